import type { Connection } from '#server/db/connection.ts';
import { notify } from '#server/features/notifications/notify.ts';
import { insertAnnouncement, listFollowerIds, listFreshOpportunities } from './queriesAnnouncements.ts';

/** What came longer ago, while the portal was off, is old news. */
const freshMs = 3 * 86_400_000;

/**
 * Tells the followers of organizations of new opportunities there: each opportunity once, grouped by organization. Each
 * is claimed and told in one transaction, so that neither a crash nor a second server tells it twice. Gives how many.
 */
export async function announceOpportunities(db: Connection, now: Date): Promise<number> {
  let count = 0;
  for (const fresh of await listFreshOpportunities(db, { now, since: new Date(now.getTime() - freshMs) })) {
    const { id, organization_id: organizationId, since } = fresh;
    const isAnnounced = await db.transaction().execute(async (transaction) => {
      if (!(await insertAnnouncement(transaction, { opportunityId: id, now }))) return false;
      for (const memberId of await listFollowerIds(transaction, { organizationId, before: since }))
        await notify(transaction, {
          memberId,
          type: 'organization-update',
          params: {
            name: { en: fresh.name_en, ar: fresh.name_ar },
            title: { en: fresh.title_en, ar: fresh.title_ar },
          },
          target: { type: 'organization', id: organizationId },
          opportunityId: id,
          redirectUrl: `/organizations/${organizationId}`,
          dedupeKey: `opportunity ${id}`,
          now,
        });
      return true;
    });
    if (isAnnounced) count += 1;
  }
  return count;
}
