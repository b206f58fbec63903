import type { OrganizationType } from '#domain/organization.ts';
import { parseBlocks } from './parseTopics.ts';
import type { Phrase } from './parseTopics.ts';

/** The five areas by two letters, in the order of the specification. */
export type AreaCode = 'PE' | 'SU' | 'AI' | 'PH' | 'SP';

export interface DemoOrganization {
  /** ISO 3166-1 code. */
  country: string;
  type: OrganizationType;
  areas: readonly AreaCode[];
  foundedYear: number;
  /** The first label of its website's host, and its key among the demo's organizations. */
  key: string;
  /** Which of its country's cities it is in, from 0. */
  cityIndex: number;
  name: Phrase;
  /** What it studies or serves: a noun phrase, in Arabic in the genitive. */
  focus: Phrase;
  /** Something it runs: a noun phrase, in Arabic in the genitive. */
  work: Phrase;
}

/**
 * Reads organizations from blocks of seven lines: country, type, areas, year of founding, key and city on the first,
 * then name, focus and work, English above Arabic.
 */
export function parseOrganizations(text: string): readonly DemoOrganization[] {
  return parseBlocks(text, 7).map((lines) => {
    const [country = '', type = '', areas = '', year = '', key = '', city = ''] = (lines[0] ?? '').split(' ');
    const phrase = (index: number): Phrase => [lines[index] ?? '', lines[index + 1] ?? ''];
    return {
      // The texts are part of the program: the demo's own test reads every one of them.
      country,
      type: type as OrganizationType,
      areas: areas.split(',') as AreaCode[],
      foundedYear: Number(year),
      key,
      cityIndex: Number(city),
      name: phrase(1),
      focus: phrase(3),
      work: phrase(5),
    };
  });
}
