import { useLoaderData } from 'react-router';
import type { OpportunityCard as Opportunity } from '#contract/opportunities.ts';
import type { OrganizationCard as Organization } from '#contract/organizations.ts';
import { type AgsCategory, agsCategories } from '#domain/opportunity.ts';
import type { Translate } from '#i18n/translate.ts';
import { ArchRow } from '#web/cards/ArchRow.tsx';
import { AreaStrip } from '#web/cards/AreaStrip.tsx';
import { Crumbs } from '#web/cards/Crumbs.tsx';
import { FloorHero } from '#web/cards/FloorHero.tsx';
import { OpportunityCard } from '#web/cards/OpportunityCard.tsx';
import { OrganizationCard } from '#web/cards/OrganizationCard.tsx';
import { MissingPart, Panel } from '#web/cards/Panel.tsx';
import { type ReadBlock, readBlocks } from '#web/cards/readBlocks.ts';
import { TextBlocks } from '#web/cards/TextBlocks.tsx';
import { definePage, type PageRoute } from '#web/shell/definePage.ts';
import { breadcrumbList, type Step } from '#web/shell/jsonLd.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { pageLoader } from '#web/shell/loading.ts';
import { type Paths, pathsIn } from '#web/shell/paths.ts';
import './categoryPage.css';

interface CategoryData {
  title: string | null;
  description: string | null;
  body: ReadBlock[];
  /** Null where they could not be loaded. */
  opportunities: Opportunity[] | null;
  organizations: Organization[] | null;
}

const shownCards = 6;

/** The page of a category: what it means, its focus areas, its newest opportunities, and who is active in it. */
export function categoryPage(category: AgsCategory): PageRoute {
  const stepsTo = (t: Translate, paths: Paths): Step[] => [
    { label: t('header.home'), path: paths.home() },
    { label: t(`category.${category}`), path: paths.category(category) },
  ];

  function CategoryPage() {
    const { t, paths } = useTranslate();
    const { title, description, body, opportunities, organizations } = useLoaderData<CategoryData>();
    const heading = title ?? t(`category.${category}`);
    return (
      <>
        <FloorHero
          above={<Crumbs steps={stepsTo(t, paths)} />}
          title={heading}
          lead={description ?? t(`meta.${category}.description`)}
          figure={
            <ArchRow
              width={370}
              arches={agsCategories.map((each) => ({ hue: 'brand', height: 150, isLit: each === category }))}
            />
          }
        />
        <AreaStrip label={t('category.areasTitle')} hrefOf={(slug) => paths.focusArea(category, slug)} />
        <div className="wrap">
          <section className="section" aria-label={heading}>
            {body.length > 0 ? (
              <TextBlocks blocks={body} className="category__text" />
            ) : (
              <MissingPart shape="text" count={3} />
            )}
          </section>
          <Panel
            id="newest"
            title={t(`category.newestTitle.${category}`)}
            more={{
              href: paths.opportunities({ agsCategory: category }),
              label: t(`category.allOpportunities.${category}`),
            }}
            items={opportunities}
            empty={t('category.noOpportunities')}
            emptyAction={{ href: paths.opportunities(), label: t('home.allOpportunities') }}
          >
            {(opportunity) => <OpportunityCard variant="tile" opportunity={opportunity} />}
          </Panel>
          <Panel
            id="organizations"
            title={t(`category.organizationsTitle.${category}`)}
            more={{ href: paths.organizations(), label: t('home.allOrganizations') }}
            items={organizations}
            empty={t('category.noOrganizations')}
            emptyAction={{ href: paths.joinUs(), label: t('home.joinAction') }}
          >
            {(organization) => <OrganizationCard organization={organization} />}
          </Panel>
        </div>
      </>
    );
  }

  return definePage<CategoryData>({
    loader: pageLoader(async ({ api, language, orMissing }) => {
      const [text, opportunities, organizations] = await Promise.all([
        orMissing(api.getPage({ params: { slug: category } })),
        orMissing(api.listOpportunities({ query: { agsCat: category, sort: 'newest', per_page: shownCards } })),
        orMissing(api.listOrganizations({ query: { agsCat: category, sort: 'newest', per_page: shownCards } })),
      ]);
      return {
        title: text?.title ?? null,
        description: text?.description ?? null,
        body: readBlocks(text?.body ?? [], language),
        opportunities: opportunities?.items ?? null,
        organizations: organizations?.items ?? null,
      };
    }),
    head: ({ data, t, language, viewer }) => ({
      title: t('meta.titleWithSite', { title: data.title ?? t(`category.${category}`), site: viewer.siteName }),
      description: data.description ?? t(`meta.${category}.description`),
      canonicalPath: pathsIn(language).category(category),
      imagePath: pathsIn(language).shareImage(category),
      jsonLd: import.meta.env.SSR && [breadcrumbList(viewer.publicUrl, stepsTo(t, pathsIn(language)))],
    }),
    Component: CategoryPage,
  });
}
