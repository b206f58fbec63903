import type { Connection } from '#server/db/connection.ts';
import { insertChallenge } from '#server/sessions/challenges.ts';
import { createToken, hashToken } from '#server/sessions/secretToken.ts';

/** A code has to be entered within this time. */
const challengeMs = 10 * 60_000;

/** Gives the challenge that waits for a member's second factor, whichever way the first was shown. */
export async function askSecondFactor(db: Connection, memberId: number, now: Date): Promise<string> {
  const challenge = createToken();
  await insertChallenge(db, {
    kind: 'second_factor',
    tokenHash: hashToken(challenge),
    memberId,
    now,
    expiresAt: new Date(now.getTime() + challengeMs),
  });
  return challenge;
}
