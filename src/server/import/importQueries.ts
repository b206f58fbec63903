import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { isThematicAreaSlug, thematicAreaSlugs } from '#domain/thematicArea.ts';
import type { ThematicAreaSlug } from '#domain/thematicArea.ts';
import type { Connection } from '#server/db/connection.ts';
import type { NamedOrganization, OpportunityRecord, OrganizationRecord } from './importRecord.ts';
import { foldOrganizationName } from './organizationDirectory.ts';
import type { OrganizationDirectory } from './organizationDirectory.ts';
import type { PlannedRow } from './planImport.ts';

type Planned<Record> = Omit<PlannedRow, 'record'> & { record: Record };

/** Inserts rows of one kind with their areas, and the organizations that they name and nobody knows yet. */
export async function insertRecords(
  db: Connection,
  source: string,
  rows: readonly PlannedRow[],
  directory: OrganizationDirectory,
): Promise<void> {
  const organizations = rows.filter((row): row is Planned<OrganizationRecord> => row.record.kind === 'organization');
  const opportunities = rows.filter((row): row is Planned<OpportunityRecord> => row.record.kind === 'opportunity');
  if (organizations.length > 0) await insertOrganizations(db, source, organizations, directory);
  if (opportunities.length > 0) await insertOpportunities(db, source, opportunities, directory);
}

/** Brings one row of the database to what the file has now. Its status and address stay. */
export async function updateRecord(
  db: Connection,
  source: string,
  row: PlannedRow,
  directory: OrganizationDirectory,
): Promise<void> {
  const { record, hash, id = 0 } = row;
  const stamp = { source_hash: hash, updated_at: sql<Date>`now()` };
  if (record.kind === 'organization') {
    await db
      .updateTable('organizations')
      .set({ ...record.columns, ...stamp })
      .where('id', '=', id)
      .execute();
    await db.deleteFrom('organization_areas').where('organization_id', '=', id).execute();
    await linkOrganizations(db, [{ id, areas: record.areas }]);
    return;
  }
  await insertMissingOrganizations(db, source, [record], directory);
  const columns = opportunityColumns(record, directory);
  await db
    .updateTable('opportunities')
    .set({ ...columns, ...stamp })
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('opportunity_areas').where('opportunity_id', '=', id).execute();
  await linkOpportunities(db, [{ id, areas: record.areas }]);
}

async function insertOrganizations(
  db: Connection,
  source: string,
  rows: readonly Planned<OrganizationRecord>[],
  directory: OrganizationDirectory,
): Promise<void> {
  const inserted = await db
    .insertInto('organizations')
    .values(rows.map(({ record, hash }) => ({ ...record.columns, source, source_key: record.key, source_hash: hash })))
    .returning(['id', 'source_key'])
    .execute();
  const ids = new Map(inserted.map(({ id, source_key }) => [source_key, id]));
  const links = rows.map(({ record }) => ({ id: ids.get(record.key) ?? 0, areas: record.areas }));
  for (const { record } of rows) directory.add(ids.get(record.key) ?? 0, record.columns, record.columns.country);
  await linkOrganizations(db, links);
}

async function insertOpportunities(
  db: Connection,
  source: string,
  rows: readonly Planned<OpportunityRecord>[],
  directory: OrganizationDirectory,
): Promise<void> {
  await insertMissingOrganizations(
    db,
    source,
    rows.map(({ record }) => record),
    directory,
  );
  const areaIds = await readAreaIds(db);
  const inserted = await db
    .insertInto('opportunities')
    .values(
      rows.map(({ record, hash }) => ({
        ...opportunityColumns(record, directory),
        // Else the triggers of the links would write each row a second time.
        area_ids: idsOf(record.areas, areaIds).toSorted((a, b) => a - b),
        source,
        source_key: record.key,
        source_hash: hash,
      })),
    )
    .returning(['id', 'source_key'])
    .execute();
  const ids = new Map(inserted.map(({ id, source_key }) => [source_key, id]));
  await linkOpportunities(
    db,
    rows.map(({ record }) => ({ id: ids.get(record.key) ?? 0, areas: record.areas })),
  );
}

/** The record's columns; without a date of its own it is published and opens when it comes in. */
function opportunityColumns({ columns, organization }: OpportunityRecord, directory: OrganizationDirectory) {
  const { opens_at, published_at, ...rest } = columns;
  return {
    ...rest,
    opens_at: opens_at ?? published_at ?? undefined,
    published_at: published_at ?? undefined,
    organization_id: organization === null ? null : (directory.find(organization, columns.country) ?? null),
  };
}

/** Makes the organizations that postings name and the directory does not know, each once. */
async function insertMissingOrganizations(
  db: Connection,
  source: string,
  records: readonly OpportunityRecord[],
  directory: OrganizationDirectory,
): Promise<void> {
  const missing = new Map<string, { named: NamedOrganization; country: string | null }>();
  for (const { organization: named, columns } of records) {
    if (named === null || directory.find(named, columns.country) !== undefined) continue;
    const key = organizationKey(named);
    if (!missing.has(key)) missing.set(key, { named, country: columns.country });
  }
  if (missing.size === 0) return;
  const inserted = await db
    .insertInto('organizations')
    .values([...missing].map(([source_key, { named, country }]) => ({ ...named, country, source, source_key })))
    // Renamed by staff since an earlier import, it is still the same.
    .onConflict((conflict) =>
      conflict.columns(['source', 'source_key']).doUpdateSet({ updated_at: sql`organizations.updated_at` }),
    )
    .returning(['id', 'source_key'])
    .execute();
  for (const { id, source_key } of inserted) {
    const { named, country } = missing.get(source_key ?? '') ?? {};
    if (named !== undefined) directory.add(id, named, country ?? null);
  }
}

function organizationKey({ name_en, name_ar }: NamedOrganization): string {
  const name = foldOrganizationName(name_en ?? name_ar ?? '');
  return `named:${createHash('sha256').update(name).digest('hex')}`;
}

type Linked = readonly { id: number; areas: readonly ThematicAreaSlug[] }[];

async function linkOrganizations(db: Connection, rows: Linked): Promise<void> {
  const links = await toLinks(db, rows);
  if (links.length === 0) return;
  const values = links.map(({ id, areaId }) => ({ organization_id: id, thematic_area_id: areaId }));
  await db.insertInto('organization_areas').values(values).execute();
}

async function linkOpportunities(db: Connection, rows: Linked): Promise<void> {
  const links = await toLinks(db, rows);
  if (links.length === 0) return;
  const values = links.map(({ id, areaId }) => ({ opportunity_id: id, thematic_area_id: areaId }));
  await db.insertInto('opportunity_areas').values(values).execute();
}

async function toLinks(db: Connection, rows: Linked): Promise<{ id: number; areaId: number }[]> {
  if (rows.every(({ areas }) => areas.length === 0)) return [];
  const areaIds = await readAreaIds(db);
  return rows.flatMap(({ id, areas }) => idsOf(areas, areaIds).map((areaId) => ({ id, areaId })));
}

type AreaIds = ReadonlyMap<ThematicAreaSlug, number>;

async function readAreaIds(db: Connection): Promise<AreaIds> {
  const found = await db
    .selectFrom('thematic_areas')
    .select(['id', 'slug'])
    .where('slug', 'in', thematicAreaSlugs)
    .execute();
  return new Map(found.flatMap(({ id, slug }) => (isThematicAreaSlug(slug) ? [[slug, id] as const] : [])));
}

function idsOf(areas: readonly ThematicAreaSlug[], areaIds: AreaIds): number[] {
  return areas.flatMap((area) => areaIds.get(area) ?? []);
}
