import type { Connection } from '#server/db/connection.ts';
import { notify } from '#server/features/notifications/notify.ts';

const dayMs = 86_400_000;

/** Why each of them asked, by who asked: some in English, some in Arabic. */
const notes = {
  omar: 'التقينا في ورشة الملتقى السنوي، ويسعدني أن نبقى على تواصل.',
  first: 'We both work on bilingual classrooms. I would like to compare notes on reading in the first year.',
  second: 'قرأت بحثك عن التعلّم بلغتين، ولديّ بيانات من مدارس في المغرب قد تهمّك.',
  third: 'I coordinate a coastal energy project and would be glad to hear about your cooling trials.',
};

/**
 * Gives the demo's members their connections, once: Layla and Omar know each other and some of the same people, others
 * ask both of them, both follow organizations. Noor, who is new, has none.
 */
export async function seedDemoConnections(db: Connection, now: Date): Promise<void> {
  const [layla, omar] = [await memberIdOf(db, 'layla@example.org'), await memberIdOf(db, 'omar@example.org')];
  const any = await db.selectFrom('connections').select('id').limit(1).executeTakeFirst();
  if (layla === undefined || omar === undefined || any) return;
  const others = await db
    .selectFrom('members as m')
    .leftJoin('accounts as a', 'a.member_id', 'm.id')
    .select(['m.id', 'm.full_name', 'm.full_name_ar'])
    .where('a.member_id', 'is', null)
    .where('m.is_listed', '=', true)
    .orderBy('m.id')
    .limit(10)
    .execute();
  const [a, b, c, d, e, f, g, h] = others;
  if (!a || !b || !c || !d || !e || !f || !g || !h) return;
  const days = (count: number) => new Date(now.getTime() - count * dayMs);
  await db.transaction().execute(async (transaction) => {
    const connect = (senderId: number, otherId: number, values: { statusId: number; note?: string; at: Date }) =>
      insertConnection(transaction, { senderId, otherId, note: null, ...values });
    await connect(omar, layla, { statusId: 2, note: notes.omar, at: days(40) });
    for (const [index, other] of [a, b, c].entries())
      await connect(index % 2 === 0 ? layla : other.id, index % 2 === 0 ? other.id : layla, {
        statusId: 2,
        at: days(30 - index),
      });
    for (const [index, other] of [b, c, d].entries())
      await connect(other.id, omar, { statusId: 2, at: days(20 - index) });
    // Whom neither knows yet, and their friends do.
    await connect(a.id, h.id, { statusId: 2, at: days(12) });
    await connect(b.id, h.id, { statusId: 2, at: days(11) });
    await connect(layla, g.id, { statusId: 1, at: days(3) });
    for (const [other, memberId, note, ago] of [
      [e, layla, notes.first, 2],
      [f, layla, notes.second, 1],
      [g, omar, notes.third, 1],
    ] as const) {
      const id = await connect(other.id, memberId, { statusId: 1, note, at: days(ago) });
      await notify(transaction, {
        memberId,
        type: 'connection-request',
        params: { name: { en: other.full_name, ar: other.full_name_ar } },
        target: { type: 'connection', id },
        redirectUrl: '/account/my-connections?tab=received',
        actorId: other.id,
        now: days(ago),
      });
    }
    await followSome(transaction, [layla, omar], days(14));
  });
}

async function memberIdOf(db: Connection, email: string): Promise<number | undefined> {
  const row = await db.selectFrom('accounts').select('member_id').where('email_key', '=', email).executeTakeFirst();
  return row?.member_id;
}

async function insertConnection(
  db: Connection,
  {
    senderId,
    otherId,
    statusId,
    note,
    at,
  }: { senderId: number; otherId: number; statusId: number; note: string | null; at: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('connections')
    .values({
      low_member_id: Math.min(senderId, otherId),
      high_member_id: Math.max(senderId, otherId),
      sender_id: senderId,
      status_id: statusId,
      note,
      requested_at: at,
      changed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Organizations with open opportunities, of which each member follows three; and two areas each. */
async function followSome(db: Connection, memberIds: readonly number[], at: Date): Promise<void> {
  const organizations = await db
    .selectFrom('opportunities')
    .select('organization_id')
    .where('is_listed', '=', true)
    .where('organization_id', 'is not', null)
    .where('closes_at', '>', at)
    .groupBy('organization_id')
    .orderBy('organization_id')
    .limit(5)
    .execute();
  const follows = memberIds.flatMap((memberId, index) =>
    organizations
      .slice(index * 2, index * 2 + 3)
      .flatMap(({ organization_id: organizationId }) =>
        organizationId === null
          ? []
          : [{ member_id: memberId, organization_id: organizationId, followed_at: at, seen_at: at }],
      ),
  );
  if (follows.length > 0) await db.insertInto('organization_follows').values(follows).execute();
  await db
    .insertInto('area_follows')
    .values(
      memberIds.flatMap((memberId, index) =>
        [index + 1, 3].map((area) => ({ member_id: memberId, thematic_area_id: area, followed_at: at })),
      ),
    )
    .execute();
}
