import type { EndpointData, EndpointInput } from '#contract/defineEndpoint.ts';
import { invalidFields } from '#contract/errors.ts';
import type { cancelDeletion as cancelEndpoint, requestDeletion as endpoint } from '#contract/privacy.ts';
import { isTicked } from '#domain/fieldRules.ts';
import { writeAuditEvent } from '#server/auditLog.ts';
import { requireRecentProof } from '#server/features/account-security/requireRecentProof.ts';
import type { AccountOptions } from '#server/features/accounts/accountOptions.ts';
import { recipientOf } from '#server/features/accounts/recipientOf.ts';
import { deletionAskedMail } from '#server/gateways/mail/accountDataMails.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import { lockOwnAccount } from '#server/sessions/lockAccount.ts';
import { getPrivacyRow, updateDeletionRequest } from './queries.ts';
import { erasedAt } from './showPrivacy.ts';

/** Asks for the deletion: the profile leaves the lists at once, all else goes after the grace. Asked twice, the first counts. */
export async function requestDeletion(
  { config, gateways }: AccountOptions,
  context: MemberContext,
  { body }: EndpointInput<typeof endpoint>,
): Promise<EndpointData<typeof endpoint>> {
  requireRecentProof(context);
  if (!isTicked(body.confirm)) throw invalidFields({ confirm: [{ id: 'account.error.confirm.consent' }] });
  const { now, once, principal } = context;
  return once(async (db) => {
    await lockOwnAccount(db, context);
    const isNew = await updateDeletionRequest(db, { memberId: principal.memberId, requestedAt: now });
    const row = await getPrivacyRow(db, principal.memberId);
    const deletionAt = erasedAt(row.deletion_requested_at ?? now);
    if (isNew) {
      const recipient = recipientOf(row);
      const mailContext = { config, language: recipient.language };
      await gateways.mailQueue.enqueue(
        db,
        deletionAskedMail(mailContext, { ...recipient, deletionAt, timeZone: config.siteTimeZone }),
      );
      await writeAuditEvent(db, context, { action: 'deletion.request' });
    }
    return { deletion_at: deletionAt.toISOString() };
  });
}

/** Keeps the account after all. */
export async function cancelDeletion(context: MemberContext): Promise<EndpointData<typeof cancelEndpoint>> {
  const { once, principal } = context;
  return once(async (db) => {
    await lockOwnAccount(db, context);
    const wasAsked = await updateDeletionRequest(db, { memberId: principal.memberId, requestedAt: null });
    if (wasAsked) await writeAuditEvent(db, context, { action: 'deletion.cancel' });
    return { deletion_at: null };
  });
}
