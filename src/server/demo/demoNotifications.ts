import type { Connection } from '#server/db/connection.ts';
import { notify, type NotificationCause } from '#server/features/notifications/notify.ts';
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
    .selectFrom('accounts')
    .select('member_id')
    .where('email_key', 'in', ['layla@example.org', 'omar@example.org'])
    .execute();
  const causes: Omit<NotificationCause, 'memberId'>[] = [
    {
      type: 'announcement',
      params: {
        title: { en: 'Five themes, one network', ar: 'خمسة مجالات في شبكة واحدة' },
        message: {
          en: 'The pages of the <b>five thematic areas</b> now list who works in them.',
          ar: 'تعرض صفحات <b>المجالات الخمسة</b> الآن من يعملون فيها.',
        },
      },
      redirectUrl: '/about',
      dedupeKey: 'demo themes',
      now: before(75),
    },
    ...news.map((one, index): Omit<NotificationCause, 'memberId'> => ({
      type: 'organization-update',
      params: {
        name: { en: one.name_en, ar: one.name_ar },
        title: { en: one.title_en, ar: one.title_ar },
      },
      target: { type: 'organization', id: one.organization_id },
      opportunityId: one.id,
      redirectUrl: `/opportunities/${one.id}`,
      dedupeKey: `demo opportunity ${index}`,
      now: before(30 - 9 * index),
    })),
    {
      type: 'event-update',
      params: { title: { en: 'Annual Gathering', ar: 'الملتقى السنوي' } },
      redirectUrl: '/annual-gathering-24',
      dedupeKey: 'demo gathering',
      now: before(4),
    },
  ];
  for (const { member_id: memberId } of members) {
    for (const cause of causes) await notify(db, { memberId, ...cause });
    // The oldest was read.
    await db
      .updateTable('notifications')
      .set({ read_at: before(70) })
      .where('member_id', '=', memberId)
      .where('type', '=', 'announcement')
      .where('read_at', 'is', null)
      .execute();
  }
}
