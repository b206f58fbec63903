import { z } from 'zod';
import { clampPerPage, parsePage } from '#domain/pagination.ts';
import { maxQueryLength } from '#domain/maxQueryLength.ts';

/** An id in a path: a positive whole number within a bigint; anything else is an unknown id, which is a 404 and not a 422. */
export const idParam = z.object({ id: z.string() });
/** A slug in a path. PostgreSQL takes no NUL in a text; what has one is nobody's slug. */
export const slugParam = z.object({ slug: z.string().transform((slug) => (slug.includes('\0') ? '' : slug)) });

/** A page number: whatever is not a positive whole number means page 1 (decisions §1). */
export const pageParam = z
  .unknown()
  .optional()
  .transform(parsePage)
  .describe('A page number from 1; anything else is 1.');

/** How many items a page has: clamped to 1–100 (decisions §1). */
export const perPageParam = (fallback: number) =>
  z
    .unknown()
    .optional()
    .transform((value) => clampPerPage(value, fallback))
    .describe(`Items a page, 1 to 100; ${fallback} when absent.`);

/** A search text of a query string: anything but one string counts as none; its length is bounded. */
export const searchParam = z
  .unknown()
  .optional()
  .transform((value) => (typeof value === 'string' ? value.slice(0, maxQueryLength) : ''))
  .describe('A search text; words are joined by AND.');

/** A filter that may be given once, several times, or as a comma-separated list; empty values do not count. */
export const listParam = z
  .unknown()
  .optional()
  .transform((value) => {
    const values = Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
    const parts = values.flatMap((item) =>
      typeof item === 'string' || typeof item === 'number' ? String(item).split(',') : [],
    );
    return [...new Set(parts.map((part) => part.trim()).filter((part) => part !== ''))].slice(0, 50);
  })
  .describe('One value, repeated or comma-separated.');

/** The id of one record in a query string: whatever is no id names none. */
export const idFilter = z
  .unknown()
  .optional()
  .transform((value) =>
    (typeof value === 'string' || typeof value === 'number') && /^[1-9][0-9]{0,14}$/.test(String(value))
      ? Number(value)
      : undefined,
  )
  .describe('An id; anything else is none.');

/** A yes-or-no filter: 1/true, 0/false; anything else is no filter. */
export const flagParam = z
  .unknown()
  .optional()
  .transform((value) =>
    value === '1' || value === 'true' || value === true
      ? true
      : value === '0' || value === 'false' || value === false
        ? false
        : undefined,
  )
  .describe('1 or true, 0 or false.');

/** The page of a list that was answered (decisions §1). */
export const listMeta = z.object({
  page: z.number().int(),
  per_page: z.number().int(),
  /** Exact up to 1,000; above, the count stops there and `is_total_capped` says so. */
  total: z.number().int(),
  last_page: z.number().int(),
  is_total_capped: z.boolean(),
});
export type ListMeta = z.infer<typeof listMeta>;

/** An answer that is a page of a list. */
export const listOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), meta: listMeta });

/** A text in the reader's language (or, when it was written only in the other, in that one), with both beside it. */
export const localized = <Name extends string>(name: Name) =>
  ({
    [name]: z.string().nullable(),
    [`${name}_en`]: z.string().nullable(),
    [`${name}_ar`]: z.string().nullable(),
  }) as Record<Name | `${Name}_en` | `${Name}_ar`, z.ZodNullable<z.ZodString>>;

export const instant = z.string().describe('ISO 8601, UTC.');
export const agsCategory = z.enum(['education', 'research', 'innovation']);
/** A category as a filter: absent or empty is none, outside the three is a 422 (decisions §5). */
export const agsCategoryFilter = z.union([agsCategory, z.literal('').transform(() => undefined)]).optional();

/** One block of an edited text, in both languages. */
export const textBlock = z.discriminatedUnion('type', [
  z.object({ type: z.literal('heading'), en: z.string(), ar: z.string() }),
  z.object({ type: z.literal('paragraph'), en: z.string(), ar: z.string() }),
  z.object({ type: z.literal('list'), en: z.array(z.string()), ar: z.array(z.string()) }),
]);
export type TextBlock = z.infer<typeof textBlock>;

/** Where a search matched a text: [start, end) in UTF-16 units, in order. */
export const matchRanges = z.array(z.tuple([z.number().int(), z.number().int()]));

/** One option of a filter with how many items it would leave; a capped count is "at least". */
export const facetOption = z.object({
  value: z.string(),
  label: z.string(),
  count: z.number().int(),
  is_capped: z.boolean(),
});
export type FacetOption = z.infer<typeof facetOption>;

/**
 * What a reader who searched for nothing but labels of filters may have meant: ways to choose one or more of them.
 * `value` as the list's query takes it; `label` in the reader's language. None without words.
 */
export const namedWays = <const Filters extends readonly [string, ...string[]]>(filters: Filters) =>
  z.array(z.array(z.object({ filter: z.enum(filters), value: z.string(), label: z.string() })));

/** The id of a record in a body: a number, or the digits that a form sends. */
export const idInBody = z.union([z.number().int().min(1), z.string().regex(/^[1-9][0-9]{0,14}$/)]).transform(Number);
