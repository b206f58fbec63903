import type { EndpointData, EndpointInput } from '#contract/defineEndpoint.ts';
import type { submitContactMessage as endpoint } from '#contract/visitorForms.ts';
import { normalizeForm } from '#domain/checkForm.ts';
import { contactRules, type ContactTopic, validateContactMessage } from '#domain/contactMessage.ts';
import type { Config } from '#server/config.ts';
import { refuseIfWrong, toFieldErrors } from '#server/formErrors.ts';
import type { Gateways } from '#server/gateways/createGateways.ts';
import { contactNoticeMail, contactReceiptMail } from '#server/gateways/mail/contactMails.ts';
import type { HandlerContext } from '#server/http/requestContext.ts';
import { createReference } from '#server/reference.ts';
import { insertContactMessage } from './queries.ts';

/**
 * Takes in a message to the secretariat, who get it by mail with the writer's address to answer to. The writer gets a
 * receipt that repeats nothing of the message: this form can not be made to send other people's words.
 */
export async function submitContactMessage(
  { config, gateways }: { config: Config; gateways: Gateways },
  { db, now, once, language, t }: HandlerContext,
  { body }: EndpointInput<typeof endpoint>,
): Promise<EndpointData<typeof endpoint>> {
  refuseIfWrong(toFieldErrors('contact', validateContactMessage(body)));
  const proof = await gateways.captcha.check(db, body, now);
  const message = normalizeForm(contactRules, body);
  return once(async (transaction) => {
    await gateways.captcha.spend(transaction, proof);
    const reference = createReference('CM');
    await insertContactMessage(transaction, { ...message, reference, locale: language });
    const facts = { config, language, reference };
    const topic = t(`contact.topic.${message.topic as ContactTopic}`);
    await gateways.mailQueue.enqueue(transaction, contactNoticeMail(facts, { ...message, topic }));
    await gateways.mailQueue.enqueue(transaction, contactReceiptMail(facts, message.email));
    return { reference };
  });
}
