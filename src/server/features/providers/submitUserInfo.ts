import type { EndpointData, EndpointInput } from '#contract/defineEndpoint.ts';
import { ContractError } from '#contract/errors.ts';
import type { submitUserInfo as endpoint } from '#contract/providers.ts';
import { normalizeForm } from '#domain/checkForm.ts';
import { toCountryCode } from '#domain/countries.ts';
import { parseEmail } from '#domain/email.ts';
import { isTicked } from '#domain/fieldRules.ts';
import { parseAreaIds } from '#domain/joinRequest.ts';
import { onboardingRules, validateOnboarding } from '#domain/onboarding.ts';
import { writeAuditEvent } from '#server/auditLog.ts';
import { finishSignIn } from '#server/features/accounts/finishSignIn.ts';
import { registerByProvider } from '#server/features/accounts/registerByProvider.ts';
import { listAreaReferences } from '#server/features/thematic-areas/listAreaReferences.ts';
import { refuseIfWrong, toFieldErrors } from '#server/formErrors.ts';
import type { HandlerContext } from '#server/http/requestContext.ts';
import { forgetOnboarding } from './browserBinding.ts';
import { takeHeldState } from '#server/sessions/heldState.ts';
import { onboardingProblem, requireOnboarding } from './onboardingState.ts';
import { orcidProvider, type ProviderOptions } from './providerOptions.ts';
import { findAccountByIdentity, insertIdentity } from './queries.ts';

/**
 * Makes a member of a new iD: an account without a password, whose address counts once its mail was answered. Where the
 * address has an account, nothing is made and the form can be sent again with another.
 */
export async function submitUserInfo(
  { config, gateways }: ProviderOptions,
  context: HandlerContext,
  { body }: EndpointInput<typeof endpoint>,
): Promise<EndpointData<typeof endpoint>> {
  const { now, once, language } = context;
  const held = await requireOnboarding(gateways.secretBox, context, body.onboarding_token);
  const { researcher, nextUrl } = held.state;
  // A client may send the country's name.
  const values = { ...body, country: toCountryCode(body.country) };
  const areas = await listAreaReferences(context);
  refuseIfWrong(
    toFieldErrors(
      'register',
      validateOnboarding(
        values,
        areas.map(({ id }) => id),
      ),
    ),
  );
  const typed = normalizeForm(onboardingRules, values);
  const email = parseEmail(typed.email);
  if (!email) throw new ContractError('validation_failed');
  const locale = body.locale === 'en' || body.locale === 'ar' ? body.locale : language;
  // Before the address is looked at: a second form of one iD must not tell which addresses have an account.
  if (await findAccountByIdentity(context.db, orcidProvider, researcher.orcid))
    throw new ContractError('identity_taken');
  return once(async (transaction) => {
    const memberId = await registerByProvider(
      transaction,
      { config, gateways },
      {
        person: {
          full_name: typed.full_name,
          full_name_ar: typed.full_name_ar || null,
          family_name: typed.family_name || null,
          country: typed.country,
          organization_name: typed.organization_name,
          current_title: typed.current_title,
          thematic_area_ids: parseAreaIds(body.thematic_area_ids) ?? [],
          locale,
        },
        email,
        wantsNewsletter: isTicked(body.newsletter_consent),
        now,
      },
    );
    if (memberId === null) return { status: 'link_required' as const, next_url: nextUrl };
    // Now, so that whoever mistyped the address can go on: what was made above is undone for all but the first.
    if (!(await takeHeldState(transaction, held, now))) throw onboardingProblem('token_used');
    const identity = { provider: orcidProvider, subject: researcher.orcid, memberId, now };
    if (!(await insertIdentity(transaction, identity))) throw new ContractError('identity_taken');
    forgetOnboarding(context);
    const signedIn = await finishSignIn(transaction, context, { memberId, hasMessaging: false, method: 'orcid' });
    await writeAuditEvent(transaction, context, {
      action: 'register',
      actorMemberId: memberId,
      targetType: 'account',
      targetId: memberId,
      details: { method: 'orcid' },
    });
    return { ...signedIn, next_url: nextUrl };
  });
}
