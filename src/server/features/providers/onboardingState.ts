import type { Onboarding } from '#contract/providers.ts';
import { ContractError } from '#contract/errors.ts';
import type { Connection } from '#server/db/connection.ts';
import type { Researcher } from '#server/gateways/orcid.ts';
import type { HandlerContext } from '#server/http/requestContext.ts';
import type { SecretBox } from '#server/secretBox.ts';
import { readOnboarding } from './browserBinding.ts';
import { findHeldState, type HeldState } from '#server/sessions/heldState.ts';

/** A new iD whose owner is about to complete an account. */
export interface HeldOnboarding {
  researcher: Researcher;
  nextUrl: string;
}

export function describeOnboarding({ researcher, nextUrl }: HeldOnboarding): Onboarding {
  const { orcid, email, full_name, full_name_ar, family_name } = researcher;
  return {
    missing: [
      ...(full_name === null ? (['full_name'] as const) : []),
      ...(email === null ? (['email'] as const) : []),
      'country',
      'organization_name',
      'current_title',
    ],
    prefill: { full_name, full_name_ar, family_name, email, orcid },
    next_url: nextUrl,
  };
}

/** What this browser is about to complete; null for nothing, or no longer. */
export async function showOnboarding(
  secretBox: SecretBox,
  context: Pick<HandlerContext, 'db' | 'cookie' | 'now'>,
): Promise<Onboarding | null> {
  const held = await findOnboarding(context.db, secretBox, readOnboarding(context));
  return held && !held.isUsed && held.expiresAt > context.now ? describeOnboarding(held.state) : null;
}

function findOnboarding(db: Connection, secretBox: SecretBox, token: string | null) {
  return findHeldState<HeldOnboarding>(db, secretBox, { kind: 'onboarding', token });
}

/** A living onboarding, by the token of the call or of the browser. @throws ContractError that says why it is none. */
export async function requireOnboarding(
  secretBox: SecretBox,
  context: Pick<HandlerContext, 'db' | 'cookie' | 'now'>,
  token: string | undefined,
): Promise<HeldState<HeldOnboarding>> {
  const held = await findOnboarding(context.db, secretBox, token || readOnboarding(context));
  if (!held) throw onboardingProblem('token_invalid');
  if (held.isUsed) throw onboardingProblem('token_used');
  if (held.expiresAt <= context.now) throw onboardingProblem('token_expired');
  return held;
}

/** The sentences of the codes speak of links in mails: here it is a sign-in that has to begin again. */
export function onboardingProblem(code: 'token_invalid' | 'token_used' | 'token_expired'): ContractError {
  return new ContractError(code, { fields: { onboarding_token: [{ id: 'onboarding.beginAgain' }] } });
}
