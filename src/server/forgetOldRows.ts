import { exportKeptMs } from '#domain/accountDeletion.ts';
import type { Connection } from './db/connection.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How long what is kept for a while is kept (security.md, Defaults 6). */
export const retention = {
  idempotencyKeysMs: 48 * hourMs,
  uiActionsMs: 90 * dayMs,
  contactMessagesMs: 365 * dayMs,
  unconfirmedSubscribersMs: 30 * dayMs,
  unconfirmedAccountsMs: 30 * dayMs,
  /** After its use, its successor or its time. */
  mailTokensMs: dayMs,
  sessionsMs: 30 * dayMs,
  limitCountersMs: 2 * dayMs,
  authChallengesMs: dayMs,
  emailChangesMs: 30 * dayMs,
  /** Half a minute is promised (decisions §5). */
  profileDeletionsMs: hourMs,
  notificationsMs: 365 * dayMs,
  /** Those that a member deleted: they only keep the same thing from being told again. */
  deletedNotificationsMs: 90 * dayMs,
  digestsMs: 90 * dayMs,
  jobRunsMs: 30 * dayMs,
} as const;

/** Deletes what is past its time; gives how many rows of each. */
export async function forgetOldRows(db: Connection, now: Date) {
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  const results = {
    idempotencyKeys: await db
      .deleteFrom('idempotency_keys')
      .where('created_at', '<', before(retention.idempotencyKeysMs))
      .executeTakeFirst(),
    spentCaptchas: await db.deleteFrom('spent_captchas').where('expires_at', '<', now).executeTakeFirst(),
    uiActions: await db
      .deleteFrom('ui_actions')
      .where('created_at', '<', before(retention.uiActionsMs))
      .executeTakeFirst(),
    contactMessages: await db
      .deleteFrom('contact_messages')
      .where('created_at', '<', before(retention.contactMessagesMs))
      .executeTakeFirst(),
    unconfirmedSubscribers: await db
      .deleteFrom('newsletter_subscribers')
      .where('confirmed_at', 'is', null)
      .where('consented_at', '<', before(retention.unconfirmedSubscribersMs))
      .executeTakeFirst(),
    // With the member go the account and all that hangs on it.
    unconfirmedAccounts: await db
      .deleteFrom('members')
      .where('id', 'in', (account) =>
        account
          .selectFrom('accounts')
          .select('member_id')
          .where('email_confirmed_at', 'is', null)
          .where('created_at', '<', before(retention.unconfirmedAccountsMs)),
      )
      .executeTakeFirst(),
    mailTokens: await db
      .deleteFrom('mail_tokens')
      .where(
        (token) => token.fn('least', ['expires_at', 'used_at', 'superseded_at']),
        '<',
        before(retention.mailTokensMs),
      )
      .executeTakeFirst(),
    sessions: await db.deleteFrom('sessions').where('expires_at', '<', before(retention.sessionsMs)).executeTakeFirst(),
    limitCounters: await db
      .deleteFrom('limit_counters')
      .where('window_started_at', '<', before(retention.limitCountersMs))
      .executeTakeFirst(),
    authChallenges: await db
      .deleteFrom('auth_challenges')
      .where('expires_at', '<', before(retention.authChallengesMs))
      .executeTakeFirst(),
    // Their bytes go with the next search for files that nothing names.
    dataExports: await db
      .deleteFrom('files')
      .where('purpose', '=', 'data_export')
      .where('created_at', '<', before(exportKeptMs))
      .executeTakeFirst(),
    notifications: await db
      .deleteFrom('notifications')
      .where((row) =>
        row.or([
          row('created_at', '<', before(retention.notificationsMs)),
          row.and([row('is_shown', '=', false), row('created_at', '<', before(retention.deletedNotificationsMs))]),
        ]),
      )
      .executeTakeFirst(),
    digests: await db
      .deleteFrom('notification_digests')
      .where('sent_at', '<', before(retention.digestsMs))
      .executeTakeFirst(),
    jobRuns: await db.deleteFrom('job_runs').where('started_at', '<', before(retention.jobRunsMs)).executeTakeFirst(),
    emailChanges: await db
      .deleteFrom('email_changes')
      .where('requested_at', '<', before(retention.emailChangesMs))
      .executeTakeFirst(),
    profileDeletions: await db
      .deleteFrom('profile_deletions')
      .where('deleted_at', '<', before(retention.profileDeletionsMs))
      .executeTakeFirst(),
  };
  return Object.fromEntries(
    Object.entries(results).map(([name, { numDeletedRows }]) => [name, Number(numDeletedRows)]),
  );
}
