import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { degreeTypes } from '#server/content/degreeTypes.ts';
import { gathering } from '#server/content/gathering.ts';
import { globalKeys } from '#server/content/globalKeys.ts';
import { opportunityCategories } from '#server/content/opportunityCategories.ts';
import { pages } from '#server/content/pages.ts';
import { thematicAreas } from '#server/content/thematicAreas.ts';
import type { Connection } from './connection.ts';

/** Rows of one table that ship with the portal, told apart by their key columns. */
interface ReferenceRows {
  table: string;
  key: string[];
  rows: Record<string, unknown>[];
}

const hashesKey = 'reference_hashes';

/**
 * Brings the texts that ship with the portal into the database: areas, pages, degree types, kinds, settings, the event.
 * A row is written when it is missing or when its shipped text has changed since it was last written, so that what staff
 * edit stays, and a start that changes nothing writes nothing.
 */
export async function loadReferenceContent(db: Connection): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Two starts on one outside database would write the same rows.
    await sql`select pg_advisory_xact_lock(7206155905)`.execute(transaction);
    const stored = await transaction.selectFrom('global_keys').select('value').where('key', '=', hashesKey).executeTakeFirst();
    const before = (stored?.value ?? {}) as Record<string, string>;
    const after: Record<string, string> = {};
    for (const group of referenceRows()) await writeGroup(transaction, group, before, after);
    if (JSON.stringify(before) === JSON.stringify(after)) return;
    const value = JSON.stringify(after);
    await transaction
      .insertInto('global_keys')
      .values({ key: hashesKey, value, is_front: false })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
  });
}

async function writeGroup(db: Connection, { table, key, rows }: ReferenceRows, before: Record<string, string>, after: Record<string, string>): Promise<void> {
  for (const row of rows) {
    const id = `${table}/${key.map((column) => String(row[column])).join('/')}`;
    const hash = createHash('sha256').update(JSON.stringify(row)).digest('base64url').slice(0, 16);
    after[id] = hash;
    if (before[id] === hash) continue;
    const columns = Object.keys(row);
    const changes = columns.filter((column) => !key.includes(column)).map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`);
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      values (${sql.join(columns.map((column) => toParameter(row[column])))})
      on conflict (${sql.join(key.map((column) => sql.ref(column)))}) do update set ${sql.join(changes)}`.execute(db);
  }
}

/** A value of a jsonb column that may be a plain string. */
class Json {
  readonly value: unknown;
  constructor(value: unknown) {
    this.value = value;
  }
  toJSON(): unknown {
    return this.value;
  }
}

function toParameter(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}

function referenceRows(): ReferenceRows[] {
  return [
    {
      table: 'thematic_areas',
      key: ['id'],
      rows: thematicAreas.map((area, index) => ({
        id: area.id,
        slug: area.slug,
        position: index + 1,
        title_en: area.title.en,
        title_ar: area.title.ar,
        description_en: area.description.en,
        description_ar: area.description.ar,
        body: area.body,
        subs: area.subs,
      })),
    },
    {
      table: 'thematic_area_categories',
      key: ['thematic_area_id', 'ags_category'],
      rows: thematicAreas.flatMap((area) => Object.entries(area.categories).map(([category, body]) => ({ thematic_area_id: area.id, ags_category: category, body }))),
    },
    {
      table: 'pages',
      key: ['slug'],
      rows: pages.map((page) => ({
        slug: page.slug,
        title_en: page.title.en,
        title_ar: page.title.ar,
        description_en: page.description.en,
        description_ar: page.description.ar,
        body: page.body,
      })),
    },
    { table: 'degree_types', key: ['id'], rows: degreeTypes.map(({ id, slug, name, level }) => ({ id, slug, name_en: name.en, name_ar: name.ar, level })) },
    {
      table: 'opportunity_categories',
      key: ['slug'],
      rows: opportunityCategories.map(({ slug, name }, index) => ({ slug, position: index + 1, name_en: name.en, name_ar: name.ar })),
    },
    // A key's value is JSON whatever its type, so a plain string is quoted too.
    { table: 'global_keys', key: ['key'], rows: globalKeys.map(({ key, value, isFront }) => ({ key, value: new Json(value), is_front: isFront })) },
    {
      table: 'events',
      key: ['slug'],
      rows: [
        {
          slug: gathering.slug,
          title_en: gathering.title.en,
          title_ar: gathering.title.ar,
          summary_en: gathering.summary.en,
          summary_ar: gathering.summary.ar,
          starts_on: gathering.startsOn,
          ends_on: gathering.endsOn,
          time_zone: gathering.timeZone,
          venue_en: gathering.venue.en,
          venue_ar: gathering.venue.ar,
          program: gathering.program,
        },
      ],
    },
  ];
}
