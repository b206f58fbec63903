/** Controls and marks of direction; joiners stay, for they shape letters. */
const unseen = /(?![\u200C\u200D])[\p{Cc}\p{Cf}]|\p{Variation_Selector}/gu;
/** A time, a pair of years: the layout engine would swap its numbers in an Arabic line. */
const joinedNumbers = /\d+(?:[/:]\d+)+/g;
/** `Al-Hashimi`: the article stays with its name. */
const boundPrefix = /(?<!\p{L})\p{L}{1,3}-(?=\p{L})/gu;
const wordJoiner = '\u2060';
const leftToRightMark = '\u200E';

/** A person's text as it can be drawn in one paragraph: composed, without marks that would be drawn as boxes. */
export function drawableText(text: string, direction: 'ltr' | 'rtl'): string {
  const plain = text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(unseen, '')
    .replaceAll('\u2011', `-${wordJoiner}`)
    .replaceAll(/\p{Extended_Pictographic}|\p{Regional_Indicator}/gu, '')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(boundPrefix, (prefix) => prefix + wordJoiner)
    .trim();
  return direction === 'rtl' ? plain.replaceAll(joinedNumbers, (numbers) => leftToRightMark + numbers) : plain;
}

/** At most `length` characters, cut between words. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length).replace(/\s+\S*$/u, '');
  return `${(cut === '' ? text.slice(0, length) : cut).replace(/[\s,;:.،؛–-]+$/u, '')}…`;
}
