import type { Connection } from '#server/db/connection.ts';
import type { ApplicationQuestion } from '#domain/applicationQuestions.ts';

/**
 * The applicant as they are now, and the questions as they are asked now: kept with the application, since staff judge
 * what was sent (decisions §5). Without `shareProfile` only who it is and how to reach them.
 */
export async function takeSnapshot(
  db: Connection,
  { memberId, shareProfile, questions }: { memberId: number; shareProfile: boolean; questions: ApplicationQuestion[] },
): Promise<Record<string, unknown>> {
  const person = await db
    .selectFrom('members')
    .innerJoin('accounts', 'accounts.member_id', 'members.id')
    .select(['full_name', 'full_name_ar', 'email', 'phone_number', 'members.country', 'members.city'])
    .where('members.id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (!shareProfile) return { person, questions };
  const profile = await db
    .selectFrom('members')
    .select([
      'headline_en',
      'headline_ar',
      'biography_en',
      'biography_ar',
      'current_title',
      'organization_id',
      'organization_name',
      'research_interests',
      'languages',
      'area_ids',
    ])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return { person, profile, questions };
}
