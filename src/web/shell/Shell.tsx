import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { GirihPatterns } from '#ui/GirihPattern.tsx';
import { ToastProvider } from '#ui/Toast.tsx';
import { Announcements } from './Announcements.tsx';
import { ConnectionToasts } from './ConnectionToasts.tsx';
import { Footer } from './Footer.tsx';
import { GlobalLoader } from './GlobalLoader.tsx';
import { restorePlace } from './halfTypedForms.ts';
import { Header } from './Header.tsx';
import { ScrollMemory } from './ScrollMemory.tsx';
import './Shell.css';
import { useTranslate } from './language.tsx';
import { PageUpdates } from './PageUpdates.tsx';
import { usePageViews } from './usePageViews.ts';

/** The frame of every page: skip link, announcements, header, main, footer, and what floats over them. */
export function Shell() {
  const { t } = useTranslate();
  usePageViews();
  useEffect(() => {
    restorePlace();
    // From here on every control answers: tests wait for it.
    document.documentElement.dataset.hydrated = 'true';
  }, []);
  return (
    <ToastProvider label={t('a11y.notifications')}>
      <a className="skip-link" href="#main">
        {t('a11y.skipToContent')}
      </a>
      <Announcements />
      <Header />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <GlobalLoader />
      <ConnectionToasts />
      <GirihPatterns />
      <PageUpdates />
      <ScrollMemory />
    </ToastProvider>
  );
}
