import type { Language } from '#i18n/language.ts';
import { languageOfText } from '#i18n/languageOfText.ts';
import { Highlight } from '#ui/Highlight.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { markedParts, type Ranges } from './markedParts.ts';

export interface MarkedTextProps {
  text: string;
  /** The text's language where it is known; else its script tells. */
  lang?: Language;
  matches?: Ranges | undefined;
}

/** A text in whatever language a person wrote it, with what a search matched marked in it. */
export function MarkedText({ text, lang, matches }: MarkedTextProps) {
  const { language } = useTranslate();
  const written = lang ?? languageOfText(text);
  return (
    <bdi lang={written === null || written === language ? undefined : written} dir={written === 'ar' ? 'rtl' : 'auto'}>
      {matches && matches.length > 0 ? <Highlight parts={markedParts(text, matches)} /> : text}
    </bdi>
  );
}
