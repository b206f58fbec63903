import type { MessageId } from './messageId.ts';
import type { MessageValues, Translate } from './translate.ts';

/** A stretch of a sentence: the catalog's own words, or a value that was put into them. */
export type MessagePart = { readonly text: string; readonly isValue: boolean };

// Private-use characters that no text of the portal contains; they mark where a value begins and ends.
const open = '\uE000';
const close = '\uE001';
const marked = new RegExp(`(${open}[^${close}]*${close})`);

/**
 * A sentence cut around its text values, so that a page can put each into a `<bdi>`: a Latin name in an
 * Arabic sentence must not drag its neighbors along (decisions §2). Numbers stay part of the words.
 */
export function messageParts(t: Translate, id: MessageId, values: MessageValues): MessagePart[] {
  const wrapped = Object.entries(values).map(([key, value]) => [
    key,
    typeof value === 'string' ? `${open}${value.replaceAll(open, '').replaceAll(close, '')}${close}` : value,
  ]);
  return t(id, Object.fromEntries(wrapped) as MessageValues)
    .split(marked)
    .filter((text) => text !== '')
    .map((text) => (text.startsWith(open) ? { text: text.slice(1, -1), isValue: true } : { text, isValue: false }));
}

/** A value isolated by characters, for places where no element can stand: titles, attributes, plain-text mails. */
export function isolate(value: string): string {
  return value === '' ? '' : `\u2068${value}\u2069`;
}
