import { redirect, useLoaderData } from 'react-router';
import type { OwnStanding } from '#contract/applications.ts';
import type { OpportunityCard as Card, OpportunityDetail } from '#contract/opportunities.ts';
import { parseIdSlug, slugify } from '#domain/slug.ts';
import { otherLanguage } from '#i18n/language.ts';
import { OpportunityCard } from '#web/cards/OpportunityCard.tsx';
import { definePage } from '#web/shell/definePage.ts';
import type { HeadArguments, PageHead } from '#web/shell/head.ts';
import { breadcrumbList } from '#web/shell/jsonLd.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { MissingRecord, missingRecordHead } from '#web/shell/MissingRecord.tsx';
import { notFound, pageLoader } from '#web/shell/loading.ts';
import { pathsIn } from '#web/shell/paths.ts';
import { crumbsOf } from './crumbsOf.ts';
import { jobPosting } from './jobPosting.ts';
import { OpportunityAside } from './OpportunityAside.tsx';
import { OpportunityHero } from './OpportunityHero.tsx';
import './OpportunityPage.css';
import { OpportunityText } from './OpportunityText.tsx';
import { ownActions } from './ownActions.ts';

interface PageData {
  /** Null where it could not be loaded. */
  opportunity: OpportunityDetail | null;
  related: Card[];
  /** Of the member who looks at it. */
  own: OwnStanding | null;
}

function OpportunityPage() {
  const { opportunity, related, own } = useLoaderData<PageData>();
  if (!opportunity) return <MissingRecord />;
  return (
    <>
      <OpportunityHero opportunity={opportunity} />
      <div className="opportunity-page wrap">
        <OpportunityText opportunity={opportunity} />
        <OpportunityAside opportunity={opportunity} own={own} />
      </div>
      <Related related={related} />
    </>
  );
}

function Related({ related }: { related: Card[] }) {
  const { t } = useTranslate();
  if (related.length === 0) return null;
  return (
    <section className="related wrap" aria-labelledby="related">
      <h2 id="related">{t('opportunity.related')}</h2>
      <ul className="grid">
        {related.map((other) => (
          <OpportunityCard key={other.id} opportunity={other} variant="tile" as="li" />
        ))}
      </ul>
    </section>
  );
}

function headOf({ data: { opportunity }, language, t, viewer }: HeadArguments<PageData>): PageHead {
  if (!opportunity) return missingRecordHead({ t });
  const paths = pathsIn(language);
  const other = otherLanguage(language);
  const title = opportunity.title ?? '';
  const otherTitle = (other === 'ar' ? opportunity.title_ar : opportunity.title_en) ?? title;
  const organization = opportunity.organization?.name;
  const steps = crumbsOf(opportunity, language, t);
  return {
    title: t('meta.titleWithSite', { title, site: viewer.siteName }),
    description:
      opportunity.summary ?? (organization ? t('meta.opportunity.description', { title, organization }) : title),
    canonicalPath: paths.opportunity(opportunity),
    alternatePath: pathsIn(other).opportunity({ id: opportunity.id, slug: slugify(otherTitle) }),
    imagePath: paths.shareImage(`opportunities/${opportunity.id}`),
    type: 'article',
    jsonLd: import.meta.env.SSR && [
      // A posting that takes no applications any more must not be offered as a job (decisions §4).
      ...(opportunity.is_open ? [jobPosting(opportunity, viewer, paths)] : []),
      breadcrumbList(viewer.publicUrl, steps),
    ],
  };
}

export const page = definePage<PageData>({
  loader: pageLoader(async ({ api, url, params, language, user, orEmpty }) => {
    const wanted = parseIdSlug(params.idSlug ?? '');
    if (!wanted) throw notFound();
    const id = String(wanted.id);
    const [opportunity, related, own] = await Promise.all([
      orEmpty<OpportunityDetail | null>(api.getOpportunity({ params: { id } }), null),
      orEmpty<Card[]>(api.listRelatedOpportunities({ params: { id } }), []),
      user && orEmpty<OwnStanding | null>(api.getOwnStanding({ params: { id } }), null),
      user && ownActions.load(),
    ]);
    // The id decides; another spelling of the rest leads to the right one, once (decisions §4, case LNG-07).
    if (opportunity && opportunity.slug !== wanted.slug) {
      throw redirect(pathsIn(language).opportunity(opportunity) + url.search, 301);
    }
    return { opportunity, related, own };
  }),
  action: async (args) => (await import('./ownAction.ts')).ownAction(args),
  head: headOf,
  loadMemberPart: ownActions.load,
  Component: OpportunityPage,
});
