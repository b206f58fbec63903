import { data, useLoaderData, useLocation } from 'react-router';
import type { Recommendation } from '#contract/recommendations.ts';
import { type RecommendationKind, recommendationKinds } from '#domain/recommendation.ts';
import { Button } from '#ui/Button.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { Chip } from '#ui/Chip.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { MemberCard } from '#web/cards/MemberCard.tsx';
import { OpportunityCard } from '#web/cards/OpportunityCard.tsx';
import { OrganizationCard } from '#web/cards/OrganizationCard.tsx';
import { heldOutcome } from '#web/shell/account/accountAction.ts';
import { readNote } from '#web/shell/account/accountNotes.ts';
import { AccountSection, AccountShell } from '#web/shell/account/AccountShell.tsx';
import { AccountTabs } from '#web/shell/account/AccountTabs.tsx';
import { definePage } from '#web/shell/definePage.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { pageLoader } from '#web/shell/loading.ts';
import { readKind, recommendationsAction } from './recommendationsAction.ts';
import './RecommendationsPage.css';

interface RecommendationsData {
  kind: RecommendationKind;
  items: Recommendation[];
}

/** Opportunities, members and organizations that suit one, and why (decisions §5). */
function RecommendationsPage() {
  const { t, paths } = useTranslate();
  const { kind, items } = useLoaderData<RecommendationsData>();
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
      <AccountSection id="recommended" title={t(`recommendations.title.${kind}`)}>
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
          <ul className="recommended">
            {items.map((item) => (
              <li key={item.id} className="recommended__item">
                <RecommendedCard item={item} />
                <div className="recommended__foot">
                  <ul className="recommended__reasons" aria-label={t('recommendations.reasons')}>
                    {item.reasons.map(({ code, text }) => (
                      <li key={code}>
                        <Chip>
                          <bdi>{text}</bdi>
                        </Chip>
                      </li>
                    ))}
                  </ul>
                  <KindForm intent="dismiss" kind={kind} id={String(item.id)} name={nameOf(item)} />
                </div>
              </li>
            ))}
          </ul>
        )}
      </AccountSection>
    </AccountShell>
  );

  function nameOf({ opportunity, member, organization }: Recommendation): string {
    return opportunity?.title ?? organization?.name ?? member?.full_name ?? '';
  }
}

function RecommendedCard({ item: { opportunity, member, organization } }: { item: Recommendation }) {
  if (opportunity) return <OpportunityCard opportunity={opportunity} variant="tile" />;
  if (member) return <MemberCard member={member} />;
  return organization ? <OrganizationCard organization={organization} /> : null;
}

/** Takes the last dismissal back: it was one press, and so is this. */
function Undo({ kind }: { kind: RecommendationKind }) {
  const { search } = useLocation();
  const id = new URLSearchParams(search).get('undo');
  if (readNote(search) !== 'recommendationDismissed' || id === null) return null;
  return <KindForm intent="restore" kind={kind} id={id} />;
}

function KindForm(props: { intent: 'dismiss' | 'restore'; kind: RecommendationKind; id: string; name?: string }) {
  const { t, paths } = useTranslate();
  const { intent, kind, id, name } = props;
  return (
    <form method="post" action={`${paths.recommendations({ kind })}#recommended`}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        size="small"
        variant={intent === 'dismiss' ? 'quiet' : 'secondary'}
        aria-label={name === undefined ? undefined : t('recommendations.dismissNamed', { name })}
      >
        {t(`recommendations.${intent}`)}
      </Button>
    </form>
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
