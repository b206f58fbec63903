import { mailOf, preferenceFor } from '#domain/notificationPreferences.ts';
import { pathOfNotification } from '#domain/notifications.ts';
import type { Config } from '#server/config.ts';
import type { Connection } from '#server/db/connection.ts';
import { recipientOf } from '#server/features/accounts/recipientOf.ts';
import { createUnsubscribeToken } from '#server/features/preferences/unsubscribeToken.ts';
import type { Gateways } from '#server/gateways/createGateways.ts';
import { notificationMail } from '#server/gateways/mail/notificationMails.ts';
import { afterMemberQuietHours } from './afterMemberQuietHours.ts';
import { getToldTogether, lockEventToMail, updateMailState } from './queriesMail.ts';
import { queueInstantMail } from './queueInstantMail.ts';
import { wordNotification } from './wordNotification.ts';

/**
 * Mails one event, if it still should be: not what was read, withdrawn or switched off meanwhile, and in quiet hours
 * only at their end. Done twice it mails once.
 */
export async function mailNotification(
  { db, config, gateways }: { db: Connection; config: Config; gateways: Gateways },
  { eventId, now }: { eventId: number; now: Date },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const event = await lockEventToMail(transaction, eventId);
    if (!event) return;
    const { type } = event;
    const way = mailOf(preferenceFor(type, event.types ?? {}), event.digest_frequency ?? 'daily');
    if (event.read_at !== null || !event.is_reachable || way !== 'instant')
      return updateMailState(transaction, [eventId], way === 'digest' && event.read_at === null ? 'digest' : 'none');
    const runAt = afterMemberQuietHours(event, config.siteTimeZone, now);
    if (runAt > now) return queueInstantMail(transaction, eventId, runAt);
    const { to, name, language } = recipientOf(event);
    const timeZone = event.time_zone ?? config.siteTimeZone;
    const told = await getToldTogether(transaction, event.notification_id, event.created_at);
    const { title, text } = wordNotification({ type, ...told }, { language, timeZone });
    const mail = notificationMail(
      { config, language },
      {
        to,
        name,
        title,
        text,
        path: pathOfNotification({ type, ...told }) ?? '/account/notifications',
        unsubscribeToken: createUnsubscribeToken(gateways.secretBox, { memberId: event.member_id, what: type }),
      },
    );
    await gateways.mailQueue.enqueue(transaction, mail);
    await updateMailState(transaction, [eventId], 'mailed');
  });
}
