import type { Email } from '#domain/email.ts';
import type { Config } from '#server/config.ts';
import type { Connection } from '#server/db/connection.ts';
import { askForNewsletter } from '#server/features/newsletter/subscribeToNewsletter.ts';
import type { Gateways } from '#server/gateways/createGateways.ts';
import { confirmEmailMail } from '#server/gateways/mail/accountMails.ts';
import { issueMailToken } from './mailTokens.ts';
import { findAccountByAddress } from './queriesAccount.ts';
import { insertRegisteredMember, lockAddress } from './queriesRegistration.ts';
import { recipientOf } from './recipientOf.ts';
import type { RegisteredPerson } from './registeredPerson.ts';

/**
 * Makes an account without a password for who comes by a provider, and asks for the address to be confirmed. Null where
 * the address has an account: it is never taken for the person's own.
 */
export async function registerByProvider(
  db: Connection,
  { config, gateways }: { config: Config; gateways: Gateways },
  registration: {
    person: Omit<RegisteredPerson, 'password_hash'>;
    email: Email;
    wantsNewsletter: boolean;
    now: Date;
  },
): Promise<number | null> {
  const { person, email, wantsNewsletter, now } = registration;
  await lockAddress(db, email.key);
  if (await findAccountByAddress(db, email.key)) return null;
  const memberId = await insertRegisteredMember(db, { ...person, password_hash: null }, { email, now });
  const token = await issueMailToken(db, {
    memberId,
    kind: 'confirm',
    email: email.address,
    emailKey: email.key,
    now,
  });
  const to = recipientOf({ ...person, email: email.address });
  await gateways.mailQueue.enqueue(db, confirmEmailMail({ config, language: to.language }, { ...to, token }));
  if (wantsNewsletter) await askForNewsletter(db, { config, gateways }, { email, language: to.language, now });
  return memberId;
}
