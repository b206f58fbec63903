/** Decisions §1. */
export const maxPerPage = 100;
/** A page beyond any list; it keeps offsets within a bigint. */
const maxPage = 999_999_999;

/** A page number of a query: whatever is not a positive whole number means page 1 (decisions §1). */
export function parsePage(value: unknown): number {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^[0-9]+$/.test(text) ? Math.min(Math.max(Number(text), 1), maxPage) : 1;
}

/** How many items a page has: clamped to 1–100, the fallback when it is no whole number (decisions §1). */
export function clampPerPage(value: unknown, fallback: number): number {
  const text = typeof value === 'number' ? String(value) : value;
  const wanted = typeof text === 'string' && /^-?[0-9]+$/.test(text) ? Number(text) : fallback;
  return Math.min(Math.max(wanted, 1), maxPerPage);
}

/** The number of the last page; an empty list has one page. */
export function lastPage(total: number, perPage: number): number {
  return Math.max(Math.ceil(total / perPage), 1);
}

/** How many items come before a page. */
export function offsetOf(page: number, perPage: number): number {
  return (page - 1) * perPage;
}
