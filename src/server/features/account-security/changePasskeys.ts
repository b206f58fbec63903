import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject } from '@simplewebauthn/server/helpers';
import type { EndpointData, EndpointInput } from '#contract/defineEndpoint.ts';
import { ContractError } from '#contract/errors.ts';
import type { addPasskey, removePasskey, startPasskey } from '#contract/passkeys.ts';
import { checkField, normalizeField } from '#domain/fieldRules.ts';
import { passkeyNameRule } from '#domain/passkeyName.ts';
import { refuseIfWrong, toFieldErrors } from '#server/formErrors.ts';
import type { AccountOptions } from '#server/features/accounts/accountOptions.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import { isUuid } from '#server/isUuid.ts';
import { insertChallenge, takeChallenge } from '#server/sessions/challenges.ts';
import { lockOwnAccount } from '#server/sessions/lockAccount.ts';
import { createToken, hashToken, isTokenShaped } from '#server/sessions/secretToken.ts';
import { passkeyChallengeMs } from './logInWithPasskey.ts';
import { noticeLockChange } from './noticeLockChange.ts';
import { deletePasskey, getOwner, insertPasskey, listPasskeys } from './queriesLocks.ts';
import { readAttestation } from './readPasskeyAnswer.ts';
import { hasPasskeys, passkeyUserId, relyingParty } from './relyingParty.ts';
import { requireRecentProof } from './requireRecentProof.ts';

/** EdDSA, ES256 and RS256: what all devices have between them, and Node.js checks without experiments. */
const algorithms = [-8, -7, -257];
/** Each device needs one; nobody has more devices than this. */
const maxPasskeys = 20;

/** Gives what a browser needs to make a passkey that its devices find without a name typed. */
export async function beginPasskey(
  { config, gateways }: AccountOptions,
  context: MemberContext,
): Promise<EndpointData<typeof startPasskey>> {
  requireRecentProof(context);
  const { db, now, principal, language } = context;
  const { memberId } = principal;
  const known = await listPasskeys(db, memberId);
  if (!hasPasskeys(config))
    throw new ContractError('conflict', {
      message: { id: 'account.passkeys.notHere' },
      state: { count: known.length },
    });
  if (known.length >= maxPasskeys) throw tooMany(known.length);
  const { email, full_name: name } = await getOwner(db, memberId);
  const challenge = createToken();
  await insertChallenge(db, {
    kind: 'passkey_registration',
    tokenHash: hashToken(challenge),
    memberId,
    now,
    expiresAt: new Date(now.getTime() + passkeyChallengeMs),
  });
  const options = await generateRegistrationOptions({
    rpName: config.siteName[language],
    rpID: relyingParty(config).id,
    userID: new Uint8Array(passkeyUserId(gateways.secretBox, memberId)),
    userName: email,
    userDisplayName: name,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: passkeyChallengeMs,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map((passkey) => ({
      id: passkey.credential_id.toString('base64url'),
      transports: passkey.transports,
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { options: { ...options }, challenge };
}

/** Keeps the passkey that a browser made. */
export async function keepPasskey(
  options: AccountOptions,
  context: MemberContext,
  { body }: EndpointInput<typeof addPasskey>,
): Promise<EndpointData<typeof addPasskey>> {
  requireRecentProof(context);
  const { db, now, once, principal } = context;
  const { memberId } = principal;
  const name = readName(body.name);
  const answer = readAttestation(body.response);
  const { challenge: token = '' } = body;
  const isOpen =
    isTokenShaped(token) &&
    (await takeChallenge(db, { kind: 'passkey_registration', tokenHash: hashToken(token), memberId, now }));
  if (!isOpen) throw new ContractError('passkey_failed');
  const { credential, credentialBackedUp } = await verify(options, token, answer);
  return once(async (transaction) => {
    await lockOwnAccount(transaction, context);
    const { length: count } = await listPasskeys(transaction, memberId);
    if (count >= maxPasskeys) throw tooMany(count);
    const kept = await insertPasskey(transaction, {
      memberId,
      credentialId: Buffer.from(credential.id, 'base64url'),
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: answer.response.transports ?? [],
      isBackedUp: credentialBackedUp,
      name,
      now,
    });
    if (!kept) throw new ContractError('passkey_failed');
    await noticeLockChange(transaction, options, context, {
      notice: 'passkeyAdded',
      event: { action: 'passkey.add', targetType: 'passkey', targetId: kept.id },
    });
    return kept;
  });
}

/** Removes one's passkey; another's, and an unknown one, is a 404. */
export async function forgetPasskey(
  options: AccountOptions,
  context: MemberContext,
  { params }: EndpointInput<typeof removePasskey>,
): Promise<EndpointData<typeof removePasskey>> {
  requireRecentProof(context);
  return context.once(async (db) => {
    await lockOwnAccount(db, context);
    if (!isUuid(params.id) || !(await deletePasskey(db, context.principal.memberId, params.id)))
      throw new ContractError('not_found');
    await noticeLockChange(db, options, context, {
      notice: 'passkeyRemoved',
      event: { action: 'passkey.remove', targetType: 'passkey', targetId: params.id },
    });
    return { is_removed: true as const };
  });
}

/** @throws ContractError passkey_failed */
async function verify({ config }: AccountOptions, token: string, answer: ReturnType<typeof readAttestation>) {
  const { id: rpId, origin } = relyingParty(config);
  try {
    // Certificates of an authenticator were not asked for: they tell which device it is, and checking one fetches
    // addresses that whoever made it chose.
    const bytes = new Uint8Array(Buffer.from(answer.response.attestationObject, 'base64url'));
    const statement = decodeAttestationObject(bytes);
    const isBare = statement.get('fmt') === 'none' || statement.get('fmt') === 'packed';
    if (!isBare || statement.get('attStmt').get('x5c') !== undefined) throw new Error('It brings certificates.');
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: answer as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      expectedChallenge: token,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified) throw new Error('The answer is not verified.');
    return registrationInfo;
  } catch (cause) {
    throw new ContractError('passkey_failed', { cause });
  }
}

function readName(typed = ''): string {
  const error = checkField(passkeyNameRule, typed);
  refuseIfWrong(toFieldErrors('passkey', error === undefined ? {} : { name: error }));
  return normalizeField(passkeyNameRule, typed);
}

function tooMany(count: number): ContractError {
  return new ContractError('conflict', {
    message: { id: 'account.passkeys.tooMany', values: { max: maxPasskeys } },
    state: { count },
  });
}
