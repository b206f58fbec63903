import { type ApplicationStatus, isApplied } from '#domain/application.ts';
import type { Connection } from '#server/db/connection.ts';
import type { Principal } from '#server/sessions/principal.ts';
import { findApplication } from './queries.ts';
import { isSaved } from './queriesOwn.ts';

const ofNobody = { is_applied: false, application_id: null, is_saved: false };

/** What an opportunity is to who asks: whether they applied, and saved it. Of a visitor nothing is asked. */
export async function showStanding(
  db: Connection,
  principal: Principal,
  opportunityId: number,
): Promise<{ is_applied: boolean; application_id: number | null; is_saved: boolean }> {
  if (principal.kind !== 'member') return ofNobody;
  const key = { memberId: principal.memberId, opportunityId };
  const [row, saved] = [await findApplication(db, key), await isSaved(db, key)];
  return {
    is_applied: isApplied((row?.status as ApplicationStatus | undefined) ?? null),
    application_id: row?.id ?? null,
    is_saved: saved,
  };
}
