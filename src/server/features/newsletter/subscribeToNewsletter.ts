import type { EndpointData, EndpointInput } from '#contract/defineEndpoint.ts';
import type { subscribeToNewsletter as endpoint } from '#contract/visitorForms.ts';
import { type Email, parseEmail } from '#domain/email.ts';
import { validateNewsletterSubscription } from '#domain/newsletterSubscription.ts';
import type { Language } from '#i18n/language.ts';
import type { Config } from '#server/config.ts';
import type { Connection } from '#server/db/connection.ts';
import { refuseIfWrong, toFieldErrors } from '#server/formErrors.ts';
import type { Gateways } from '#server/gateways/createGateways.ts';
import { newsletterConfirmMail, newsletterKnownMail } from '#server/gateways/mail/newsletterMails.ts';
import type { HandlerContext } from '#server/http/requestContext.ts';
import { createToken, hashToken } from '#server/sessions/secretToken.ts';
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
    if (email) await askForNewsletter(db, { config, gateways }, { email, language, now });
    return { is_confirmation_sent: true };
  });
}

/** The question by mail whether the address's owner wants the newsletter, in the transaction of its cause. */
export async function askForNewsletter(
  db: Connection,
  { config, gateways }: { config: Config; gateways: Gateways },
  { email, language, now }: { email: Email; language: Language; now: Date },
): Promise<void> {
  const subscriber = await lockSubscriber(db, { email: email.address, emailKey: email.key, locale: language });
  const mailedAt = subscriber.token_sent_at?.getTime() ?? 0;
  if (now.getTime() - mailedAt < mailPauseMs) return;
  if (subscriber.confirmed_at !== null) {
    await updateMailedAt(db, subscriber.id, now);
    await gateways.mailQueue.enqueue(db, newsletterKnownMail({ config, language }, subscriber.email));
    return;
  }
  const token = createToken();
  await updateToken(db, subscriber.id, { email: email.address, locale: language, tokenHash: hashToken(token), now });
  await gateways.mailQueue.enqueue(db, newsletterConfirmMail({ config, language }, { to: email.address, token }));
}
