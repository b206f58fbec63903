import type { Language } from '#i18n/language.ts';
import { Bdi } from '#ui/Bdi.tsx';
import { Highlight } from '#ui/Highlight.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { type Ranges, markedParts } from './markedParts.ts';

export interface Written {
  en: string | null;
  ar: string | null;
}

/** The text that a page shows of a bilingual one, and its language; null when it was written in neither. */
export function writtenIn({ en, ar }: Written, language: Language): { text: string; language: Language } | null {
  const [own, other] = language === 'ar' ? [ar, en] : [en, ar];
  if (own) return { text: own, language };
  return other ? { text: other, language: language === 'ar' ? 'en' : 'ar' } : null;
}

/**
 * What a person or an organization wrote, in the page's language or else as it stands in the other one, which then
 * keeps its own direction and faces inside a block that keeps the page's edge.
 */
export function WrittenText({ en, ar, matches }: Written & { matches?: Ranges | undefined }) {
  const { language } = useTranslate();
  const written = writtenIn({ en, ar }, language);
  if (!written) return null;
  const text = matches && matches.length > 0 ? <Highlight parts={markedParts(written.text, matches)} /> : written.text;
  return written.language === language ? text : <Bdi lang={written.language}>{text}</Bdi>;
}
