import type { Transaction } from 'kysely';
import type { Connection } from '#server/db/connection.ts';
import type { Database } from '#server/db/schema.ts';
import { keepFellowContact } from '#server/features/fellows/fellowContact.ts';
import type { SecretBox } from '#server/secretBox.ts';
import { buildFellows } from './demoFellows.ts';
import { buildMembers } from './demoMembers.ts';
import { buildOpportunities } from './demoOpportunities.ts';
import { buildOrganizationRows, demoOrganizations } from './demoOrganizations.ts';
import { areaIds } from './demoTopics.ts';
import type { AreaCode } from './parseOrganizations.ts';
import { createRandom, demoSeed } from './random.ts';

export interface LoadDemoOptions {
  /** The moment that deadlines and dates are counted from. */
  now: Date;
  /** Seals the fellows' contact details; without it they have none. */
  secretBox?: SecretBox;
}

/**
 * Fills an empty database, which has the shipped content, with fictional organizations, opportunities, members and
 * Founding Fellows: in one transaction, a table at a time, the same for the same `now`. Whether a database may have a
 * demo is the caller's to know (decisions §8).
 */
export async function loadDemo(db: Connection, { now, secretBox }: LoadDemoOptions): Promise<void> {
  const random = createRandom(demoSeed);
  const organizations = buildOrganizationRows(now, random);
  const opportunities = buildOpportunities(now, random);
  const members = buildMembers(now, random);
  const fellows = buildFellows(now);

  await db.transaction().execute(async (transaction) => {
    const ids = new Map<string | null, number>();
    const inserted = await transaction
      .insertInto('organizations')
      .values(organizations)
      .returning(['id', 'source_key'])
      .execute();
    for (const { id, source_key } of inserted) ids.set(source_key, id);
    await transaction
      .insertInto('organization_areas')
      .values(demoOrganizations.flatMap(({ key, areas }) => linksOf('organization_id', ids.get(key), areas)))
      .execute();
    await insertOpportunities(transaction, opportunities, ids);
    await insertMembers(transaction, members, ids);

    const fellowIds = await transaction
      .insertInto('fellows')
      .values(fellows.map(({ row }) => row))
      .returning(['id', 'reference'])
      .execute();
    if (!secretBox) return;
    for (const { row, contact } of fellows) {
      const id = fellowIds.find(({ reference }) => reference === row.reference)?.id;
      if (id !== undefined) await keepFellowContact(transaction, secretBox, id, contact);
    }
  });
}

async function insertOpportunities(
  db: Transaction<Database>,
  opportunities: ReturnType<typeof buildOpportunities>,
  organizationIds: ReadonlyMap<string | null, number>,
): Promise<void> {
  const inserted = await db
    .insertInto('opportunities')
    .values(
      opportunities.map(({ row, organizationKey, areas }) => ({
        ...row,
        // Else the triggers of the links would write each row a second time.
        area_ids: areas.map((area) => areaIds[area]).toSorted((a, b) => a - b),
        organization_id: organizationIds.get(organizationKey) ?? null,
      })),
    )
    .returning(['id', 'source_key'])
    .execute();
  const ids = new Map(inserted.map(({ id, source_key }) => [source_key, id]));
  await db
    .insertInto('opportunity_areas')
    .values(
      opportunities.flatMap(({ row, areas }) => linksOf('opportunity_id', ids.get(row.source_key ?? null), areas)),
    )
    .execute();
}

async function insertMembers(
  db: Transaction<Database>,
  members: ReturnType<typeof buildMembers>,
  organizationIds: ReadonlyMap<string | null, number>,
): Promise<void> {
  const inserted = await db
    .insertInto('members')
    .values(
      members.map(({ row, organizationKey }) => ({
        ...row,
        organization_id: organizationIds.get(organizationKey) ?? null,
      })),
    )
    .returning(['id', 'full_name'])
    .execute();
  const ids = new Map(inserted.map(({ id, full_name }) => [full_name, id]));
  await db
    .insertInto('member_areas')
    .values(members.flatMap(({ row, areas }) => linksOf('member_id', ids.get(row.full_name), areas)))
    .execute();
}

/** One link row for each area of a thing that was just inserted. */
function linksOf<Column extends string>(column: Column, id: number | undefined, areas: readonly AreaCode[]) {
  if (id === undefined) throw new Error('A row of the demo was not inserted.');
  return areas.map(
    (area) => ({ [column]: id, thematic_area_id: areaIds[area] }) as Record<Column | 'thematic_area_id', number>,
  );
}
