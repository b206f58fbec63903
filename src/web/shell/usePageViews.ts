import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { loggedPath, logAction } from './actionLog.ts';
import { useTranslate } from './language.tsx';

/** Notes each page that is opened, the first one included. */
export function usePageViews(): void {
  const { language } = useTranslate();
  const { pathname } = useLocation();
  useEffect(() => {
    logAction({ action: 'page.view', targetType: 'page', targetId: loggedPath(pathname), meta: { language } });
  }, [pathname, language]);
}
