import { sql } from 'kysely';
import type { EndpointData } from '#contract/defineEndpoint.ts';
import type { requestExport as endpoint } from '#contract/privacy.ts';
import { writeAuditEvent } from '#server/auditLog.ts';
import { requireRecentProof } from '#server/features/account-security/requireRecentProof.ts';
import type { AccountOptions } from '#server/features/accounts/accountOptions.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import { exportJobKey, exportTask } from './exportJob.ts';
import { isExportQueued } from './queries.ts';

const maxAttempts = 8;

/** Has a copy of the member's data made. While one is being made, asking again changes nothing. */
export async function requestExport(
  { sharedLimits }: AccountOptions,
  context: MemberContext,
): Promise<EndpointData<typeof endpoint>> {
  requireRecentProof(context);
  const { db, once, principal } = context;
  const { memberId } = principal;
  if (await isExportQueued(db, memberId)) return { status: 'preparing' };
  await sharedLimits.take(context, 'exportPerMember', String(memberId));
  return once(async (transaction) => {
    const payload = JSON.stringify({ member_id: memberId });
    await sql`select from graphile_worker.add_job(${exportTask}, ${payload}::json,
      job_key => ${exportJobKey(memberId)}, max_attempts => ${maxAttempts}::int)`.execute(transaction);
    await writeAuditEvent(transaction, context, { action: 'export.request' });
    return { status: 'preparing' as const };
  });
}
