import type { ApplicationQuestion } from '#domain/applicationQuestions.ts';
import type { Connection } from '#server/db/connection.ts';
import { freezeProfile, type FrozenProfile } from '#server/features/profile/freezeProfile.ts';

/** What an application keeps of the moment in which it was sent, as JSON. */
export interface Snapshot {
  person: {
    full_name: string;
    full_name_ar: string | null;
    email: string;
    phone_number: string | null;
    country: string | null;
    city: string | null;
  };
  /** Absent where the applicant did not share it; of earlier applications without areas and items. */
  profile?: Partial<FrozenProfile>;
  questions: ApplicationQuestion[];
  /** These two are absent from earlier applications, whose own columns hold them. */
  cover_letter?: string;
  answers?: Record<string, string>;
}

/**
 * The applicant as they are now, what is asked now and what they answer: kept with the application, since staff judge
 * what was sent (decisions §5). Without `shareProfile` only who it is and how to reach them.
 */
export async function takeSnapshot(
  db: Connection,
  {
    memberId,
    content,
    questions,
  }: {
    memberId: number;
    content: { coverLetter: string; answers: Record<string, string>; shareProfile: boolean };
    questions: ApplicationQuestion[];
  },
): Promise<Snapshot> {
  const person = await db
    .selectFrom('members')
    .innerJoin('accounts', 'accounts.member_id', 'members.id')
    .select(['full_name', 'full_name_ar', 'email', 'phone_number', 'members.country', 'members.city'])
    .where('members.id', '=', memberId)
    .executeTakeFirstOrThrow();
  return {
    person,
    ...(content.shareProfile ? { profile: await freezeProfile(db, memberId) } : {}),
    questions,
    cover_letter: content.coverLetter,
    answers: content.answers,
  };
}
