import type { OrganizationCard } from '#contract/organizations.ts';
import { noteNextChange } from '#server/features/opportunities/noteNextChange.ts';
import type { RequestContext } from '#server/http/requestContext.ts';
import { presentOrganizationCard } from './present.ts';
import { listNewestOrganizations } from './queries.ts';

/** The organizations that joined last, as cards: for the answers of other features. */
export async function showNewestOrganizations(context: RequestContext, limit: number): Promise<OrganizationCard[]> {
  const { db, language, now } = context;
  const [rows] = await Promise.all([listNewestOrganizations(db, limit, now), noteNextChange(context)]);
  return rows.map((row) => presentOrganizationCard(row, language));
}
