import { useEffect, useRef } from 'react';
import { data, useLoaderData, useLocation } from 'react-router';
import type { OwnProfile } from '#contract/profile.ts';
import {
  isProfileSection,
  type ProfileAudience,
  type ProfileSection,
  profileSections,
} from '#domain/profileSections.ts';
import { PageAnswer } from '#web/shell/account/AccountAnswer.tsx';
import { AccountShell } from '#web/shell/account/AccountShell.tsx';
import { type AccountOutcome, heldOutcome } from '#web/shell/account/accountAction.ts';
import { useAccountOutcome } from '#web/shell/account/useAccountOutcome.ts';
import { useAnswerFocus } from '#web/shell/account/useAnswerFocus.ts';
import { Notice } from '#ui/Notice.tsx';
import { definePage } from '#web/shell/definePage.ts';
import { loadCountries } from '#web/shell/forms/countryLists.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { pageLoader } from '#web/shell/loading.ts';
import { useTellCompletion } from '#web/shell/ownCompletion.ts';
import { asSeenBy } from './asSeenBy.ts';
import { CompletionPanel } from './CompletionPanel.tsx';
import { type FormChoices, loadChoices } from './formChoices.ts';
import './MyProfilePage.css';
import { type CurrentState, profileAction } from './profileAction.ts';
import { ProfileHead } from './ProfileHead.tsx';
import { SectionBlock } from './SectionBlock.tsx';
import { isOfForm } from './SectionNote.tsx';
import { clearSentDraft } from './useFormDraft.ts';
import { useFormFocus } from './useFormFocus.ts';
import { ViewAs } from './ViewAs.tsx';

interface ProfileData {
  profile: OwnProfile;
  choices: FormChoices;
  held: AccountOutcome<CurrentState> | null;
}

/** Which form is open: of a section, or of one of its items. */
export interface OpenForm {
  section: ProfileSection;
  itemId: number | null;
}

const audiences = ['public', 'member', 'connection'] as const satisfies readonly ProfileAudience[];

/** One's profile as others see it, and edited in place (decisions §4). */
function MyProfilePage() {
  const { t, paths } = useTranslate();
  const { profile, choices } = useLoaderData<ProfileData>();
  const outcome = useAccountOutcome<CurrentState>();
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const audience = audiences.find((one) => one === query.get('view')) ?? 'self';
  const isForm = outcome !== undefined && isOfForm(outcome);
  const open = isForm
    ? readOpen(outcome.values.section, outcome.code === 'not_found' ? undefined : outcome.values.id)
    : readOpen(query.get('edit') ?? undefined, query.get('item') ?? undefined);
  const isSaidBelow = audience === 'self' && (isForm ? open !== null : isProfileSection(outcome?.values.section ?? ''));
  const page = useRef<HTMLDivElement>(null);
  const note = outcome ? null : query.get('done');
  useAnswerFocus(page, outcome ?? note);
  useFormFocus(page, audience === 'self' ? open : null, outcome !== undefined || note !== null);
  useEffect(() => {
    if (note === 'saved') clearSentDraft();
  }, [note]);
  useTellCompletion(profile);
  const seen = asSeenBy(profile, audience);
  return (
    <AccountShell
      current="profile"
      title={t('profile.title')}
      lead={t('profile.lead')}
      answer={isSaidBelow ? null : <PageAnswer />}
    >
      <div ref={page} className="my-profile">
        <ViewAs audience={audience} visibility={profile.visibility} />
        <p>
          <a className="text-link" href={`${paths.cv()}#cv-document`}>
            {t('cvDocument.link')}
          </a>
        </p>
        {audience === 'self' && <CompletionPanel profile={profile} />}
        {seen ? (
          <>
            <ProfileHead profile={seen} />
            {profileSections.map((section) => (
              <SectionBlock
                key={section}
                section={section}
                profile={seen}
                isEditable={audience === 'self'}
                open={audience === 'self' && open?.section === section ? open : null}
                outcome={isForm && open?.section === section ? outcome : null}
                choices={choices}
              />
            ))}
          </>
        ) : (
          <Notice>{t('profile.view.hidden')}</Notice>
        )}
      </div>
    </AccountShell>
  );
}

function readOpen(section: string | undefined, id: string | undefined): OpenForm | null {
  if (section === undefined || !isProfileSection(section)) return null;
  return { section, itemId: id !== undefined && /^\d+$/.test(id) ? Number(id) : null };
}

export const page = definePage<ProfileData>({
  audience: 'members',
  loader: pageLoader(async ({ api, url, heldForm, language }) => {
    const section = heldForm?.section ?? url.searchParams.get('edit') ?? '';
    const [profile, choices] = await Promise.all([
      api.getUserProfile(),
      loadChoices(api, section, language),
      loadCountries(),
    ]);
    const loaded = data(
      { profile, choices, held: heldOutcome(heldForm) },
      { headers: { 'cache-control': 'private, no-store' } },
    );
    // The router unpacks this before the page sees it.
    return loaded as unknown as ProfileData;
  }),
  action: profileAction,
  head: ({ t, viewer }) => ({
    title: t('meta.titleWithSite', { title: t('profile.title'), site: viewer.siteName }),
    description: t('profile.lead'),
    isIndexed: false,
  }),
  Component: MyProfilePage,
});
