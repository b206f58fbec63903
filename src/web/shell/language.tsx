import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { directionOf, type Language } from '#i18n/language.ts';
import type { Translate } from '#i18n/translate.ts';
import { type Paths, pathsIn } from './paths.ts';

interface LanguageValue {
  language: Language;
  direction: 'ltr' | 'rtl';
  t: Translate;
  paths: Paths;
}

const LanguageContext = createContext<LanguageValue | null>(null);

/** Gives every component below its words, direction and URLs. */
export function LanguageProvider({ language, t, children }: { language: Language; t: Translate; children: ReactNode }) {
  const value = useMemo(
    () => ({ language, direction: directionOf(language), t, paths: pathsIn(language) }),
    [language, t],
  );
  return <LanguageContext.Provider value={value}>{children}</LanguageContext.Provider>;
}

/** The page's language, its words and its URLs. */
export function useTranslate(): LanguageValue {
  const value = useContext(LanguageContext);
  if (!value) throw new Error('useTranslate is used outside a LanguageProvider.');
  return value;
}
