import { useLoaderData } from 'react-router';
import type { MemberCard as Member } from '#contract/members.ts';
import type { OpportunityCard as Opportunity } from '#contract/opportunities.ts';
import type { OrganizationCard as Organization } from '#contract/organizations.ts';
import type { ThematicArea } from '#contract/thematicAreas.ts';
import { type AgsCategory, isAgsCategory } from '#domain/opportunity.ts';
import { isThematicAreaSlug } from '#domain/thematicArea.ts';
import type { Translate } from '#i18n/translate.ts';
import { Kicker } from '#ui/Card.tsx';
import { ArchRow } from '#web/cards/ArchRow.tsx';
import { Crumbs } from '#web/cards/Crumbs.tsx';
import { FloorHero } from '#web/cards/FloorHero.tsx';
import { hueOfAreas } from '#web/cards/hueOfAreas.ts';
import { type ReadBlock, readBlocks } from '#web/cards/readBlocks.ts';
import { definePage } from '#web/shell/definePage.ts';
import { breadcrumbList, type Step } from '#web/shell/jsonLd.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { notFound, pageLoader } from '#web/shell/loading.ts';
import { type Paths, pathsIn } from '#web/shell/paths.ts';
import { AreaPanels } from './AreaPanels.tsx';
import { AreaText } from './AreaText.tsx';
import { NeighborAreas } from './NeighborAreas.tsx';

/** What a focus-area page shows; null where it could not be loaded. */
export interface FocusArea {
  category: AgsCategory;
  slug: string;
  title: string;
  description: string | null;
  subs: ThematicArea['subs'];
  body: ReadBlock[];
  categoryBody: ReadBlock[];
  opportunities: Opportunity[] | null;
  members: Member[] | null;
  organizations: Organization[] | null;
}

const shownCards = 6;

function FocusAreaPage() {
  const { t, paths } = useTranslate();
  const area = useLoaderData<FocusArea>();
  const { category, slug, title } = area;
  const hue = hueOfAreas([{ slug }]);
  return (
    <>
      <FloorHero
        hue={hue}
        above={
          <>
            <Crumbs steps={stepsTo(area, t, paths)} />
            <Kicker>{t(`category.${category}`)}</Kicker>
          </>
        }
        title={title}
        lead={area.description}
        figure={
          <ArchRow
            width={370}
            arches={[
              { hue, height: 128, isLit: false },
              { hue, height: 196, isLit: true },
              { hue, height: 128, isLit: false },
            ]}
          />
        }
      />
      <div className="wrap">
        <AreaText area={area} hue={hue} />
        <AreaPanels area={area} />
        <NeighborAreas category={category} slug={slug} area={title} />
      </div>
    </>
  );
}

function stepsTo({ category, slug, title }: FocusArea, t: Translate, paths: Paths): Step[] {
  return [
    { label: t('header.home'), path: paths.home() },
    { label: t(`category.${category}`), path: paths.category(category) },
    { label: title, path: paths.focusArea(category, slug) },
  ];
}

export const page = definePage<FocusArea>({
  loader: pageLoader(async ({ api, language, params, t, orMissing }) => {
    const { category, area: slug = '' } = params;
    if (!isAgsCategory(category) || !isThematicAreaSlug(slug)) throw notFound();
    const [text, opportunities, members, organizations] = await Promise.all([
      orMissing(api.getThematicAreaBySlug({ params: { slug }, query: { category } })),
      orMissing(api.listOpportunitiesByArea({ params: { slug }, query: { agsCat: category, per_page: shownCards } })),
      orMissing(api.listMembers({ query: { taSlug: slug, sort: 'newest', per_page: shownCards } })),
      orMissing(api.listOrganizations({ query: { taSlug: slug, sort: 'newest', per_page: shownCards } })),
    ]);
    return {
      category,
      slug,
      title: text?.title ?? t(`area.${slug}`),
      description: text?.description ?? null,
      subs: text?.subs ?? [],
      body: readBlocks(text?.body ?? [], language),
      categoryBody: readBlocks(text?.category_body ?? [], language),
      opportunities: opportunities?.items ?? null,
      members: members?.items ?? null,
      organizations: organizations?.items ?? null,
    };
  }),
  head: ({ data, t, language, viewer }) => {
    const names = { area: data.title, category: data.category };
    const paths = pathsIn(language);
    return {
      title: t('meta.titleWithSite', { title: t('meta.focusArea.title', names), site: viewer.siteName }),
      description: t('meta.focusArea.description', names),
      canonicalPath: paths.focusArea(data.category, data.slug),
      imagePath: paths.shareImage(`focus-areas/${data.category}/${data.slug}`),
      jsonLd: import.meta.env.SSR && [breadcrumbList(viewer.publicUrl, stepsTo(data, t, paths))],
    };
  },
  Component: FocusAreaPage,
});
