import { useLoaderData } from 'react-router';
import type { Home } from '#contract/siteContent.ts';
import { definePage } from '#web/shell/definePage.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { pageLoader } from '#web/shell/loading.ts';

const empty: Home = { areas: [], closing_soon: [], newest_members: [], newest_organizations: [], fellows: [], counts: { open_opportunities: 0, organizations: 0, members: 0, countries: 0 } };

function HomePage() {
  const { t } = useTranslate();
  const home = useLoaderData<Home>();
  return (
    <div className="measure">
      <h1>{t('site.tagline')}</h1>
      <ul>
        {home.areas.map((area) => (
          <li key={area.slug}>{area.title}</li>
        ))}
      </ul>
    </div>
  );
}

export const page = definePage<Home>({
  loader: pageLoader(({ api, orEmpty }) => orEmpty(api.getHome(), empty)),
  head: ({ t, language }) => ({ title: t('meta.home.title'), description: t('meta.home.description'), canonicalPath: `/${language}` }),
  Component: HomePage,
});
