import type { OrganizationCard } from '#contract/organizations.ts';
import { noteNextChange } from '#server/features/opportunities/noteNextChange.ts';
import type { RequestContext } from '#server/http/requestContext.ts';
import { presentOrganizationCard } from './present.ts';
import { countOrganizations, listNewestOrganizations, listOrganizationsByIds } from './queries.ts';

/** The organizations that joined last, as cards: for the answers of other features. */
export async function showNewestOrganizations(context: RequestContext, limit: number): Promise<OrganizationCard[]> {
  const { db, language, now } = context;
  const [rows] = await Promise.all([listNewestOrganizations(db, limit, now), noteNextChange(context)]);
  return rows.map((row) => presentOrganizationCard(row, language));
}

/** How many organizations are published, counted up to 1,001. */
export function showOrganizationCount({ db }: RequestContext): Promise<number> {
  return countOrganizations(db);
}

/** Published organizations as cards by their ids; others are left out. */
export async function showOrganizationsByIds(
  context: RequestContext,
  ids: readonly number[],
): Promise<Map<number, OrganizationCard>> {
  if (ids.length === 0) return new Map();
  const { db, language, now } = context;
  return new Map(
    (await listOrganizationsByIds(db, ids, now)).map((row) => [row.id, presentOrganizationCard(row, language)]),
  );
}
