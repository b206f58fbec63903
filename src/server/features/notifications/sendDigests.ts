import { latestDigest } from '#domain/digestTime.ts';
import { defaultDigest, typesOfDigest } from '#domain/notificationPreferences.ts';
import { pathOfNotification } from '#domain/notifications.ts';
import type { Config } from '#server/config.ts';
import type { Connection } from '#server/db/connection.ts';
import { recipientOf } from '#server/features/accounts/recipientOf.ts';
import { createUnsubscribeToken } from '#server/features/preferences/unsubscribeToken.ts';
import type { Gateways } from '#server/gateways/createGateways.ts';
import { type DigestItem, digestMail } from '#server/gateways/mail/notificationMails.ts';
import { afterMemberQuietHours } from './afterMemberQuietHours.ts';
import {
  type DigestEvent,
  type DigestMember,
  insertDigest,
  listDigestMembers,
  lockDigestEvents,
  updateMailState,
} from './queriesMail.ts';
import { wordNotification } from './wordNotification.ts';

interface DigestOptions {
  db: Connection;
  config: Config;
  gateways: Gateways;
}

/** A summary says this many things; the rest is a number. */
const maxItems = 20;
const maxEvents = 500;

/**
 * Sends the summaries that are due: one for a member and a period whatever is started twice or anew, never an empty one,
 * never with what was read or mailed already. Gives how many.
 */
export async function sendDigests(options: DigestOptions, now: Date): Promise<{ daily: number; weekly: number }> {
  const sent = { daily: 0, weekly: 0 };
  for (const member of await listDigestMembers(options.db)) {
    // A later run finds it when the quiet hours are over.
    if (afterMemberQuietHours(member, options.config.siteTimeZone, now) > now) continue;
    for (const summary of ['daily', 'weekly'] as const)
      if (await sendDigest(options, member, summary, now)) sent[summary] += 1;
  }
  return sent;
}

async function sendDigest(
  { db, config, gateways }: DigestOptions,
  member: DigestMember,
  summary: 'daily' | 'weekly',
  now: Date,
): Promise<boolean> {
  const types = typesOfDigest(member.types ?? {}, member.digest_frequency ?? defaultDigest.frequency, summary);
  if (types.length === 0) return false;
  const timeZone = member.time_zone ?? config.siteTimeZone;
  const when = {
    weekday: member.digest_weekday ?? defaultDigest.weekday,
    hour: member.digest_hour ?? defaultDigest.hour,
  };
  const { at, period } = latestDigest(when, summary, timeZone, now);
  const { member_id: memberId } = member;
  return db.transaction().execute(async (transaction) => {
    const events = await lockDigestEvents(transaction, { memberId, types, until: at, limit: maxEvents });
    if (events.length === 0) return false;
    const isNew = await insertDigest(transaction, { memberId, summary, period, eventCount: events.length, now });
    if (!isNew) return false;
    const { to, name, language } = recipientOf(member);
    const items = wordItems(events, { language, timeZone });
    const mail = digestMail(
      { config, language },
      {
        to,
        name,
        summary,
        items: items.slice(0, maxItems),
        more: Math.max(0, items.length - maxItems),
        unsubscribeToken: createUnsubscribeToken(gateways.secretBox, { memberId, what: 'digest' }),
      },
    );
    await gateways.mailQueue.enqueue(transaction, mail);
    await updateMailState(
      transaction,
      events.map(({ id }) => id),
      'mailed',
    );
    return true;
  });
}

/** A sentence for each notification, however many events it stands for, and where the last of them leads. */
function wordItems(events: DigestEvent[], reader: { language: 'en' | 'ar'; timeZone: string }): DigestItem[] {
  const groups = Map.groupBy(events, (event) => event.notification_id);
  return [...groups.values()].flatMap((group) => {
    const last = group.at(-1);
    if (!last) return [];
    const { title, text } = wordNotification({ type: last.type, params: last.params, count: group.length }, reader);
    const words = last.type === 'announcement' && text !== '' ? `${title}: ${text}` : text || title;
    return [{ text: words, path: pathOfNotification(last) }];
  });
}
