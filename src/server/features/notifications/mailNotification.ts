import { mailOf, preferenceFor } from '#domain/notificationPreferences.ts';
import { pathOfNotification } from '#domain/notifications.ts';
import type { Config } from '#server/config.ts';
import type { Connection } from '#server/db/connection.ts';
import { recipientOf } from '#server/features/accounts/recipientOf.ts';
import { createUnsubscribeToken } from '#server/features/preferences/unsubscribeToken.ts';
import type { Gateways } from '#server/gateways/createGateways.ts';
import { notificationMail } from '#server/gateways/mail/notificationMails.ts';
import { afterMemberQuietHours } from './afterMemberQuietHours.ts';
import { lockToldTogether, updateMailState } from './queriesMail.ts';
import { queueInstantMail, type ToldMoment } from './queueInstantMail.ts';
import { wordNotification } from './wordNotification.ts';

/**
 * Mails what was told at one moment, if it still should be: not what was read, withdrawn or switched off meanwhile, and
 * in quiet hours only at their end. All of it goes one way, and what is left of it when a part was withdrawn goes too;
 * the mail names the last and counts all. Done twice it mails once.
 */
export async function mailNotification(
  { db, config, gateways }: { db: Connection; config: Config; gateways: Gateways },
  { now, ...moment }: ToldMoment & { now: Date },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const events = await lockToldTogether(transaction, moment);
    const last = events.at(-1);
    if (!last) return;
    const ids = events.map(({ id }) => id);
    const { type } = last;
    const way = mailOf(preferenceFor(type, last.types ?? {}), last.digest_frequency ?? 'daily');
    if (last.read_at !== null || !last.is_reachable || way !== 'instant')
      return updateMailState(transaction, ids, way === 'digest' && last.read_at === null ? 'digest' : 'none');
    const runAt = afterMemberQuietHours(last, config.siteTimeZone, now);
    if (runAt > now) return queueInstantMail(transaction, moment, runAt);
    const { to, name, language } = recipientOf(last);
    const timeZone = last.time_zone ?? config.siteTimeZone;
    const { title, text } = wordNotification(
      { type, params: last.params, count: events.length },
      { language, timeZone },
    );
    const mail = notificationMail(
      { config, language },
      {
        to,
        name,
        title,
        text,
        path: pathOfNotification(last) ?? '/account/notifications',
        unsubscribeToken: createUnsubscribeToken(gateways.secretBox, { memberId: last.member_id, what: type }),
      },
    );
    await gateways.mailQueue.enqueue(transaction, mail);
    await updateMailState(transaction, ids, 'mailed');
  });
}
