import type { AgsCategory, OpportunityCategory } from '#domain/opportunity.ts';
import type { OrganizationType } from '#domain/organization.ts';
import { foldText, stripArticle } from '#domain/searchText.ts';
import type { ThematicAreaSlug } from '#domain/thematicArea.ts';
import { agsKeywords, areaKeywords, categoryKeywords, organizationTypeKeywords } from './guessKeywordsData.ts';

type Keywords<T> = readonly (readonly [kind: T, folded: readonly string[]])[];

const categories = foldKeywords(categoryKeywords);
const agsCategories = foldKeywords(agsKeywords);
const areas = foldKeywords(areaKeywords);
const organizationTypes = foldKeywords(organizationTypeKeywords);

/** The kind of opportunity that a title speaks of; a position when it names none. */
export function guessCategory(title: string): OpportunityCategory {
  return findFirst(categories, title) ?? 'position';
}

/** The category of the network that a title and, failing that, a description point to; research otherwise. */
export function guessAgsCategory(title: string, description: string): AgsCategory {
  if (/\bresearch|باحث|بحث/i.test(title)) return 'research';
  return findFirst(agsCategories, title) ?? findFirst(agsCategories, description.slice(0, 400)) ?? 'research';
}

/** The areas that a text belongs to by at least two of their words, or by one in its title; at most two, perhaps none. */
export function guessAreas(title: string, description: string): ThematicAreaSlug[] {
  const [head, body] = [prepare(title), prepare(description)];
  return areas
    .map(([area, words]) => ({ area, hits: 2 * countWords(words, head) + countWords(words, body) }))
    .filter(({ hits }) => hits >= 2)
    .sort((a, b) => b.hits - a.hits)
    .slice(0, 2)
    .map(({ area }) => area);
}

/** The type of an organization by the words of its name; other when they tell nothing. */
export function guessOrganizationType(name: string): OrganizationType {
  return findFirst(organizationTypes, name) ?? 'other';
}

function findFirst<T>(keywords: Keywords<T>, text: string): T | undefined {
  const prepared = prepare(text);
  return keywords.find(([, words]) => countWords(words, prepared) > 0)?.[0];
}

function countWords(words: readonly string[], prepared: string): number {
  return words.filter((word) => prepared.includes(` ${word}`)).length;
}

/** Folded words without the Arabic article, each after a space, so that a keyword is the beginning of one. */
function prepare(text: string): string {
  const words = foldText(text)
    .split(/[^\p{L}\p{N}.-]+/u)
    .map(stripArticle);
  return ` ${words.join(' ')}`;
}

function foldKeywords<T>(lists: readonly (readonly [T, string])[]): Keywords<T> {
  return lists.map(([kind, list]) => [kind, list.split(', ').map((word) => prepare(word).trim())] as const);
}
