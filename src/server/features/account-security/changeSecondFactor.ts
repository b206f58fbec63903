import { randomBytes } from 'node:crypto';
import { encode } from 'uqr';
import type { EndpointData, EndpointInput } from '#contract/defineEndpoint.ts';
import { ContractError, invalidFields } from '#contract/errors.ts';
import type {
  AppSecret,
  disableSecondFactor,
  enableSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '#contract/secondFactor.ts';
import {
  parseSignInCode,
  recoveryAlphabet,
  recoveryCodeCount,
  recoveryCodeLength,
  showRecoveryCode,
} from '#domain/signInCode.ts';
import { isBlank } from '#domain/text.ts';
import type { Connection } from '#server/db/connection.ts';
import type { AccountOptions } from '#server/features/accounts/accountOptions.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import type { SecretBox } from '#server/secretBox.ts';
import { lockOwnAccount } from '#server/sessions/lockAccount.ts';
import {
  appUri,
  createAppSecret,
  findStep,
  openPendingSecret,
  sealAppSecret,
  sealPendingSecret,
} from './authenticatorApp.ts';
import { noticeLockChange } from './noticeLockChange.ts';
import { findSecondFactor } from './queries.ts';
import {
  deleteFactor,
  getOwner,
  isPasswordShort,
  replaceRecoveryCodes,
  updateFactorAsConfirmed,
  upsertPendingFactor,
} from './queriesLocks.ts';
import { requireRecentProof } from './requireRecentProof.ts';
import { hashRecoveryCode } from './takeCode.ts';

/** Makes the secret of an app. It protects nothing yet: what was started and left is replaced by the next start. */
export async function beginSecondFactor(
  options: AccountOptions,
  context: MemberContext,
): Promise<EndpointData<typeof startSecondFactor>> {
  requireRecentProof(context);
  const { db, principal } = context;
  const secret = createAppSecret();
  const { keyId, bytes } = sealPendingSecret(options.gateways.secretBox, principal, secret);
  if (!(await upsertPendingFactor(db, { memberId: principal.memberId, keyId, sealed: bytes }))) throw isOnAlready();
  return showSecret(options, context, { db, secret });
}

/** Switches the second factor on, once the app shows the right code to the session that began it. */
export async function switchSecondFactorOn(
  options: AccountOptions,
  context: MemberContext,
  { body }: EndpointInput<typeof enableSecondFactor>,
): Promise<EndpointData<typeof enableSecondFactor>> {
  requireRecentProof(context);
  const { now, once, principal } = context;
  const { secretBox } = options.gateways;
  const { memberId } = principal;
  const code = parseSignInCode(body.code ?? '');
  return once(async (db) => {
    await lockOwnAccount(db, context);
    const factor = await findSecondFactor(db, memberId);
    if (factor?.confirmed_at) throw isOnAlready();
    const secret = factor ? openPendingSecret(secretBox, principal, factor) : null;
    if (secret === null) throw isOff();
    const step = code?.kind === 'totp' ? findStep(secret, code.digits, now) : null;
    if (step === null) {
      const state: Record<string, unknown> = { ...(await showSecret(options, context, { db, secret })) };
      if (isBlank(body.code ?? ''))
        throw withState(invalidFields({ code: [{ id: 'secondFactor.error.code.required' }] }), state);
      throw new ContractError('invalid_code', { fields: { code: [{ id: 'secondFactor.error.code.first' }] }, state });
    }
    // Another session may have begun anew since: what counts is the secret whose code was right.
    const { keyId, bytes } = sealAppSecret(secretBox, memberId, secret);
    if (!(await updateFactorAsConfirmed(db, { memberId, keyId, sealed: bytes, step, now }))) throw isOnAlready();
    const codes = await giveRecoveryCodes(db, secretBox, memberId);
    await noticeLockChange(db, options, context, {
      notice: 'secondFactorOn',
      event: { action: 'second_factor.on' },
    });
    return { recovery_codes: codes };
  });
}

/**
 * Switches it off, with its recovery codes. Where there is none, nothing happens.
 * @throws ContractError password_too_short when the password is one that needs it.
 */
export async function switchSecondFactorOff(
  options: AccountOptions,
  context: MemberContext,
): Promise<EndpointData<typeof disableSecondFactor>> {
  requireRecentProof(context);
  return context.once(async (db) => {
    const { memberId } = context.principal;
    await lockOwnAccount(db, context);
    const isShort = await isPasswordShort(db, memberId);
    const factor = await findSecondFactor(db, memberId);
    if (isShort && factor?.confirmed_at) throw new ContractError('password_too_short');
    const wasThere = await deleteFactor(db, memberId);
    if (wasThere && factor?.confirmed_at)
      await noticeLockChange(db, options, context, {
        notice: 'secondFactorOff',
        event: { action: 'second_factor.off' },
      });
    return { is_on: false as const };
  });
}

/** Gives ten new recovery codes in the place of the old ones. */
export async function renewCodes(
  options: AccountOptions,
  context: MemberContext,
): Promise<EndpointData<typeof renewRecoveryCodes>> {
  requireRecentProof(context);
  return context.once(async (db) => {
    const { memberId } = context.principal;
    await lockOwnAccount(db, context);
    const factor = await findSecondFactor(db, memberId);
    if (!factor?.confirmed_at) throw isOff();
    const codes = await giveRecoveryCodes(db, options.gateways.secretBox, memberId);
    await noticeLockChange(db, options, context, {
      notice: 'recoveryCodes',
      event: { action: 'second_factor.recovery_codes' },
    });
    return { recovery_codes: codes };
  });
}

async function giveRecoveryCodes(db: Connection, box: SecretBox, memberId: number): Promise<string[]> {
  // 32 signs: five bits of each byte choose one of them evenly.
  const codes = Array.from({ length: recoveryCodeCount }, () =>
    Array.from(randomBytes(recoveryCodeLength), (byte) => recoveryAlphabet[byte & 31]).join(''),
  );
  await replaceRecoveryCodes(
    db,
    memberId,
    codes.map((code) => hashRecoveryCode(box, memberId, code)),
  );
  return codes.map(showRecoveryCode);
}

async function showSecret(
  { config }: AccountOptions,
  context: MemberContext,
  { db, secret }: { db: Connection; secret: string },
): Promise<AppSecret> {
  const { email } = await getOwner(db, context.principal.memberId);
  const uri = appUri(secret, { issuer: config.siteName[context.language], label: email });
  return { secret, uri, qr: encode(uri, { ecc: 'M', border: 0 }).data };
}

function isOnAlready(): ContractError {
  return new ContractError('conflict', { message: { id: 'account.factor.on' }, state: { is_on: true } });
}

/** Neither on nor begun, or no longer. */
function isOff(): ContractError {
  return new ContractError('conflict', { message: { id: 'account.factor.isOff' }, state: { is_on: false } });
}

function withState(error: ContractError, state: Record<string, unknown>): ContractError {
  return new ContractError(error.code, { ...error.details, state });
}
