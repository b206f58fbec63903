const isoInstant = /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:?\d{2})?$/;
const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Reads an ISO 8601 instant, microseconds included; without a zone it means UTC. Null for whatever is
 * missing or no date (`null`, `""`, `0000-00-00 00:00:00`), so that a page shows nothing (case DAT-06).
 */
export function parseInstant(value: string | Date | null | undefined): Date | null {
  if (value === null || value === undefined || value === '') return null;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value;
  if (isoDay.test(value)) return validDate(`${value}T00:00:00Z`);
  const match = isoInstant.exec(value.trim());
  if (match === null) return null;
  const [, year, month, day, time, zone] = match;
  return validDate(`${year}-${month}-${day}T${time}${zone ?? 'Z'}`);
}

/** True for a plain calendar day (`2026-02-28`), which no time zone may move. */
export function isCalendarDay(value: unknown): value is string {
  return typeof value === 'string' && isoDay.test(value);
}

function validDate(text: string): Date | null {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? null : date;
}
