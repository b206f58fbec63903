import { normalizeText } from './text.ts';

/** LRE, RLE, PDF, LRO and RLO: they turn the words around them, and nobody sees why. */
const overrides = /[\u202A-\u202E]/g;
/** LRI, RLI and FSI, which begin an isolate, and PDI, which ends it. */
const isolates = /[\u2066-\u2069]/g;
const isolateEnd = '\u2069';
/** Where a paragraph ends, every isolate ends (UAX #9); other signs that end one are refused in texts. */
const paragraphEnd = /([\n\r\u2029])/;

/**
 * A text of several lines without the controls by which it could turn what stands around it: embeddings and overrides
 * go, and isolates that their paragraph does not close or open. Marks (LRM, RLM, ALM) and whole isolates stay, which
 * Arabic and English need of each other. Names refuse them all instead (decisions §2); here they come unseen with what
 * is pasted from documents.
 */
export function dropDirectionControls(text: string): string {
  const plain = text.replaceAll(overrides, '');
  return plain.search(isolates) === -1 ? plain : plain.split(paragraphEnd).map(dropLoneIsolates).join('');
}

function dropLoneIsolates(paragraph: string): string {
  const lone = new Set<number>();
  const open: number[] = [];
  for (const { 0: sign, index } of paragraph.matchAll(isolates))
    if (sign !== isolateEnd) open.push(index);
    else if (open.pop() === undefined) lone.add(index);
  for (const index of open) lone.add(index);
  return paragraph.replaceAll(isolates, (sign, index: number) => (lone.has(index) ? '' : sign));
}

/** The form in which a text of several lines is kept and measured: normalized, and without those controls. */
export function normalizeLongText(text: string): string {
  return normalizeText(dropDirectionControls(text));
}

/** Its length in UTF-16 units, as the counter under the box, the browser's rule and the server's rule have it (decisions §2). */
export function longTextLength(text: string): number {
  return normalizeLongText(text).length;
}
