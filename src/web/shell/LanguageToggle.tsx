import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { directionOf, otherLanguage } from '#i18n/language.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { logAction } from './actionLog.ts';
import { holdPlace } from './halfTypedForms.ts';
import { useTranslate } from './language.tsx';
import { inLanguage } from './paths.ts';

/** The same place in the other language, loaded anew; query, hash, scroll and half-typed forms stay (case LNG-01). */
export function LanguageToggle() {
  const { language, t } = useTranslate();
  const { pathname, search } = useLocation();
  const other = otherLanguage(language);
  const leave = (event: MouseEvent<HTMLAnchorElement>) => {
    const { location } = window;
    const place = inLanguage(other, location.pathname + location.search + location.hash);
    // The server does not know the hash; the browser follows the address as it is after this.
    event.currentTarget.href = place;
    holdPlace(place);
    logAction({ action: 'language', meta: { language: other } });
  };
  return (
    <a
      href={inLanguage(other, pathname + search)}
      hrefLang={other}
      rel="alternate"
      data-reload=""
      className={buttonClass({ variant: 'pill' })}
      aria-label={t('language.toggleLabel')}
      onClick={leave}
    >
      <span lang="en" dir={directionOf('en')}>
        {t('language.toggle')}
      </span>
    </a>
  );
}
