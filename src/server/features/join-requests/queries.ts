import type { JoinTextField } from '#domain/joinRequest.ts';
import type { Language } from '#i18n/language.ts';
import type { Connection } from '#server/db/connection.ts';

export interface NewJoinRequest extends Omit<Record<JoinTextField, string>, 'consent'> {
  reference: string;
  thematicAreaIds: number[];
  logoFileId: string | null;
  locale: Language;
}

export async function listAreaIds(db: Connection): Promise<number[]> {
  const rows = await db.selectFrom('thematic_areas').select('id').execute();
  return rows.map(({ id }) => id);
}

export async function insertJoinRequest(db: Connection, request: NewJoinRequest): Promise<void> {
  await db
    .insertInto('join_requests')
    .values({
      reference: request.reference,
      organization_name_en: request.organization_name_en || null,
      organization_name_ar: request.organization_name_ar || null,
      type: request.type,
      country: request.country,
      website: request.website || null,
      contact_name: request.contact_name,
      contact_title: request.contact_title || null,
      email: request.email,
      phone_number: request.phone_number || null,
      thematic_area_ids: request.thematicAreaIds,
      message: request.message || null,
      logo_file_id: request.logoFileId,
      locale: request.locale,
    })
    .execute();
}
