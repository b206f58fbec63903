import { type RawBuilder, sql } from 'kysely';

/*
 * Values of filters come from addresses. What no row can hold becomes a value that matches nothing, never an error of
 * the database (a text with NUL, a number beyond its type).
 */

/** A slug of letters, digits, _ and -, or a text that no row has. */
export const usableSlug = (value: string): string => (/^[\w-]{1,100}$/.test(value) ? value : '');

/** An ISO 3166-1 code in capitals, or one that no country has. */
export const usableCountry = (value: string): string => (/^[a-z]{2}$/i.test(value) ? value.toUpperCase() : '--');

/** An id within a bigint, or 0, which no row has. */
export const usableId = (value: number): number => (Number.isSafeInteger(value) && value > 0 ? value : 0);

export interface AreaFilter {
  /** Thematic area ids; ids that no area has leave nothing. */
  tas?: number[];
  /** Wins over `tas` (decisions §5). */
  taSlug?: string;
}

/** The chosen areas as a smallint[], or null where none are chosen. */
export function areaIdsSql({ tas, taSlug }: AreaFilter): RawBuilder<unknown> | null {
  if (taSlug !== undefined) return sql`array(select id from thematic_areas where slug = ${usableSlug(taSlug)})`;
  return tas && tas.length > 0 ? sql`${tas.map(usableAreaId)}::smallint[]` : null;
}

/** The chosen area as a smallint where it is one, else null. */
export function oneAreaIdSql({ tas = [], taSlug }: AreaFilter): RawBuilder<unknown> | null {
  if (taSlug !== undefined) return sql`(select id from thematic_areas where slug = ${usableSlug(taSlug)})`;
  const [id] = tas;
  return id !== undefined && tas.length === 1 ? sql`${usableAreaId(id)}::smallint` : null;
}

const usableAreaId = (id: number): number => (Number.isInteger(id) && id > 0 && id < 32_768 ? id : 0);
