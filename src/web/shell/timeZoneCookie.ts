import { readCookie, writeCookie } from './cookies.ts';

/** Tells the server the visitor's time zone, in which pages show times from the next one on (decisions §1). */
export function keepTimeZone(): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (timeZone && readCookie('tz') !== timeZone) writeCookie('tz', timeZone);
}
