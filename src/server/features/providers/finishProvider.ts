import { timingSafeEqual } from 'node:crypto';
import type { EndpointInput } from '#contract/defineEndpoint.ts';
import type { finishProvider as endpoint, ProviderAnswer } from '#contract/providers.ts';
import { isContractError } from '#contract/errors.ts';
import { parseEmail } from '#domain/email.ts';
import { writeAuditEvent } from '#server/auditLog.ts';
import { isSecondFactorOn } from '#server/features/account-security/isSecondFactorOn.ts';
import { keepProof } from '#server/features/account-security/keepProof.ts';
import { askSecondFactor } from '#server/features/accounts/askSecondFactor.ts';
import { finishSignIn } from '#server/features/accounts/finishSignIn.ts';
import type { Researcher } from '#server/gateways/orcid.ts';
import { providerFailure } from '#server/gateways/providerFailure.ts';
import type { HandlerContext } from '#server/http/requestContext.ts';
import { lockAccount } from '#server/sessions/lockAccount.ts';
import { hashToken } from '#server/sessions/secretToken.ts';
import { keepOnboarding, readBinding } from './browserBinding.ts';
import { findHeldState, type HeldState, holdState, takeHeldState } from '#server/sessions/heldState.ts';
import { describeOnboarding, type HeldOnboarding } from './onboardingState.ts';
import { orcidProvider, type ProviderOptions, requireRegistry } from './providerOptions.ts';
import { findAccountByIdentity, findIdentity, isEmailTaken } from './queries.ts';
import type { BegunSignIn } from './startProvider.ts';

const handleMs = 10 * 60_000;
const onboardingMs = 60 * 60_000;

/**
 * Takes the provider's answer: signs in who is known, and says what is to be done with who is not. Nobody is recognized
 * by an e-mail address (security.md).
 */
export async function finishProvider(
  options: ProviderOptions,
  context: HandlerContext,
  { params, body }: EndpointInput<typeof endpoint>,
): Promise<ProviderAnswer> {
  const registry = requireRegistry(options, params.provider);
  const { db, now } = context;
  const begun = await findHeldState<BegunSignIn>(db, options.gateways.secretBox, {
    kind: 'provider',
    token: body.state,
  });
  if (!begun || !isOwn(begun, context)) throw providerFailure('foreign');
  const { checks, nextUrl } = begun.state;
  if (begun.expiresAt <= now) throw providerFailure('expired', undefined, nextUrl);
  // Before anything is asked: of two that bring the same answer one goes on.
  if (!(await takeHeldState(db, begun, now))) throw providerFailure('used', undefined, nextUrl);
  try {
    if (body.error) throw providerFailure(reasonOf(body.error));
    if (!body.code) throw providerFailure('invalid');
    const researcher = await registry.finish(
      { code: body.code, state: body.state ?? '', iss: body.iss || undefined },
      checks,
    );
    if (begun.state.isProof) return await proveBy(context, begun.memberId, researcher.orcid, nextUrl);
    return await answerFor(options, context, { researcher, nextUrl });
  } catch (error) {
    if (!isContractError(error) || error.code !== 'provider_failed') throw error;
    context.log.info(
      { err: error.details.cause, reason: error.details.state?.['reason'] },
      'a sign-in by ORCID failed',
    );
    throw providerFailure(error.details.state?.['reason'] as 'invalid', error.details.cause, nextUrl);
  }
}

/** Begun in this browser, and not by another member than the one who is signed in now. */
function isOwn(begun: HeldState<BegunSignIn>, context: HandlerContext): boolean {
  const binding = readBinding(context);
  if (binding === null) return false;
  if (!timingSafeEqual(hashToken(binding), Buffer.from(begun.state.binding, 'base64'))) return false;
  const { principal } = context;
  return begun.memberId === null || principal.kind !== 'member' || principal.memberId === begun.memberId;
}

function reasonOf(error: string): 'denied' | 'unavailable' | 'invalid' {
  if (error === 'access_denied' || error === 'login_required' || error === 'consent_required') return 'denied';
  return error === 'temporarily_unavailable' || error === 'server_error' ? 'unavailable' : 'invalid';
}

/** The member who began this proves by their own iD to be the one who is signed in. */
async function proveBy(
  context: HandlerContext,
  memberId: number | null,
  orcid: string,
  nextUrl: string,
): Promise<ProviderAnswer> {
  const { db, principal } = context;
  // Signed out in the meantime: then there is no session to prove anything for.
  if (principal.kind !== 'member' || principal.memberId !== memberId) throw providerFailure('foreign');
  const member = { ...context, principal };
  const own = await findIdentity(db, orcidProvider, principal.memberId);
  if (own?.subject !== orcid) {
    await writeAuditEvent(db, member, { action: 'reauthenticate', result: 'refused' });
    throw providerFailure('other_person');
  }
  if (await isSecondFactorOn(db, principal.memberId)) {
    await writeAuditEvent(db, member, { action: 'reauthenticate', result: 'refused' });
    throw providerFailure('needs_code');
  }
  return keepProof(member, { status: 'proved', next_url: nextUrl });
}

async function answerFor(
  { gateways: { secretBox } }: ProviderOptions,
  context: HandlerContext,
  { researcher, nextUrl }: { researcher: Researcher; nextUrl: string },
): Promise<ProviderAnswer> {
  const { db, now, principal, once } = context;
  const { orcid, email } = researcher;
  if (principal.kind === 'member') {
    const { memberId } = principal;
    const handle = await holdState(db, secretBox, {
      kind: 'provider_handle',
      memberId,
      state: { orcid },
      now,
      lifeMs: handleMs,
    });
    return { status: 'link_ready', oauth_id: handle, orcid, next_url: nextUrl };
  }
  const account = await findAccountByIdentity(db, orcidProvider, orcid);
  if (account) {
    if (account.status !== 'active') {
      await writeAuditEvent(db, context, {
        action: 'login',
        result: 'refused',
        targetType: 'account',
        targetId: account.member_id,
        details: { method: 'orcid' },
      });
      throw providerFailure('disabled');
    }
    return once(async (transaction) => {
      await lockAccount(transaction, account.member_id);
      // Meanwhile its owner may have disconnected the iD, or switched the second factor on.
      const locked = await findAccountByIdentity(transaction, orcidProvider, orcid);
      if (locked?.member_id !== account.member_id || locked.status !== 'active') throw providerFailure('invalid');
      const { member_id: memberId, messaging_system: hasMessaging } = locked;
      if (locked.second_factor_since !== null) {
        const challenge = await askSecondFactor(transaction, memberId, now);
        return { status: 'second_factor_required' as const, challenge, next_url: nextUrl };
      }
      const signedIn = await finishSignIn(transaction, context, { memberId, hasMessaging, method: 'orcid' });
      return { ...signedIn, next_url: nextUrl };
    });
  }
  const key = email === null ? undefined : parseEmail(email)?.key;
  if (key !== undefined && (await isEmailTaken(db, key))) return { status: 'link_required', next_url: nextUrl };
  const held: HeldOnboarding = { researcher, nextUrl };
  const token = await holdState(db, secretBox, {
    kind: 'onboarding',
    memberId: null,
    state: held,
    now,
    lifeMs: onboardingMs,
  });
  if (context.isBrowser) keepOnboarding(context, token, onboardingMs);
  return { status: 'needs_information', onboarding_token: token, ...describeOnboarding(held) };
}
