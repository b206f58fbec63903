import { closesAt } from './deadline.ts';
import type { DigestPreference } from './notificationPreferences.ts';

const dayMs = 86_400_000;

/** When a summary was due last. */
export interface DigestDue {
  at: Date;
  /** The day of it in the member's zone, YYYY-MM-DD: a period has one summary, whatever hour is chosen meanwhile. */
  period: string;
}

/**
 * The latest moment, now or before, at which a member's summary was due on the clocks of their zone: each day at its
 * hour, or on its weekday. After a rest the portal catches up with this one alone, which brings all that waited.
 */
export function latestDigest(
  { weekday, hour }: Pick<DigestPreference, 'weekday' | 'hour'>,
  summary: 'daily' | 'weekly',
  timeZone: string,
  now: Date,
): DigestDue {
  const time = `${String(hour).padStart(2, '0')}:00`;
  // From tomorrow on, since a zone's day may be ahead of that of UTC, back over more than a week.
  for (let back = -1; back <= 8; back += 1) {
    const day = new Date(now.getTime() - back * dayMs);
    const period = day.toISOString().slice(0, 10);
    if (summary === 'weekly' && (day.getUTCDay() || 7) !== weekday) continue;
    const at = closesAt(`${period}T${time}`, timeZone);
    if (at !== null && at <= now) return { at, period };
  }
  throw new RangeError(`${timeZone} has no time for a summary.`);
}
