import { recommendationDays, reminderDays } from '#domain/periodicNotices.ts';
import type { Connection } from '#server/db/connection.ts';
import { notify } from '#server/features/notifications/notify.ts';
import { remindOfProfile } from '#server/features/profile/remindOfProfiles.ts';
import { recommendOpportunities } from '#server/features/recommendations/tellRecommendations.ts';
import { demoSource } from './demoSource.ts';

const hourMs = 3_600_000;

/** What the demo's two busy members were told lately; told once, however often the demo is prepared. */
export async function tellDemoMembers(db: Connection, now: Date): Promise<void> {
  const before = (hours: number): Date => new Date(now.getTime() - hours * hourMs);
  const news = await db
    .selectFrom('opportunities as o')
    .innerJoin('organizations as g', 'g.id', 'o.organization_id')
    .select(['o.id', 'o.title_en', 'o.title_ar', 'g.id as organization_id', 'g.name_en', 'g.name_ar'])
    .where('o.source', '=', demoSource)
    .where('o.status', '=', 'published')
    .where('o.deadline_at', '>', now)
    .orderBy('o.published_at', 'desc')
    .orderBy('o.id')
    .limit(3)
    .execute();
  const members = await db
    .selectFrom('accounts as a')
    .innerJoin('periodic_notices as p', 'p.member_id', 'a.member_id')
    .select('a.member_id')
    .where('a.email_key', 'in', ['layla@example.org', 'omar@example.org'])
    .where('p.type', '=', 'recommendation')
    .where('p.told_at', 'is', null)
    .execute();
  for (const { member_id: memberId } of members) {
    for (const [index, one] of news.entries())
      await notify(db, {
        memberId,
        type: 'organization-update',
        params: {
          name: { en: one.name_en, ar: one.name_ar },
          title: { en: one.title_en, ar: one.title_ar },
        },
        target: { type: 'organization', id: one.organization_id },
        opportunityId: one.id,
        redirectUrl: `/opportunities/${one.id}`,
        dedupeKey: `opportunity ${one.id}`,
        now: before(30 - 9 * index),
      });
    await remindOfProfile(db, { memberId, now: before(75) });
    await recommendOpportunities(db, { memberId, now: before(4) });
    // The oldest was read.
    await db
      .updateTable('notifications')
      .set({ read_at: before(70) })
      .where('member_id', '=', memberId)
      .where('type', '=', 'profile-reminder')
      .execute();
    // From here on they have their turns as everybody has.
    for (const [type, told, days] of [
      ['recommendation', 4, recommendationDays.between],
      ['profile-reminder', 75, reminderDays.between],
    ] as const)
      await db
        .updateTable('periodic_notices')
        .set({ told_at: before(told), told_in_row: 1, due_at: before(told - days * 24) })
        .where('member_id', '=', memberId)
        .where('type', '=', type)
        .execute();
  }
}
