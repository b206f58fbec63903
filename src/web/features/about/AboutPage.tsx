import { useLoaderData } from 'react-router';
import type { FellowCard as Fellow } from '#contract/fellows.ts';
import type { ThematicArea } from '#contract/thematicAreas.ts';
import type { Translate } from '#i18n/translate.ts';
import { Crumbs } from '#web/cards/Crumbs.tsx';
import { FellowCard } from '#web/cards/FellowCard.tsx';
import { FloorHero } from '#web/cards/FloorHero.tsx';
import { MissingPart, Panel } from '#web/cards/Panel.tsx';
import { readSections, type TextSection } from '#web/cards/readBlocks.ts';
import { TextBlocks } from '#web/cards/TextBlocks.tsx';
import { definePage } from '#web/shell/definePage.ts';
import { breadcrumbList, type Step } from '#web/shell/jsonLd.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { pageLoader } from '#web/shell/loading.ts';
import { type Paths, pathsIn } from '#web/shell/paths.ts';
import { AboutAreas } from './AboutAreas.tsx';
import './AboutPage.css';
import { NestedArches } from './NestedArches.tsx';

interface AboutData {
  title: string | null;
  description: string | null;
  sections: TextSection[];
  /** Null where they could not be loaded. */
  areas: ThematicArea[] | null;
  fellows: Fellow[] | null;
}

const shownFellows = 24;

/** The network, its five areas with their sub-themes, how it works, governance, and the fellows published so far. */
function AboutPage() {
  const { t, paths } = useTranslate();
  const { title, description, sections, areas, fellows } = useLoaderData<AboutData>();
  const lead = sections.find(({ heading }) => heading === null);
  const [network, ...others] = sections.filter(({ heading }) => heading !== null);
  return (
    <>
      <FloorHero
        above={<Crumbs steps={stepsTo(t, paths)} />}
        title={title ?? t('about.title')}
        lead={description ?? t('meta.about.description')}
        figure={<NestedArches />}
      />
      <div className="wrap">
        {sections.length === 0 && (
          <div className="section">
            <MissingPart shape="text" count={3} />
          </div>
        )}
        {lead && <TextBlocks blocks={lead.blocks} className="about__lead section" />}
        {network && <AboutSection section={network} />}
      </div>
      <AboutAreas areas={areas} />
      <div className="wrap">
        {others.map((section) => (
          <AboutSection key={section.id} section={section} />
        ))}
        <Panel
          id="fellows"
          title={t('about.fellowsTitle')}
          lead={t('home.fellowsLead')}
          items={fellows}
          shape="people"
          empty={t('about.noFellowsYet')}
        >
          {(fellow) => <FellowCard fellow={fellow} />}
        </Panel>
      </div>
    </>
  );
}

function AboutSection({ section: { id, heading, blocks } }: { section: TextSection }) {
  return (
    <section className="about__section section" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <TextBlocks blocks={blocks} />
    </section>
  );
}

const stepsTo = (t: Translate, paths: Paths): Step[] => [
  { label: t('header.home'), path: paths.home() },
  { label: t('about.title'), path: paths.about() },
];

export const page = definePage<AboutData>({
  loader: pageLoader(async ({ api, language, orMissing }) => {
    const [text, areas, fellows] = await Promise.all([
      orMissing(api.getPage({ params: { slug: 'about' } })),
      orMissing(api.listThematicAreas()),
      orMissing(api.listFellows({ query: { per_page: shownFellows } })),
    ]);
    return {
      title: text?.title ?? null,
      description: text?.description ?? null,
      sections: readSections(text?.body ?? [], language),
      areas,
      fellows: fellows?.items ?? null,
    };
  }),
  head: ({ data, t, language, viewer }) => ({
    title: t('meta.titleWithSite', { title: data.title ?? t('about.title'), site: viewer.siteName }),
    description: data.description ?? t('meta.about.description'),
    canonicalPath: pathsIn(language).about(),
    imagePath: pathsIn(language).shareImage('about'),
    jsonLd: import.meta.env.SSR && [breadcrumbList(viewer.publicUrl, stepsTo(t, pathsIn(language)))],
  }),
  Component: AboutPage,
});
