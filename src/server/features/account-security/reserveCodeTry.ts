import type { SignInCode } from '#domain/signInCode.ts';
import type { AccountOptions } from '#server/features/accounts/accountOptions.ts';
import type { RequestContext } from '#server/http/requestContext.ts';
import { network } from '#server/http/limiter.ts';
import { sendSecurityNotice } from './sendSecurityNotice.ts';

/**
 * Counts a code as wrong before it is looked at. Those of the app count per member: six digits are few. A recovery code
 * can not be guessed, and counts per member and network: who knows a password and enters wrong codes from elsewhere
 * can fill the first count, and must not keep the owner out; the owner is told of it. @returns gives the try back: the
 * code was right.
 * @throws ContractError rate_limited
 */
export async function reserveCodeTry(
  options: AccountOptions,
  context: RequestContext,
  { memberId, code }: { memberId: number; code: SignInCode | null },
): Promise<() => Promise<void>> {
  const { sharedLimits } = options;
  const { db } = context;
  const isRecovery = code?.kind === 'recovery';
  const name = isRecovery ? 'wrongRecoveryCodePerNetwork' : 'wrongCodePerMember';
  const subject = isRecovery ? `${memberId} ${network(context.address)}` : String(memberId);
  await sharedLimits.take(context, name, subject, async () => {
    if (isRecovery) return;
    await db
      .transaction()
      .execute((transaction) => sendSecurityNotice(transaction, options, { memberId, notice: 'wrongCodes' }));
  });
  return () => sharedLimits.giveBack(db, name, subject);
}
