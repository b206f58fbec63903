import type { register as endpoint } from '#contract/accounts.ts';
import type { EndpointData, EndpointInput } from '#contract/defineEndpoint.ts';
import { normalizeForm } from '#domain/checkForm.ts';
import { toCountryCode } from '#domain/countries.ts';
import { parseEmail } from '#domain/email.ts';
import { isTicked } from '#domain/fieldRules.ts';
import { parseAreaIds } from '#domain/joinRequest.ts';
import { type MemberLocale, registrationRules, validateRegistration } from '#domain/registration.ts';
import { commonPasswords } from '#server/content/commonPasswords.ts';
import { listAreaReferences } from '#server/features/thematic-areas/listAreaReferences.ts';
import { refuseIfWrong, toFieldErrors } from '#server/formErrors.ts';
import type { HandlerContext } from '#server/http/requestContext.ts';
import type { AccountOptions } from './accountOptions.ts';
import { queueAccountWork } from './accountWork.ts';

/**
 * Takes a registration in. Whatever there is of the address, the request does the same and answers the same; what
 * becomes of it is decided afterwards by {@link keepRegistration}.
 */
export async function registerMember(
  { gateways, sharedLimits }: AccountOptions,
  context: HandlerContext,
  { body }: EndpointInput<typeof endpoint>,
): Promise<EndpointData<typeof endpoint>> {
  const { db, now, once, language } = context;
  // A client may send the country's name.
  const values = { ...body, country: toCountryCode(body.country) };
  const areas = await listAreaReferences(context);
  const areaIds = areas.map(({ id }) => id);
  refuseIfWrong(toFieldErrors('register', validateRegistration(values, areaIds, commonPasswords())));
  const proof = await gateways.captcha.check(db, body, now);

  const typed = normalizeForm(registrationRules, values);
  const key = parseEmail(typed.email)?.key ?? typed.email;
  const passwordHash = await gateways.passwords.hash(body.password ?? '');
  // Nobody is told: else an address could be flooded with mails, or shown to be flooded. The day counts mails alone, so
  // that impatience does not use it up.
  const isWithin =
    (await sharedLimits.isWithin(context, 'registerPerEmail', key)) &&
    (await sharedLimits.isWithin(context, 'registerPerEmailAndDay', key));
  return once(async (transaction) => {
    await gateways.captcha.spend(transaction, proof);
    if (isWithin) {
      const person = {
        full_name: typed.full_name,
        full_name_ar: typed.full_name_ar || null,
        family_name: typed.family_name || null,
        country: typed.country,
        organization_name: typed.organization_name,
        current_title: typed.current_title,
        thematic_area_ids: parseAreaIds(body.thematic_area_ids) ?? [],
        // The rule has let nothing else through.
        locale: (typed.locale || language) as MemberLocale,
        password_hash: passwordHash,
      };
      await queueAccountWork(transaction, gateways.secretBox, {
        task: 'register_member',
        work: {
          at: now.toISOString(),
          email: typed.email,
          address: context.address,
          requestId: context.requestId,
          person,
          wantsNewsletter: isTicked(body.newsletter_consent),
        },
      });
    }
    return { status: 'confirmation_sent' as const };
  });
}
