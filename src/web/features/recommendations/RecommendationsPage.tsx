import { data, useLoaderData, useLocation } from 'react-router';
import type { Recommendation } from '#contract/recommendations.ts';
import { type RecommendationKind, recommendationKinds } from '#domain/recommendation.ts';
import { Button } from '#ui/Button.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { Chip } from '#ui/Chip.tsx';
import { classNames } from '#ui/classNames.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { MemberCard } from '#web/cards/MemberCard.tsx';
import { Notice } from '#ui/Notice.tsx';
import { OpportunityCard } from '#web/cards/OpportunityCard.tsx';
import { OrganizationCard } from '#web/cards/OrganizationCard.tsx';
import { heldOutcome, type PostedValues, sentenceOf } from '#web/shell/account/accountAction.ts';
import { readNote } from '#web/shell/account/accountNotes.ts';
import { AccountSection, AccountShell } from '#web/shell/account/AccountShell.tsx';
import { AccountTabs } from '#web/shell/account/AccountTabs.tsx';
import { InPlaceContext } from '#web/shell/account/inPlace.ts';
import { InPlaceForm } from '#web/shell/account/InPlaceForm.tsx';
import { useAccountOutcome } from '#web/shell/account/useAccountOutcome.ts';
import { answerId } from '#web/shell/account/useAnswerFocus.ts';
import { useInPlace } from '#web/shell/account/useInPlace.ts';
import { definePage } from '#web/shell/definePage.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { pageLoader } from '#web/shell/loading.ts';
import { Sentence } from '#web/shell/Sentence.tsx';
import { readKind, recommendationsAction, runRecommendations } from './recommendationsAction.ts';
import './RecommendationsPage.css';

interface RecommendationsData {
  kind: RecommendationKind;
  items: Recommendation[];
  /** What was dismissed on this visit: it stays in its place, so that it can be taken back. */
  dismissed?: readonly number[];
}

/** Opportunities, members and organizations that suit one, and why (decisions §5). */
function RecommendationsPage() {
  const { t, paths } = useTranslate();
  const { shown, forms } = useInPlace({
    loaded: useLoaderData<RecommendationsData>(),
    run: async (api, values) => sentenceOf(t, await runRecommendations(api, values)),
    change,
    reloads: false,
  });
  const { kind, items, dismissed = [] } = shown;
  return (
    <AccountShell current="recommendations" title={t('memberMenu.recommendations')} lead={t('recommendations.lead')}>
      <AccountTabs
        label={t('memberMenu.recommendations')}
        current={kind}
        tabs={recommendationKinds.map((key) => ({
          key,
          href: paths.recommendations(key === 'opportunities' ? {} : { kind: key }),
          label: t(`recommendations.kind.${key}`),
        }))}
      />
      <InPlaceContext value={forms}>
        <AccountSection id="recommended" title={t(`recommendations.title.${kind}`)}>
          <Refused />
          <Undo kind={kind} />
          {items.length === 0 ? (
            <EmptyState
              title={t('recommendations.empty')}
              action={
                <a className={buttonClass({ variant: 'secondary' })} href={paths.myOrganizations()}>
                  {t('recommendations.followAreas')}
                </a>
              }
            >
              {t('recommendations.emptyText')}
            </EmptyState>
          ) : (
            <ul className={classNames('recommended', kind !== 'opportunities' && 'recommended--people')}>
              {items.map((item) => (
                <RecommendedItem key={item.id} item={item} isDismissed={dismissed.includes(item.id)} />
              ))}
            </ul>
          )}
        </AccountSection>
      </InPlaceContext>
    </AccountShell>
  );
}

/** What the page shows once a button was pressed. */
function change(shown: RecommendationsData, { intent, id }: PostedValues): RecommendationsData {
  const others = (shown.dismissed ?? []).filter((one) => String(one) !== id);
  return { ...shown, dismissed: intent === 'dismiss' ? [...others, Number(id)] : others };
}

/** One of them with its reasons; dismissed in place, no more than its name and the way back. */
function RecommendedItem({ item, isDismissed }: { item: Recommendation; isDismissed: boolean }) {
  const { t } = useTranslate();
  const { opportunity, member, organization, reasons, kind } = item;
  const name = opportunity?.title ?? organization?.name ?? member?.full_name ?? '';
  return (
    <li className="recommended__item" data-place="" tabIndex={-1}>
      {!isDismissed && <RecommendedCard item={item} />}
      <div className="recommended__foot">
        {isDismissed ? (
          <p className="muted">
            <Sentence id="recommendations.dismissed" nodes={{ name: <bdi>{name}</bdi> }} />
          </p>
        ) : (
          <ul className="recommended__reasons" aria-label={t('recommendations.reasons')}>
            {reasons.map(({ code, text }) => (
              <li key={code}>
                <Chip>
                  <bdi>{text}</bdi>
                </Chip>
              </li>
            ))}
          </ul>
        )}
        <KindForm intent={isDismissed ? 'restore' : 'dismiss'} kind={kind} id={String(item.id)} name={name} />
      </div>
    </li>
  );
}

function RecommendedCard({ item: { opportunity, member, organization } }: { item: Recommendation }) {
  if (opportunity) return <OpportunityCard opportunity={opportunity} variant="tile" />;
  if (member) return <MemberCard member={member} />;
  return organization ? <OrganizationCard organization={organization} /> : null;
}

/** What was wrong with a form that came without script: its fields are hidden, so that none can say it itself. */
function Refused() {
  const [sentence] = Object.values(useAccountOutcome()?.errors ?? {});
  return sentence === undefined ? null : (
    <Notice id={answerId} tone="error" role="alert">
      {sentence}
    </Notice>
  );
}

/**
 * Takes the last dismissal back: it was one press, and so is this. It never acts in place: what it brings back is not
 * among what was loaded.
 */
function Undo({ kind }: { kind: RecommendationKind }) {
  const { search } = useLocation();
  const id = new URLSearchParams(search).get('undo');
  if (readNote(search) !== 'recommendationDismissed' || id === null) return null;
  return (
    <InPlaceContext value={null}>
      <KindForm intent="restore" kind={kind} id={id} />
    </InPlaceContext>
  );
}

function KindForm(props: { intent: 'dismiss' | 'restore'; kind: RecommendationKind; id: string; name?: string }) {
  const { t, paths } = useTranslate();
  const { intent, kind, id, name } = props;
  return (
    <InPlaceForm action={`${paths.recommendations({ kind })}#recommended`} values={{ intent, kind, id }}>
      <Button
        type="submit"
        size="small"
        variant={intent === 'dismiss' ? 'quiet' : 'secondary'}
        aria-label={name === undefined ? undefined : t(`recommendations.${intent}Named`, { name })}
      >
        {t(`recommendations.${intent}`)}
      </Button>
    </InPlaceForm>
  );
}

export const page = definePage<RecommendationsData>({
  audience: 'members',
  loader: pageLoader(async ({ api, url, heldForm }) => {
    const list = await api.listRecommendations({ query: { kind: readKind(url.searchParams.get('kind')) } });
    // The router unpacks this before the page sees it.
    return data(
      { ...list, held: heldOutcome(heldForm) },
      { headers: { 'cache-control': 'private, no-store' } },
    ) as unknown as RecommendationsData;
  }),
  action: recommendationsAction,
  head: ({ t, viewer }) => ({
    title: t('meta.titleWithSite', { title: t('memberMenu.recommendations'), site: viewer.siteName }),
    description: t('recommendations.lead'),
    isIndexed: false,
  }),
  Component: RecommendationsPage,
});
