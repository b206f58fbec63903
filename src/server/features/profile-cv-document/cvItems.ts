import type { ProfileItem } from '#contract/profile.ts';
import { namesDegree } from '#domain/namesDegree.ts';
import type { ItemSection } from '#domain/profileSections.ts';
import { otherLanguage } from '#i18n/language.ts';
import { formatYearMonth } from '#i18n/yearMonth.ts';
import type { BlockStyle, DocumentBlock, TextPiece } from '#server/documents/documentModel.ts';
import { type CvWords, listed, said, unit, written } from './cvWords.ts';
import { richBlocks } from './richBlocks.ts';

/** One item of a profile as paragraphs, as the profile's page shows it. */
export function itemBlocks(
  words: CvWords,
  section: ItemSection,
  item: ProfileItem,
  nextList: () => number,
): DocumentBlock[] {
  const isOfOrganization = section === 'memberships' || (section === 'education' && !item.degree_name && !item.title);
  const organization = item.organization_name ? [written(words, item.organization_name)] : [];
  const title = item.title ? [written(words, item.title)] : [];
  const [first, second] = isOfOrganization
    ? [organization, title]
    : [titleOf(words, section, item, title), organization];
  const places = [item.department, item.city, item.country_name].filter((place) => place !== null);
  const facts = listed(words, [datesOf(words, item), ...places.map((place) => [written(words, place)])]);
  const isNamed = section !== 'links' || item.title !== null;
  const link = isNamed ? linkOf(item) : [];
  const line = (style: BlockStyle, pieces: TextPiece[]): DocumentBlock[] =>
    pieces.length === 0 ? [] : [{ style, language: words.language, pieces }];
  return [
    ...line('itemTitle', first),
    ...line('place', second),
    ...line('itemFacts', facts),
    ...line('itemFacts', link),
    ...descriptionOf(words, item, nextList),
  ];
}

/** A text in the document's language, or else as it was written in the other one. */
export function descriptionOf(
  { language }: CvWords,
  texts: Pick<ProfileItem, 'description_en' | 'description_ar'>,
  nextList: () => number,
): DocumentBlock[] {
  const by = { en: texts.description_en, ar: texts.description_ar };
  const shown = by[language] ? language : otherLanguage(language);
  return richBlocks(by[shown], shown, nextList);
}

function titleOf(words: CvWords, section: ItemSection, item: ProfileItem, title: TextPiece[]): TextPiece[] {
  if (section === 'links' && title.length === 0) return linkOf(item);
  if (section !== 'education' || item.degree_name === null || namesDegree(item.title, item.degree_name)) return title;
  return listed(words, [[said(words, item.degree_name)], title]);
}

/** Where something is found. */
function linkOf({ url, doi }: ProfileItem): TextPiece[] {
  const address = doi === null ? url : `https://doi.org/${doi}`;
  if (address === null) return [];
  return [unit(doi ?? url ?? '', /^https?:\/\//i.test(address) ? address : `https://${address}`)];
}

function datesOf(words: CvWords, item: ProfileItem): TextPiece[] {
  const { language, t } = words;
  const { start_year: start, start_month, end_year: end, end_month, is_current } = item;
  const from = start === null ? null : formatYearMonth(start, start_month, language);
  const to = is_current ? t('cvDocument.present') : end === null ? null : formatYearMonth(end, end_month, language);
  if (from !== null && to !== null) return [said(words, t('profile.range', { from, to }))];
  return (from ?? to) === null ? [] : [said(words, from ?? to ?? '')];
}
