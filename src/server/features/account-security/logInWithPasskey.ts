import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { EndpointData, EndpointInput } from '#contract/defineEndpoint.ts';
import { ContractError, isContractError } from '#contract/errors.ts';
import type { finishPasskeyLogin, startPasskeyLogin } from '#contract/passkeys.ts';
import { writeAuditEvent } from '#server/auditLog.ts';
import type { AccountOptions } from '#server/features/accounts/accountOptions.ts';
import { finishSignIn } from '#server/features/accounts/finishSignIn.ts';
import type { HandlerContext } from '#server/http/requestContext.ts';
import { insertChallenge } from '#server/sessions/challenges.ts';
import { lockAccount } from '#server/sessions/lockAccount.ts';
import { createToken, hashToken } from '#server/sessions/secretToken.ts';
import { findActiveAccount, updatePasskeyUse } from './queries.ts';
import { relyingParty } from './relyingParty.ts';
import { verifyPasskey } from './verifyPasskey.ts';

/** A passkey has to sign within this time. */
export const passkeyChallengeMs = 5 * 60_000;

/** Gives what a browser needs to ask for a passkey; names no member. The challenge is the token that comes back with it. */
export async function startPasskeyLogIn(
  { config }: AccountOptions,
  { db, now }: HandlerContext,
): Promise<EndpointData<typeof startPasskeyLogin>> {
  const challenge = createToken();
  await insertChallenge(db, {
    kind: 'passkey_login',
    tokenHash: hashToken(challenge),
    memberId: null,
    now,
    expiresAt: new Date(now.getTime() + passkeyChallengeMs),
  });
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(config).id,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: passkeyChallengeMs,
    userVerification: 'required',
  });
  return { options: { ...options }, challenge };
}

/** Signs in with a passkey: the device has checked the person, so that it is both factors at once. */
export async function finishPasskeyLogIn(
  { config, gateways }: AccountOptions,
  context: HandlerContext,
  { body }: EndpointInput<typeof finishPasskeyLogin>,
): Promise<EndpointData<typeof finishPasskeyLogin>> {
  const { db, now, once } = context;
  try {
    const passkey = await verifyPasskey({ config, secretBox: gateways.secretBox }, context, body);
    return await once(async (transaction) => {
      await lockAccount(transaction, passkey.memberId);
      const account = await findActiveAccount(transaction, passkey.memberId);
      if (!account || !(await updatePasskeyUse(transaction, { ...passkey, now })))
        throw new ContractError('passkey_failed');
      return finishSignIn(transaction, context, {
        memberId: passkey.memberId,
        hasMessaging: account.messaging_system,
        method: 'passkey',
      });
    });
  } catch (error) {
    if (isContractError(error) && error.code === 'passkey_failed')
      await writeAuditEvent(db, context, { action: 'login', result: 'refused', details: { method: 'passkey' } });
    throw error;
  }
}
