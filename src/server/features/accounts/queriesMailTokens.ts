import type { Connection } from '#server/db/connection.ts';
import type { RegisteredPerson } from './registeredPerson.ts';

export type MailTokenKind = 'confirm' | 'reset' | 'set_password';

export interface MailTokenRow {
  id: number;
  member_id: number;
  email: string;
  email_key: string;
  expires_at: Date;
  used_at: Date | null;
  superseded_at: Date | null;
  registration: RegisteredPerson | null;
  /** Of the account. */
  status: string;
}

export async function findTokenRow(
  db: Connection,
  kind: MailTokenKind,
  tokenHash: Buffer,
): Promise<MailTokenRow | undefined> {
  return (
    db
      .selectFrom('mail_tokens')
      .innerJoin('accounts', 'accounts.member_id', 'mail_tokens.member_id')
      .select([
        'mail_tokens.id',
        'mail_tokens.member_id',
        'mail_tokens.email',
        'mail_tokens.email_key',
        'mail_tokens.expires_at',
        'mail_tokens.used_at',
        'mail_tokens.superseded_at',
        'accounts.status',
      ])
      // Written by insertTokenRow alone, from the same shape.
      .select((row) => row.ref('mail_tokens.registration').$castTo<RegisteredPerson | null>().as('registration'))
      .where('mail_tokens.token_hash', '=', tokenHash)
      .where('mail_tokens.kind', '=', kind)
      .executeTakeFirst()
  );
}

export async function insertTokenRow(
  db: Connection,
  token: {
    memberId: number;
    kind: MailTokenKind;
    tokenHash: Buffer;
    email: string;
    emailKey: string;
    now: Date;
    expiresAt: Date;
    registration: RegisteredPerson | null;
  },
): Promise<void> {
  await db
    .insertInto('mail_tokens')
    .values({
      member_id: token.memberId,
      kind: token.kind,
      token_hash: token.tokenHash,
      email: token.email,
      email_key: token.emailKey,
      created_at: token.now,
      expires_at: token.expiresAt,
      registration: token.registration === null ? null : JSON.stringify(token.registration),
    })
    .execute();
}

/** Marks a living token as used; false when somebody was faster. */
export async function takeTokenRow(db: Connection, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mail_tokens')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('superseded_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends a member's unused tokens of some kinds. */
export async function supersedeTokens(
  db: Connection,
  { memberId, kinds, now }: { memberId: number; kinds: MailTokenKind[]; now: Date },
): Promise<void> {
  await db
    .updateTable('mail_tokens')
    .set({ superseded_at: now })
    .where('member_id', '=', memberId)
    .where('kind', 'in', kinds)
    .where('used_at', 'is', null)
    .where('superseded_at', 'is', null)
    .execute();
}

/** What the newest link to an account's own address makes of the account; null for its first registration. */
export async function findWaitingRegistration(
  db: Connection,
  { memberId, emailKey }: { memberId: number; emailKey: string },
): Promise<RegisteredPerson | null> {
  const row = await db
    .selectFrom('mail_tokens')
    // Written by insertTokenRow alone, from the same shape.
    .select((token) => token.ref('registration').$castTo<RegisteredPerson | null>().as('registration'))
    .where('member_id', '=', memberId)
    .where('kind', '=', 'confirm')
    .where('email_key', '=', emailKey)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.registration ?? null;
}
