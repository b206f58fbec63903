import { type RawBuilder, sql } from 'kysely';
import type { AgsCategory } from '#domain/opportunity.ts';
import {
  type AreaFilter,
  areaIdsSql,
  oneAreaIdSql,
  usableCountry,
  usableId,
  usableSlug,
} from '#server/search/filterValues.ts';

/** What a list of opportunities may be narrowed by; an empty list or an absent value narrows nothing. */
export interface OpportunityFilters extends AreaFilter {
  q?: string;
  /** Category slugs. */
  cat?: string[];
  /** Organization ids. */
  partner?: number[];
  agsCat?: AgsCategory;
  isProgram?: boolean;
  /** ISO 3166-1 codes, in either case. */
  country?: string[];
  mode?: string[];
  /** Upcoming opportunities are neither open nor closed: only `all` has them. */
  openness: 'open' | 'closed' | 'all';
  now: Date;
}

/** The groups that options are counted for; each is counted without its own selection. */
export const facetGroups = ['cat', 'agsCat', 'tas', 'partner', 'country', 'mode', 'isProgram'] as const;
export type FacetGroup = (typeof facetGroups)[number];

/** Filters as SQL over the columns that every list index carries. */
export interface FilterSql {
  /** One condition for each filter in use, on the plain columns. */
  conditions: RawBuilder<unknown>[];
  /** The same filters as words of the search index; it has no word for openness. */
  tokenConditions: RawBuilder<unknown>[];
  /** The columns that `conditions` ask. */
  columns: string[];
  /** Of a list, the id of the one area that is the only filter, but for the category: its links are a list of their own. */
  onlyArea: RawBuilder<unknown> | null;
  /** For filters that list indexes lead with: a condition for each chosen value. */
  indexed: Partial<Record<'organization_id' | 'country' | 'category' | 'ags_category', RawBuilder<unknown>[]>>;
}

/** So many filters together leave few rows; with organizations among them, it takes one fewer. */
const minRare = 4;

const tokens = sql`filter_tokens(ags_category, area_ids, category, country, organization_id, work_mode, is_program)`;

/** Turns filters into conditions, leaving out one group's own selection when its options are counted. */
export function filterSql(filters: OpportunityFilters, without?: FacetGroup): FilterSql {
  const columns: string[] = [];
  const conditions: RawBuilder<unknown>[] = [];
  const tokenConditions: RawBuilder<unknown>[] = [];
  // Each value once (qa is QA): every one is a range of an index, and its rows would be listed twice.
  const used = <T>(group: FacetGroup, values: readonly T[] | undefined, clean: (value: T) => T): T[] | null =>
    group === without || !values || values.length === 0 ? null : [...new Set(values.map(clean))];

  const category = used('cat', filters.cat, usableSlug);
  const country = used('country', filters.country, usableCountry);
  const partner = used('partner', filters.partner, usableId);
  const mode = used('mode', filters.mode, usableSlug);
  const agsCat = without === 'agsCat' ? undefined : filters.agsCat;
  const areas = without === 'tas' ? null : areaIdsSql(filters);

  const add = (column: string, condition: RawBuilder<unknown>, tokenCondition?: RawBuilder<unknown>) => {
    columns.push(column);
    conditions.push(condition);
    if (tokenCondition) tokenConditions.push(tokenCondition);
  };
  if (agsCat) add('ags_category', sql`ags_category = ${agsCat}`);
  // One area, or one way of working, is asked for as such: no index leads with either, and a list of one takes twice as long.
  const area = without === 'tas' ? null : oneAreaIdSql(filters);
  if (areas) add('area_ids', area ? sql`${area} = any(area_ids)` : sql`area_ids && ${areas}`);
  if (category) add('category', sql`category = any(${category}::text[])`);
  if (country) add('country', sql`country = any(${country}::bpchar[])`);
  if (columns.length > 0) {
    // These four have one word for each combination.
    tokenConditions.push(sql`${tokens} && array(
      select concat_ws('/', ${agsCat ?? '-'}::text, area, category, country)
      from unnest(${areas ? sql`${areas}::text[]` : sql`'{-}'::text[]`}) as area,
        unnest(${category ?? ['-']}::text[]) as category, unnest(${country ?? ['-']}::text[]) as country
    )`);
  }
  if (partner) {
    const words = partner.map((id) => `partner:${id}`);
    add('organization_id', sql`organization_id = any(${partner}::bigint[])`, sql`${tokens} && ${words}::text[]`);
  }
  // A third of all rows has such a word, or most have: where the others leave few rows, those are read faster than it is.
  const leavesFew = columns.length >= (partner ? minRare - 1 : minRare);
  if (mode) {
    const isWanted = mode.length === 1 ? sql`work_mode = ${mode[0]}` : sql`work_mode = any(${mode}::text[])`;
    const words = mode.map((slug) => `mode:${slug}`);
    add('work_mode', isWanted, leavesFew ? undefined : sql`${tokens} && ${words}::text[]`);
  }
  if (filters.isProgram !== undefined && without !== 'isProgram') {
    const words = [`program:${filters.isProgram}`];
    add(
      'is_program',
      sql`is_program = ${filters.isProgram}`,
      leavesFew ? undefined : sql`${tokens} && ${words}::text[]`,
    );
  }
  const indexed: FilterSql['indexed'] = {
    organization_id: partner?.map((id) => sql`organization_id = ${id}::bigint`),
    country: country?.map((code) => sql`country = ${code}::bpchar`),
    category: category?.map((slug) => sql`category = ${slug}`),
    ags_category: agsCat && [sql`ags_category = ${agsCat}`],
  };
  return { conditions, tokenConditions, columns, indexed, onlyArea: null };
}

/** Filters of a list without words, whose rows may be read from the links of the one area that is chosen. */
export function listFilterSql(filters: OpportunityFilters): FilterSql {
  const filter = filterSql(filters);
  const isAreaAlone = filter.columns.every((column) => column === 'area_ids' || column === 'ags_category');
  return isAreaAlone && filter.columns.includes('area_ids') ? { ...filter, onlyArea: oneAreaIdSql(filters) } : filter;
}
