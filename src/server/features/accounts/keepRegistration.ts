import { parseEmail } from '#domain/email.ts';
import { writeAuditEvent } from '#server/auditLog.ts';
import type { Config } from '#server/config.ts';
import type { Connection } from '#server/db/connection.ts';
import { askForNewsletter } from '#server/features/newsletter/subscribeToNewsletter.ts';
import type { Gateways } from '#server/gateways/createGateways.ts';
import { accountKnownMail, confirmEmailMail } from '#server/gateways/mail/accountMails.ts';
import { visitor } from '#server/sessions/principal.ts';
import type { AccountWork } from './accountWork.ts';
import { issueMailToken } from './mailTokens.ts';
import { findAccountByAddress } from './queriesAccount.ts';
import { insertRegisteredMember, lockAddress } from './queriesRegistration.ts';
import { recipientOf } from './recipientOf.ts';

/**
 * Decides what becomes of a registration. A new address gets an account that waits for its confirmation. The owner of
 * a confirmed one is told. Of an unconfirmed one nobody knows whose it is: what was typed now is kept with the new
 * mail's token and counts when that is confirmed, so that nobody can lie in wait in somebody else's name
 * (docs/decisions/023).
 */
export async function keepRegistration(
  db: Connection,
  { config, gateways }: { config: Config; gateways: Gateways },
  work: AccountWork,
): Promise<void> {
  const email = parseEmail(work.email);
  const { person, address, requestId } = work;
  if (!email || !person) throw new Error('A registration without an address or a person.');
  const now = new Date(work.at);
  const context = { now, address, requestId, principal: visitor };
  await lockAddress(db, email.key);
  const known = await findAccountByAddress(db, email.key);
  if (known && (known.email_confirmed_at !== null || known.status !== 'active')) {
    const to = recipientOf(known);
    await gateways.mailQueue.enqueue(db, accountKnownMail({ config, language: to.language }, to));
    await writeAuditEvent(db, context, {
      action: 'register',
      result: 'refused',
      targetType: 'account',
      targetId: known.member_id,
    });
    return;
  }
  const memberId = known?.member_id ?? (await insertRegisteredMember(db, person, { email, now }));
  const token = await issueMailToken(db, {
    memberId,
    kind: 'confirm',
    email: email.address,
    emailKey: email.key,
    now,
    registration: known ? person : null,
  });
  const to = recipientOf({ ...person, email: email.address });
  await gateways.mailQueue.enqueue(
    db,
    confirmEmailMail({ config, language: to.language }, { ...to, token, isAgain: known !== undefined }),
  );
  if (work.wantsNewsletter) await askForNewsletter(db, { config, gateways }, { email, language: to.language, now });
  await writeAuditEvent(db, context, { action: 'register', targetType: 'account', targetId: memberId });
}
