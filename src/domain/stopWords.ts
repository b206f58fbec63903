/*
 * Words that a search asks for only where it has no others: the database leaves them out (`search_query`), and where they
 * stand in a text says nothing of why it was found.
 */

const english = `i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers herself it its itself
  they them their theirs themselves what which who whom this that these those am is are was were be been being have has had
  having do does did doing a an the and but if or because as until while of at by for with about against between into through
  during before after above below to from up down in out on off over under again further then once here there when where why
  how all any both each few more most other some such no nor not only own same so than too very s t can will just don should now`;

/** Folded, as search compares them; the Arabic ones are those that `search_query` names. */
export const stopWords: ReadonlySet<string> = new Set(
  ['في', 'من', 'علي', 'عن', 'مع', 'او', 'و'].concat(english.split(/\s+/u)),
);

const marks = /[\u064B-\u0652\u0670\u0640]/gu;

/**
 * Whether a word, as it is written, is a small one that no text is found by: folding would make it one with others (ما with
 * ماء, إلى with آلي), which would then be found nearly everywhere (`index_words` of 0027).
 */
export function isUnsearched(word: string): boolean {
  return /^(?:ما|(?:إ|ا\u0655?)ل[ىيی])$/u.test(word.normalize('NFC').replace(marks, ''));
}

/** The words of a folded query less its stop words; all of them where it has no others. */
export function withoutStopWords(words: readonly string[]): readonly string[] {
  const others = words.filter((word) => !stopWords.has(word));
  return others.length > 0 ? others : words;
}
