import { sql } from 'kysely';
import type { ApplicationStatus } from '#domain/application.ts';
import type { Connection } from '#server/db/connection.ts';
import { takeSnapshot } from '#server/features/applications/takeSnapshot.ts';
import { demoSource } from './demoSource.ts';

const dayMs = 86_400_000;

/** One application of the demo: its statuses, each so many days ago. */
interface Plan {
  coverLetter: string;
  steps: readonly (readonly [status: ApplicationStatus, daysAgo: number])[];
}

interface Person {
  area: number;
  applications: readonly Plan[];
  savedCount: number;
  search: { name: string; query: string; alert: string };
}

const people: Readonly<Record<string, Person>> = {
  'layla@example.org': {
    area: 1,
    applications: [
      {
        coverLetter:
          'Dear colleagues,\n\nFor twelve years I have watched children learn to read in two languages at once. Your call asks for exactly the question that I would like to answer next: what a school can do in the first three months.\n\nI would be glad to bring my classroom recordings and the tests that we built from them.\n\nLayla Haddad',
        steps: [['submitted', 3]],
      },
      {
        coverLetter:
          'Dear members of the committee,\n\nMy last study followed 340 pupils in eleven schools in Amman and Irbid. I would use your support to see how they read today.\n\nLayla Haddad',
        steps: [
          ['submitted', 21],
          ['in_review', 13],
          ['shortlisted', 4],
        ],
      },
      {
        coverLetter: 'I would like to take part, and can come to all of the sessions.',
        steps: [
          ['submitted', 30],
          ['withdrawn', 24],
        ],
      },
      { coverLetter: 'What I would bring: recordings from eleven classrooms, and', steps: [['draft', 1]] },
    ],
    savedCount: 2,
    search: { name: 'Grants for early reading', query: 'q=reading&cat=grant', alert: 'weekly' },
  },
  'omar@example.org': {
    area: 2,
    applications: [
      {
        coverLetter:
          'السادة أعضاء اللجنة،\n\nأعمل منذ ست سنوات على التبريد بالطاقة الشمسية في سواحل الخليج، وأودّ أن أقيس أثر الرطوبة في كفاءة الألواح خلال صيف كامل.\n\nعمر الكواري',
        steps: [
          ['submitted', 9],
          ['in_review', 2],
        ],
      },
    ],
    savedCount: 1,
    search: { name: 'الطاقة الشمسية', query: 'q=%D8%B4%D9%85%D8%B3', alert: 'daily' },
  },
};

/** Gives a person of the demo what they applied to and saved, of its open opportunities in their area. */
export async function keepDemoApplications(
  db: Connection,
  { email, memberId, now }: { email: string; memberId: number; now: Date },
): Promise<void> {
  const person = people[email];
  if (!person) return;
  const { applications, savedCount, search } = person;
  const chosen = await db
    .selectFrom('opportunities')
    .select('id')
    .where('source', '=', demoSource)
    .where('is_listed', '=', true)
    .where('apply_mode', '=', 'internal')
    .where('opens_at', '<', now)
    .where('closes_at', '>', new Date(now.getTime() + 5 * dayMs))
    .where(sql<boolean>`${person.area}::smallint = any(area_ids)`)
    .orderBy(sql`title_en is null or title_ar is null`)
    .orderBy('id')
    .limit(applications.length + savedCount)
    .execute();
  for (const [index, plan] of applications.entries()) {
    const opportunity = chosen[index];
    if (opportunity) await keepApplication(db, { memberId, opportunityId: opportunity.id, plan, now });
  }
  const saved = chosen.slice(applications.length);
  if (saved.length > 0)
    await db
      .insertInto('saved_opportunities')
      .values(saved.map(({ id }) => ({ member_id: memberId, opportunity_id: id, created_at: now })))
      .execute();
  await db
    .insertInto('saved_searches')
    .values({ ...search, member_id: memberId, alerted_through: now })
    .execute();
}

async function keepApplication(
  db: Connection,
  { memberId, opportunityId, plan, now }: { memberId: number; opportunityId: number; plan: Plan; now: Date },
): Promise<void> {
  const ago = (days: number): Date => new Date(now.getTime() - days * dayMs);
  const last = plan.steps.at(-1) ?? ['draft', 0];
  const sent = plan.steps.find(([status]) => status === 'submitted');
  const { id } = await db
    .insertInto('applications')
    .values({
      member_id: memberId,
      opportunity_id: opportunityId,
      status: last[0],
      cover_letter: plan.coverLetter,
      submitted_at: sent ? ago(sent[1]) : null,
      snapshot:
        sent === undefined
          ? null
          : JSON.stringify(
              await takeSnapshot(db, {
                memberId,
                content: { coverLetter: plan.coverLetter, answers: {}, shareProfile: true },
                questions: [],
              }),
            ),
      consented_at: sent ? ago(sent[1]) : null,
      created_at: ago(plan.steps[0]?.[1] ?? 0),
      updated_at: ago(last[1]),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('application_events')
    .values(
      plan.steps.map(([status, days]) => ({
        application_id: id,
        status,
        actor: ['submitted', 'withdrawn', 'draft'].includes(status) ? ('applicant' as const) : ('staff' as const),
        at: ago(days),
      })),
    )
    .execute();
}
