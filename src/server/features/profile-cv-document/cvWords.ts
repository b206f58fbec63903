import { directionOf, type Language } from '#i18n/language.ts';
import { languageOfText } from '#i18n/languageOfText.ts';
import type { Translate } from '#i18n/translate.ts';
import { printableText, type TextPiece } from '#server/documents/documentModel.ts';

/** The language of a document and its words. */
export interface CvWords {
  language: Language;
  t: Translate;
}

/** Words of the portal. */
export function said({ language }: CvWords, text: string): TextPiece {
  return { text, language };
}

/** What somebody wrote on one line: in its own direction, whatever stands around it. */
export function written({ language }: CvWords, text: string, known?: Language): TextPiece {
  const of = known ?? languageOfText(text);
  return {
    text: printableText(text).replaceAll('\n', ' '),
    language: of ?? language,
    isolate: of === null ? 'ltr' : directionOf(of),
  };
}

/** An address, a number: always from the left. */
export function unit(text: string, href?: string): TextPiece {
  return { text: printableText(text), language: 'en', isolate: 'ltr', ...(href === undefined ? {} : { href }) };
}

/** Pieces one behind the other, parted as the language does. */
export function listed(words: CvWords, groups: readonly (readonly TextPiece[])[], separator?: string): TextPiece[] {
  const between = said(words, separator ?? `${words.t('list.separator')} `);
  return groups
    .filter((group) => group.length > 0)
    .flatMap((group, index) => (index === 0 ? group : [between, ...group]));
}
