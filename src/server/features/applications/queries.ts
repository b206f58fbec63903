import { type Selectable, sql } from 'kysely';
import type { ApplicationStatus } from '#domain/application.ts';
import type { Connection } from '#server/db/connection.ts';
import type { Database } from '#server/db/schema.ts';
import type { Snapshot } from './takeSnapshot.ts';

/** With the name and size of the CV that was sent. */
export type ApplicationRow = Selectable<Database['applications']> & {
  cv_name: string | null;
  cv_byte_length: number | null;
  /** Whether the CV of a draft is still one of the member's. */
  is_draft_cv_there: boolean;
};

/** The columns of {@link ApplicationRow}. */
export const ofApplication = [
  'applications.id',
  'applications.member_id',
  'applications.opportunity_id',
  'applications.status',
  'applications.cover_letter',
  'applications.answers',
  'applications.cv_file_id',
  'applications.draft_cv_id',
  'applications.draft_cv_name',
  'applications.share_profile',
  'applications.consented_at',
  'applications.snapshot',
  'applications.submitted_at',
  'applications.version',
  'applications.created_at',
  'applications.updated_at',
  sql<string | null>`(select original_name from files where files.id = applications.cv_file_id)`.as('cv_name'),
  sql<number | null>`(select byte_length from files where files.id = applications.cv_file_id)`.as('cv_byte_length'),
  sql<boolean>`exists (select from member_cvs c where c.member_id = applications.member_id
    and c.file_id::text = applications.draft_cv_id)`.as('is_draft_cv_there'),
] as const;

/** What the rules ask of an opportunity. */
const opportunityColumns = [
  'id',
  'title_en',
  'title_ar',
  'status',
  'opens_at',
  'deadline_at',
  'is_rolling',
  'is_listed',
  'apply_mode',
  'questions',
] as const;
export type AppliedOpportunity = Pick<Selectable<Database['opportunities']>, (typeof opportunityColumns)[number]>;

/** The opportunity, kept from being changed until the transaction ends: its deadline is the one that was judged. */
export function lockOpportunity(db: Connection, id: number): Promise<AppliedOpportunity | undefined> {
  return db.selectFrom('opportunities').select(opportunityColumns).where('id', '=', id).forShare().executeTakeFirst();
}

export function findAppliedOpportunity(db: Connection, id: number): Promise<AppliedOpportunity | undefined> {
  return db.selectFrom('opportunities').select(opportunityColumns).where('id', '=', id).executeTakeFirst();
}

export async function listAppliedOpportunities(db: Connection, ids: readonly number[]): Promise<AppliedOpportunity[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('opportunities').select(opportunityColumns).where('id', 'in', ids).execute();
}

export function findApplication(
  db: Connection,
  { memberId, opportunityId }: { memberId: number; opportunityId: number },
): Promise<ApplicationRow | undefined> {
  return db
    .selectFrom('applications')
    .select(ofApplication)
    .where('member_id', '=', memberId)
    .where('opportunity_id', '=', opportunityId)
    .executeTakeFirst();
}

/** The same, kept for this transaction. */
export function lockApplication(
  db: Connection,
  { memberId, opportunityId }: { memberId: number; opportunityId: number },
): Promise<ApplicationRow | undefined> {
  return db
    .selectFrom('applications')
    .select(ofApplication)
    .where('member_id', '=', memberId)
    .where('opportunity_id', '=', opportunityId)
    .forUpdate()
    .executeTakeFirst();
}

/** One of a member's applications by its own id. */
export function findOwnApplication(
  db: Connection,
  { memberId, id }: { memberId: number; id: number },
): Promise<ApplicationRow | undefined> {
  return db
    .selectFrom('applications')
    .select(ofApplication)
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

export function lockApplicationById(db: Connection, id: number): Promise<ApplicationRow | undefined> {
  return db.selectFrom('applications').select(ofApplication).where('id', '=', id).forUpdate().executeTakeFirst();
}

/**
 * The record of a member and an opportunity, made now where there is none, and kept for this transaction: of two that
 * come at once, the second waits for the first and finds its record, or makes its own where the first discarded it.
 */
export async function holdApplication(
  db: Connection,
  key: { memberId: number; opportunityId: number; now: Date },
): Promise<{ row: ApplicationRow; isNew: boolean }> {
  for (;;) {
    const made = await insertDraft(db, key);
    if (made) return { row: made, isNew: true };
    const row = await lockApplication(db, key);
    if (row) return { row, isNew: false };
  }
}

/** Nothing where there is a record already. */
function insertDraft(
  db: Connection,
  { memberId, opportunityId, now }: { memberId: number; opportunityId: number; now: Date },
): Promise<ApplicationRow | undefined> {
  return db
    .insertInto('applications')
    .values({ member_id: memberId, opportunity_id: opportunityId, status: 'draft', created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.columns(['member_id', 'opportunity_id']).doNothing())
    .returning(ofApplication)
    .executeTakeFirst();
}

/** The CV that a draft is to be sent with; an empty id for none. */
export interface DraftCv {
  id: string;
  name: string | null;
}

/** What of an application changes; the version rises. */
export interface ApplicationChange {
  status: ApplicationStatus;
  content?: { coverLetter: string; answers: Record<string, string>; shareProfile: boolean };
  /** Of a draft; as it was before when absent. */
  draftCv?: DraftCv | undefined;
  submission?: { consentedAt: Date | null; cvFileId: string | null; snapshot: Snapshot };
}

export function updateApplication(
  db: Connection,
  id: number,
  { status, content, draftCv, submission }: ApplicationChange,
  now: Date,
): Promise<ApplicationRow> {
  return db
    .updateTable('applications')
    .set((row) => ({
      status,
      updated_at: now,
      version: row('version', '+', 1),
      ...(content && {
        cover_letter: content.coverLetter,
        answers: JSON.stringify(content.answers),
        share_profile: content.shareProfile,
      }),
      ...(draftCv && { draft_cv_id: draftCv.id, draft_cv_name: draftCv.name }),
      ...(submission && {
        draft_cv_id: null,
        draft_cv_name: null,
        submitted_at: now,
        consented_at: submission.consentedAt,
        cv_file_id: submission.cvFileId,
        snapshot: JSON.stringify(submission.snapshot),
      }),
    }))
    .where('id', '=', id)
    .returning(ofApplication)
    .executeTakeFirstOrThrow();
}

export async function deleteApplication(db: Connection, id: number): Promise<void> {
  await db.deleteFrom('applications').where('id', '=', id).execute();
}
