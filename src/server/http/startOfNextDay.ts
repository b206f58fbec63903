const dayMs = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** The first instant of the next calendar day in a zone, also on days on which clocks change. */
export function startOfNextDay(now: Date, timeZone: string): Date {
  const whole = Math.floor(now.getTime() / 1000) * 1000;
  const today = clockIn(timeZone, whole);
  const guess = whole + dayMs - today.intoDay;
  const late = clockIn(timeZone, guess);
  if (late.intoDay === 0 && late.day !== today.day && clockIn(timeZone, guess - 1000).day === today.day)
    return new Date(guess);
  // Clocks change in between, maybe at midnight itself, so that the day begins at one o'clock: looked for second by second.
  let before = whole;
  let after = whole + dayMs + 3 * 3_600_000;
  while (after - before > 1000) {
    const middle = before + Math.floor((after - before) / 2000) * 1000;
    if (clockIn(timeZone, middle).day === today.day) before = middle;
    else after = middle;
  }
  return new Date(after);
}

/** What calendars and clocks in a zone show: the day of the month, and the milliseconds since its midnight. */
function clockIn(timeZone: string, instant: number): { day: number; intoDay: number } {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en', {
      timeZone,
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
      hourCycle: 'h23',
    });
    formats.set(timeZone, format);
  }
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const read = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return { day: read('day'), intoDay: ((read('hour') * 60 + read('minute')) * 60 + read('second')) * 1000 };
}
