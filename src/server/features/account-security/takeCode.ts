import { createHmac } from 'node:crypto';
import type { SignInCode } from '#domain/signInCode.ts';
import type { Connection } from '#server/db/connection.ts';
import type { SecretBox } from '#server/secretBox.ts';
import { findStep, openAppSecret } from './authenticatorApp.ts';
import { findSecondFactor, updateLastStep, updateRecoveryCodeAsUsed } from './queries.ts';

/** Only this is stored of a recovery code; without SECRET_KEY nobody can try codes against a stolen table. */
export function hashRecoveryCode(box: SecretBox, memberId: number, code: string): Buffer {
  return createHmac('sha256', box.derive('recovery code')).update(`${memberId} ${code}`).digest();
}

/**
 * Uses up a code of a member's second factor, in the transaction of what it allows. Gives how it was right, or null: no
 * code counts twice, and one of an app that was never confirmed counts for nothing.
 */
export async function takeCode(
  db: Connection,
  box: SecretBox,
  { memberId, code, now }: { memberId: number; code: SignInCode; now: Date },
): Promise<'second_factor' | 'recovery_code' | null> {
  const factor = await findSecondFactor(db, memberId);
  if (!factor || factor.confirmed_at === null) return null;
  if (code.kind === 'recovery') {
    const codeHash = hashRecoveryCode(box, memberId, code.code);
    return (await updateRecoveryCodeAsUsed(db, { memberId, codeHash, now })) ? 'recovery_code' : null;
  }
  const step = findStep(openAppSecret(box, memberId, factor), code.digits, now);
  return step !== null && (await updateLastStep(db, memberId, step)) ? 'second_factor' : null;
}
