import { Outlet, ScrollRestoration } from 'react-router';
import { useTranslate } from './language.tsx';
import { PageUpdates } from './PageUpdates.tsx';

/** The frame of every page: skip link, header, main, footer. */
export function Shell() {
  const { t } = useTranslate();
  return (
    <>
      <a className="skip-link" href="#main">
        {t('a11y.skipToContent')}
      </a>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <PageUpdates />
      <ScrollRestoration />
    </>
  );
}
