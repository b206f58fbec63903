import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { ContractError } from '#contract/errors.ts';
import type { Config } from '#server/config.ts';
import type { Connection } from '#server/db/connection.ts';
import type { SecretBox } from '#server/secretBox.ts';
import { takeChallenge } from '#server/sessions/challenges.ts';
import { hashToken, isTokenShaped } from '#server/sessions/secretToken.ts';
import { findPasskeyByCredential } from './queries.ts';
import { readAssertion } from './readPasskeyAnswer.ts';
import { passkeyUserId, relyingParty } from './relyingParty.ts';

/** A passkey whose signature was right, to be noted as used in the transaction of what it allows. */
export interface VerifiedPasskey {
  id: string;
  memberId: number;
  counter: number;
  newCounter: number;
  isBackedUp: boolean;
}

/**
 * Checks what a passkey signed: our challenge, once, for our host, with the person verified on the device. Whatever is
 * wrong, the refusal is the same. @throws ContractError passkey_failed
 */
export async function verifyPasskey(
  { config, secretBox }: { config: Config; secretBox: SecretBox },
  { db, now }: { db: Connection; now: Date },
  { challenge: token = '', response }: { challenge?: string | undefined; response?: unknown },
): Promise<VerifiedPasskey> {
  const answer = readAssertion(response);
  const isOpen =
    isTokenShaped(token) &&
    (await takeChallenge(db, { kind: 'passkey_login', tokenHash: hashToken(token), memberId: null, now }));
  if (!isOpen) throw new ContractError('passkey_failed');
  const passkey = await findPasskeyByCredential(db, Buffer.from(answer.id, 'base64url'));
  if (!passkey) throw new ContractError('passkey_failed');
  const { userHandle } = answer.response;
  const owner = passkeyUserId(secretBox, passkey.member_id).toString('base64url');
  if (userHandle !== undefined && userHandle !== owner) throw new ContractError('passkey_failed');
  const { id: rpId, origin } = relyingParty(config);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: token,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id.toString('base64url'),
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
      },
    });
    if (!verified) throw new Error('The signature is not of this passkey.');
    return {
      id: passkey.id,
      memberId: passkey.member_id,
      counter: passkey.counter,
      newCounter: authenticationInfo.newCounter,
      isBackedUp: authenticationInfo.credentialBackedUp,
    };
  } catch (cause) {
    throw new ContractError('passkey_failed', { cause });
  }
}
