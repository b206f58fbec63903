import type { Language } from '#i18n/language.ts';
import type { Connection } from '#server/db/connection.ts';

/** The address's row, made when it is new, and locked: two requests for one address take turns. */
export async function lockSubscriber(
  db: Connection,
  subscriber: { email: string; emailKey: string; locale: Language },
) {
  await db
    .insertInto('newsletter_subscribers')
    .values({ email: subscriber.email, email_key: subscriber.emailKey, locale: subscriber.locale, confirmed_at: null })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .execute();
  return db
    .selectFrom('newsletter_subscribers')
    .select(['id', 'email', 'locale', 'confirmed_at', 'token_sent_at'])
    .where('email_key', '=', subscriber.emailKey)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function updateToken(
  db: Connection,
  id: number,
  changes: { email: string; locale: Language; tokenHash: Buffer; now: Date },
): Promise<void> {
  await db
    .updateTable('newsletter_subscribers')
    .set({
      email: changes.email,
      locale: changes.locale,
      token_hash: changes.tokenHash,
      token_sent_at: changes.now,
      consented_at: changes.now,
    })
    .where('id', '=', id)
    .execute();
}

/** Remembers a mail that brought no new token. */
export async function updateMailedAt(db: Connection, id: number, now: Date): Promise<void> {
  await db.updateTable('newsletter_subscribers').set({ token_sent_at: now }).where('id', '=', id).execute();
}

export function findSubscriberByToken(db: Connection, tokenHash: Buffer) {
  return db
    .selectFrom('newsletter_subscribers')
    .select(['id', 'confirmed_at', 'token_sent_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

export async function updateConfirmed(db: Connection, id: number, now: Date): Promise<void> {
  await db
    .updateTable('newsletter_subscribers')
    .set({ confirmed_at: now })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute();
}
