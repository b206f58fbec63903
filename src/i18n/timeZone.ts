/** The one spelling of a zone's name, whatever its case and whichever of its names it was; null for what is no zone. */
export function canonicalTimeZone(value: string): string | null {
  return isTimeZone(value) ? new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone : null;
}

/** True for what is spelled like the name of a zone; offsets such as `+03:00` and anything odd are refused. */
export function isZoneName(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 64 && /^[A-Za-z][A-Za-z0-9_+/-]*$/.test(value);
}

/** True for an IANA time zone that this engine knows. */
export function isTimeZone(value: unknown): value is string {
  if (!isZoneName(value)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}
