import type { TokenState } from '#contract/accounts.ts';
import { ContractError } from '#contract/errors.ts';
import type { Connection } from '#server/db/connection.ts';
import { lockAccount } from '#server/sessions/lockAccount.ts';
import { createToken, hashToken, isTokenShaped } from '#server/sessions/secretToken.ts';
import {
  findTokenRow,
  insertTokenRow,
  type MailTokenKind,
  type MailTokenRow,
  supersedeTokens,
  takeTokenRow,
} from './queriesMailTokens.ts';
import type { RegisteredPerson } from './registeredPerson.ts';

const hourMs = 3_600_000;
/** How long a link works (decisions §3). */
const lifeMs: Record<MailTokenKind, number> = { confirm: 48 * hourMs, reset: hourMs, set_password: 7 * 24 * hourMs };

export type TokenProblem = NonNullable<TokenState['reason']>;

/** Makes the token for a mail to a member's address. The ones of its kind that were sent before end: the newest wins. */
export async function issueMailToken(
  db: Connection,
  issue: {
    memberId: number;
    kind: MailTokenKind;
    email: string;
    emailKey: string;
    now: Date;
    registration?: RegisteredPerson | null;
  },
): Promise<string> {
  const { memberId, kind, now } = issue;
  await lockAccount(db, memberId);
  await supersedeTokens(db, { memberId, kinds: [kind], now });
  const token = createToken();
  await insertTokenRow(db, {
    ...issue,
    tokenHash: hashToken(token),
    expiresAt: new Date(now.getTime() + lifeMs[kind]),
    registration: issue.registration ?? null,
  });
  return token;
}

/** The row of a token of this kind, dead or alive; undefined for what is none. */
export async function findMailToken(
  db: Connection,
  kind: MailTokenKind,
  bearer: string | null,
): Promise<MailTokenRow | undefined> {
  return bearer !== null && isTokenShaped(bearer) ? findTokenRow(db, kind, hashToken(bearer)) : undefined;
}

/** Why a token does not work, or null when it does. */
export function judgeMailToken(token: MailTokenRow | undefined, now: Date): TokenProblem | null {
  if (!token || token.status !== 'active') return 'token_invalid';
  if (token.used_at !== null) return 'token_used';
  if (token.superseded_at !== null) return 'token_superseded';
  return token.expires_at <= now ? 'token_expired' : null;
}

/** A token that works, without using it up. @throws ContractError that says why it does not. */
export async function requireMailToken(
  db: Connection,
  { kind, bearer, now }: { kind: MailTokenKind; bearer: string | null; now: Date },
): Promise<MailTokenRow> {
  const token = await findMailToken(db, kind, bearer);
  const problem = judgeMailToken(token, now);
  if (!token || problem !== null) throw new ContractError(problem ?? 'token_invalid');
  return token;
}

/** Uses a token up, once for however many try at the same moment. @throws ContractError that says why it does not work. */
export async function takeMailToken(
  db: Connection,
  { kind, bearer, now }: { kind: MailTokenKind; bearer: string | null; now: Date },
): Promise<MailTokenRow> {
  const token = await requireMailToken(db, { kind, bearer, now });
  // Before the token, as where tokens are issued: in another order two transactions could wait for each other.
  await lockAccount(db, token.member_id);
  if (await takeTokenRow(db, token.id, now)) return token;
  throw new ContractError(judgeMailToken(await findMailToken(db, kind, bearer), now) ?? 'token_used');
}
