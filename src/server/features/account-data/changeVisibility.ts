import type { EndpointInput } from '#contract/defineEndpoint.ts';
import { invalidFields } from '#contract/errors.ts';
import type { changeVisibility as endpoint, PrivacyState } from '#contract/privacy.ts';
import { isVisibility } from '#domain/accountDeletion.ts';
import { writeAuditEvent } from '#server/auditLog.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import { updateVisibility } from './queries.ts';
import { showPrivacy } from './showPrivacy.ts';

/** Chooses who sees the profile. */
export async function changeVisibility(
  context: MemberContext,
  { body: { visibility = '' } }: EndpointInput<typeof endpoint>,
): Promise<PrivacyState> {
  const { now, once, principal } = context;
  if (!isVisibility(visibility)) throw invalidFields({ visibility: [{ id: 'account.error.visibility.choice' }] });
  return once(async (db) => {
    await updateVisibility(db, { memberId: principal.memberId, visibility, now });
    const state = await showPrivacy(db, principal.memberId);
    await writeAuditEvent(db, context, { action: 'visibility.change', details: { visibility } });
    return state;
  });
}
