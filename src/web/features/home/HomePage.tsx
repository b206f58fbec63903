import { useLoaderData } from 'react-router';
import type { Home } from '#contract/siteContent.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { Colonnade } from '#ui/Colonnade.tsx';
import { AreaStrip } from '#web/cards/AreaStrip.tsx';
import { FloorHero } from '#web/cards/FloorHero.tsx';
import { MissingPart } from '#web/cards/Panel.tsx';
import { definePage } from '#web/shell/definePage.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { pageLoader } from '#web/shell/loading.ts';
import { pathsIn } from '#web/shell/paths.ts';
import { HomePanels } from './HomePanels.tsx';
import { JoinCall } from './JoinCall.tsx';
import { siteJsonLd } from './siteJsonLd.ts';

interface HomeData {
  /** Null where it could not be loaded. */
  home: Omit<Home, 'areas'> | null;
}

/** The front page: what the network is, its areas, and what is new in it. */
function HomePage() {
  const { t, paths } = useTranslate();
  const { home } = useLoaderData<HomeData>();
  return (
    <>
      <FloorHero size="tall" title={t('home.title')} lead={t('home.lead')} figure={<Colonnade />}>
        <p className="row">
          <a className={buttonClass({ size: 'large' })} href={paths.opportunities()}>
            {t('home.browseOpportunities')}
          </a>
          <a className={buttonClass({ size: 'large', variant: 'secondary' })} href={paths.members()}>
            {t('home.meetMembers')}
          </a>
        </p>
      </FloorHero>
      <AreaStrip label={t('home.areasTitle')} hrefOf={(slug) => `${paths.about()}#${slug}`} />
      {home ? (
        <HomePanels home={home} />
      ) : (
        <div className="wrap section">
          <MissingPart shape="cards" count={3} />
        </div>
      )}
      <JoinCall />
    </>
  );
}

export const page = definePage<HomeData>({
  loader: pageLoader(async ({ api, orMissing }) => {
    const answer = await orMissing(api.getHome());
    if (!answer) return { home: null };
    // The strip takes the areas from the shell, which has them on every page.
    const { areas: _areas, ...home } = answer;
    return { home };
  }),
  head: ({ t, language, viewer }) => ({
    title: t('meta.titleWithSite', { title: t('site.tagline'), site: viewer.siteName }),
    description: t('meta.home.description'),
    canonicalPath: pathsIn(language).home(),
    jsonLd: import.meta.env.SSR && siteJsonLd(t('site.description'), language, viewer),
  }),
  Component: HomePage,
});
