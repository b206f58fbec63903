import type { NotificationPreferences } from '#contract/notificationPreferences.ts';
import { defaultDigest, isLocked, preferenceFor, showClock } from '#domain/notificationPreferences.ts';
import { notificationTypes } from '#domain/notifications.ts';
import type { Translate } from '#i18n/translate.ts';
import type { PreferenceRow } from './queries.ts';

/** All types with what holds for them, the member's choices over the defaults. */
export function presentPreferences(row: PreferenceRow, t: Translate, siteTimeZone: string): NotificationPreferences {
  return {
    types: notificationTypes.map((type) => {
      const { in_app, email, frequency } = preferenceFor(type, row.types ?? {});
      return {
        type,
        label: t(`preferences.type.${type}`),
        channels: { in_app, email },
        frequency,
        locked: isLocked(type),
      };
    }),
    digest: {
      frequency: row.digest_frequency ?? defaultDigest.frequency,
      weekday: row.digest_weekday ?? defaultDigest.weekday,
      hour: row.digest_hour ?? defaultDigest.hour,
    },
    quiet_hours:
      row.quiet_from === null || row.quiet_until === null
        ? null
        : { from: showClock(row.quiet_from), until: showClock(row.quiet_until) },
    time_zone: row.time_zone ?? siteTimeZone,
    locale: row.locale === 'ar' ? 'ar' : 'en',
  };
}
