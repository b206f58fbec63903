import type { EndpointData, EndpointInput } from '#contract/defineEndpoint.ts';
import type { listNotifications } from '#contract/notifications.ts';
import { isTimeZone } from '#i18n/timeZone.ts';
import type { Config } from '#server/config.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import { presentListMeta } from '#server/presentListMeta.ts';
import { presentNotification } from './present.ts';
import { countNotifications, countUnread, listNotificationRows } from './queries.ts';

/** A page of a member's notifications with the badges' counts (spec §3). */
export async function showNotifications(
  { config }: { config: Config },
  { db, principal, language, cookie }: MemberContext,
  { query: { page, per_page: perPage } }: EndpointInput<typeof listNotifications>,
): Promise<EndpointData<typeof listNotifications>> {
  const [rows, total, counts] = await Promise.all([
    listNotificationRows(db, principal, { page, perPage }),
    countNotifications(db, principal),
    countUnread(db, principal),
  ]);
  const zone = cookie('tz')?.replaceAll('%2F', '/');
  const reader = {
    language,
    timeZone: isTimeZone(zone) ? zone : config.siteTimeZone,
    origin: config.publicUrl,
  };
  return {
    notifications: rows.map((row) => presentNotification(row, reader)),
    ...counts,
    meta: presentListMeta({ total, isTotalCapped: false }, page, perPage),
  };
}
