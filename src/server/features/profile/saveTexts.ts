import { ContractError, invalidFields } from '#contract/errors.ts';
import type { ProfileErrors } from '#domain/profileItem.ts';
import type { TextSection } from '#domain/profileSections.ts';
import { readAbout, readLanguages, readTags } from '#domain/profileTexts.ts';
import type { Connection } from '#server/db/connection.ts';
import { refuseIfWrong } from '#server/formErrors.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import { cleanRichText } from './cleanRichText.ts';
import { versionOf } from './present.ts';
import { getProfile, type ProfileRow, type TextColumns, touchProfile } from './queries.ts';
import { findUnknownReferences } from './queriesItems.ts';
import { refuseUnknown, toProfileErrors } from './readSection.ts';
import { showProfile } from './showProfile.ts';

/** Changes a section that is one text or one list. */
export async function saveTexts(
  context: MemberContext,
  db: Connection,
  section: TextSection,
  { id, data, version }: { id?: unknown; data?: unknown; version?: number | string | undefined },
): Promise<null> {
  const { now, principal } = context;
  // These sections have no items.
  if (id !== undefined) throw new ContractError('not_found');
  const { errors, columns } = readColumns(section, data);
  if (version === undefined) errors.version = { code: 'required' };
  refuseIfWrong(toProfileErrors(errors));
  const row = await getProfile(db, principal.memberId);
  // Another name is another organization, unless it is said which.
  if (columns.organization_name !== undefined && columns.organization_id === undefined)
    columns.organization_id = columns.organization_name === row.organization_name ? row.organization_id : null;
  const organizationId = columns.organization_id ?? null;
  if (organizationId !== row.organization_id)
    refuseUnknown(await findUnknownReferences(db, { degree_type_id: null, organization_id: organizationId }));
  // Saving again what is there already is no conflict, whatever version it was read at.
  if (holds(row, columns)) return null;
  if (String(version) !== String(versionOf(row, section))) {
    const { sections } = await showProfile(context, db);
    throw new ContractError('stale_version', { state: { section, item: sections[section] } });
  }
  await touchProfile(db, principal.memberId, { columns, section, now });
  return null;
}

function readColumns(section: TextSection, data: unknown): { errors: ProfileErrors; columns: TextColumns } {
  if (section === 'about') {
    if (typeof data !== 'object' || data === null || Array.isArray(data))
      throw invalidFields({ data: [{ id: 'form.error.required' }] });
    const { errors, values } = readAbout(data as Record<string, unknown>);
    const columns: TextColumns = { ...values };
    for (const field of ['biography_en', 'biography_ar'] as const)
      if (values[field] !== undefined) columns[field] = cleanRichText(values[field]);
    return { errors, columns };
  }
  if (section === 'languages') {
    const { errors, values } = readLanguages(data);
    return {
      errors,
      columns: {
        languages: values.map(({ code }) => code),
        language_levels: Object.fromEntries(
          values.flatMap(({ code, level }) => (level === null ? [] : [[code, level] as const])),
        ),
      },
    };
  }
  const { errors, values } = readTags(section, data);
  return { errors, columns: { [section]: values } };
}

function holds(row: ProfileRow, columns: TextColumns): boolean {
  return (Object.keys(columns) as (keyof TextColumns)[]).every(
    (column) => canonical(row[column]) === canonical(columns[column]),
  );
}

/** Equal for equal values, whatever the order of an object's keys. */
function canonical(value: unknown): string {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
    ? JSON.stringify(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : JSON.stringify(value);
}
