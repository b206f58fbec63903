import { createHash, randomBytes } from 'node:crypto';
import type { EndpointData, EndpointInput } from '#contract/defineEndpoint.ts';
import type { subscribeToNewsletter as endpoint } from '#contract/visitorForms.ts';
import { parseEmail } from '#domain/email.ts';
import { validateNewsletterSubscription } from '#domain/newsletterSubscription.ts';
import type { Config } from '#server/config.ts';
import { refuseIfWrong, toFieldErrors } from '#server/formErrors.ts';
import type { Gateways } from '#server/gateways/createGateways.ts';
import { newsletterConfirmMail, newsletterKnownMail } from '#server/gateways/mail/newsletterMails.ts';
import type { HandlerContext } from '#server/http/requestContext.ts';
import { lockSubscriber, updateMailedAt, updateToken } from './queries.ts';

/** One address gets no more than one mail in this time, however often somebody enters it. */
const mailPauseMs = 900_000;

/**
 * Asks the owner of an address, by mail, whether they want the newsletter. The answer is the same for a new, a waiting
 * and a known address: it tells nobody who reads the newsletter.
 */
export async function subscribeToNewsletter(
  { config, gateways }: { config: Config; gateways: Gateways },
  { once, language, now }: HandlerContext,
  { body }: EndpointInput<typeof endpoint>,
): Promise<EndpointData<typeof endpoint>> {
  refuseIfWrong(toFieldErrors('newsletter', validateNewsletterSubscription(body)));
  const email = parseEmail(body.email ?? '');
  return once(async (db) => {
    // The rule above has let only addresses through.
    if (!email) return { is_confirmation_sent: true };
    const subscriber = await lockSubscriber(db, { email: email.address, emailKey: email.key, locale: language });
    const mailedAt = subscriber.token_sent_at?.getTime() ?? 0;
    if (now.getTime() - mailedAt < mailPauseMs) return { is_confirmation_sent: true };
    if (subscriber.confirmed_at !== null) {
      await updateMailedAt(db, subscriber.id, now);
      await gateways.mailQueue.enqueue(db, newsletterKnownMail({ config, language }, subscriber.email));
    } else {
      const token = randomBytes(32).toString('base64url');
      await updateToken(db, subscriber.id, {
        email: email.address,
        locale: language,
        tokenHash: hashToken(token),
        now,
      });
      await gateways.mailQueue.enqueue(db, newsletterConfirmMail({ config, language }, { to: email.address, token }));
    }
    return { is_confirmation_sent: true };
  });
}

/** Only this is stored, so that nobody who reads the table can confirm for others. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
