import type { Connection } from '#server/db/connection.ts';
import type { SecretBox } from '#server/secretBox.ts';
import { type ChallengeKind, findChallenge, insertChallenge, takeChallenge } from './challenges.ts';
import { createToken, hashToken, isTokenShaped } from './secretToken.ts';

/** What the server keeps for a while and gives back, once, to whoever brings its token. */
export interface HeldState<State> {
  kind: ChallengeKind;
  hash: Buffer;
  memberId: number | null;
  isUsed: boolean;
  expiresAt: Date;
  state: State;
}

/** Keeps a state sealed, bound to its kind and its token; gives the token, of which only the hash is stored. */
export async function holdState(
  db: Connection,
  secretBox: SecretBox,
  held: {
    kind: ChallengeKind;
    /** Made here unless the state was needed before. */
    token?: string;
    memberId: number | null;
    state: unknown;
    now: Date;
    lifeMs: number;
  },
): Promise<string> {
  const token = held.token ?? createToken();
  const hash = hashToken(token);
  const { keyId, bytes } = secretBox.seal(held.kind, hash.toString('hex'), JSON.stringify(held.state));
  await insertChallenge(db, {
    kind: held.kind,
    tokenHash: hash,
    memberId: held.memberId,
    data: { key_id: keyId, sealed: bytes.toString('base64') },
    now: held.now,
    expiresAt: new Date(held.now.getTime() + held.lifeMs),
  });
  return token;
}

/** What is kept under a token, used and past its time or not; null for a token that is none of this kind. */
export async function findHeldState<State>(
  db: Connection,
  secretBox: SecretBox,
  { kind, token }: { kind: ChallengeKind; token: string | null | undefined },
): Promise<HeldState<State> | null> {
  if (!token || !isTokenShaped(token)) return null;
  const hash = hashToken(token);
  const row = await findChallenge(db, kind, hash);
  if (!row) return null;
  const { key_id: keyId, sealed } = row.data as { key_id: string; sealed: string };
  const text = secretBox.open(kind, hash.toString('hex'), { keyId, bytes: Buffer.from(sealed, 'base64') });
  return {
    kind,
    hash,
    memberId: row.member_id,
    isUsed: row.used_at !== null,
    expiresAt: row.expires_at,
    // Sealed by holdState alone: what opens is what was kept.
    state: JSON.parse(text) as State,
  };
}

/** Uses it up: true for exactly one of however many try. */
export function takeHeldState(
  db: Connection,
  { kind, hash }: Pick<HeldState<unknown>, 'kind' | 'hash'>,
  now: Date,
): Promise<boolean> {
  return takeChallenge(db, { kind, tokenHash: hash, now });
}
