import { remember } from './remember.ts';

/** Units of UTF-16. */
export const maxSlugLength = 80;

/**
 * The decoration after an id in an address (decisions §4): words in lower case joined by hyphens, Arabic kept as it is
 * written but without tashkeel and tatweel, Latin letters without their marks, cut between words at 80 units. Empty when
 * the title has neither letter nor digit. Lists show the same titles and names again and again.
 */
export const slugify = remember(2000, (title) => {
  const words = title
    .toWellFormed()
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
    .normalize('NFC')
    .replace(/[\u064B-\u0652\u0670\u0640'’‘ʼ]|\p{Default_Ignorable_Code_Point}/gu, '')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '');
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word : `${slug}-${word}`;
    if (longer.length > maxSlugLength) return slug === '' ? cutWord(word) : slug;
    slug = longer;
  }
  return slug;
});

function cutWord(word: string): string {
  let cut = '';
  for (const letter of word) {
    if (cut.length + letter.length > maxSlugLength) return cut;
    cut += letter;
  }
  return cut;
}

/** The part of an address that names a record: "12-title", or "12" alone when the title gives no slug. */
export function formatIdSlug(id: number, title: string): string {
  const slug = slugify(title);
  return slug === '' ? String(id) : `${id}-${slug}`;
}

/**
 * Reads "12-title" or "12": the id decides, the slug is decoration and comes back in NFC. Null when it does not begin
 * with a positive whole number, which is an unknown page.
 */
export function parseIdSlug(segment: string): { id: number; slug: string } | null {
  const [, digits, slug = ''] = /^([1-9][0-9]{0,15})(?:-(.*))?$/su.exec(segment) ?? [];
  const id = Number(digits);
  return digits !== undefined && Number.isSafeInteger(id) ? { id, slug: slug.normalize('NFC') } : null;
}
