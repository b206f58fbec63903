/** The first instant of the next calendar day in a zone, also on days on which clocks change. */
export function startOfNextDay(now: Date, timeZone: string): Date {
  const whole = Math.floor(now.getTime() / 1000) * 1000;
  const guess = whole + (86_400 - secondsIntoDay(whole, timeZone)) * 1000;
  const off = secondsIntoDay(guess, timeZone);
  // A shorter day overshoots into the new one, a longer one falls short of it.
  return new Date(off < 43_200 ? guess - off * 1000 : guess + (86_400 - off) * 1000);
}

function secondsIntoDay(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(instant);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return (read('hour') * 60 + read('minute')) * 60 + read('second');
}
