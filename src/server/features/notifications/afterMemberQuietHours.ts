import { afterQuietHours } from '#domain/notificationPreferences.ts';
import { zonedParts } from '#i18n/zonedParts.ts';

/** When a mail to a member may go: now, or at the end of their quiet hours, on the clocks of their zone. */
export function afterMemberQuietHours(
  member: { time_zone: string | null; quiet_from: number | null; quiet_until: number | null },
  siteTimeZone: string,
  now: Date,
): Date {
  const { hour, minute } = zonedParts(now, member.time_zone ?? siteTimeZone);
  const { quiet_from: from, quiet_until: until } = member;
  return afterQuietHours(now, hour * 60 + minute, from === null || until === null ? null : { from, until });
}
