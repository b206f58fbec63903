import { closesAt } from '#domain/deadline.ts';
import type { Random } from './random.ts';

/** When an opportunity was published, opens and closes; the start of the work is a first of a month. */
export interface DemoDates {
  publishedAt: Date;
  opensAt: Date;
  deadlineAt: Date | null;
  isRolling: boolean;
  startsOn: string;
}

const dayInMs = 86_400_000;
const hourInMs = 3_600_000;

export type DemoTiming = 'closed' | 'rolling' | 'upcoming' | 'today' | 'open';

/** How many of the demo's opportunities are not simply open. */
const timingCounts: readonly (readonly [DemoTiming, number])[] = [
  ['closed', 30],
  ['rolling', 25],
  ['upcoming', 20],
  ['today', 6],
];

/** A timing for each of `count` opportunities, in an order that does not follow theirs. */
export function planTimings(count: number, random: Random): DemoTiming[] {
  const special = timingCounts.flatMap(([timing, times]) => Array.from({ length: times }, () => timing));
  const rest = Array.from({ length: count - special.length }, (): DemoTiming => 'open');
  return random.shuffle([...special, ...rest]);
}

/** Dates relative to `now`, so that the demo never expires. Open deadlines lie 2 to 200 days ahead, more of them near. */
export function chooseDates(timing: DemoTiming, timeZone: string, now: Date, random: Random): DemoDates {
  const at = (days: number) => new Date(now.getTime() + days * dayInMs - random.between(0, hourInMs * 6));
  const ahead = Math.round(2.5 + 197 * random.next() ** 1.6);
  const isClosed = timing === 'closed';
  const deadlineDays = isClosed ? -random.between(1, 45) : timing === 'upcoming' ? Math.max(ahead, 60) : ahead;
  const publishedDays = isClosed
    ? -random.between(60, 120)
    : timing === 'today'
      ? 0
      : timing === 'upcoming'
        ? -random.between(1, 20)
        : -Math.round(1 + 118 * random.next() ** 1.4);
  const publishedAt = at(publishedDays);
  return {
    publishedAt,
    opensAt: timing === 'upcoming' ? at(random.between(3, 40)) : publishedAt,
    deadlineAt: timing === 'rolling' ? null : deadlineOn(deadlineDays, timeZone, now, random),
    isRolling: timing === 'rolling',
    startsOn: firstOfMonth(now, Math.max(deadlineDays, 0) + random.between(45, 150)),
  };
}

/** So many days from now, at the end of that day in the zone, or for one in four at five in the afternoon. */
function deadlineOn(days: number, timeZone: string, now: Date, random: Random): Date {
  const date = new Date(now.getTime() + days * dayInMs).toISOString().slice(0, 10);
  const deadline = closesAt(random.next() < 0.25 ? `${date}T17:00` : date, timeZone);
  if (deadline === null) throw new Error(`The demo has no deadline on ${date} in ${timeZone}.`);
  return deadline;
}

function firstOfMonth(now: Date, days: number): string {
  return `${new Date(now.getTime() + days * dayInMs).toISOString().slice(0, 7)}-01`;
}
