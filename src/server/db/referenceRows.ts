import { degreeTypes } from '#server/content/degreeTypes.ts';
import { gathering } from '#server/content/gathering.ts';
import { globalKeys } from '#server/content/globalKeys.ts';
import { opportunityCategories } from '#server/content/opportunityCategories.ts';
import { pages } from '#server/content/pages.ts';
import { thematicAreas } from '#server/content/thematicAreas.ts';
import type { Database } from './schema.ts';

/** A row that the portal ships: where it lies, the columns that find it, and the columns that it fills. */
export interface ReferenceRow {
  table: keyof Database;
  key: Readonly<Record<string, string | number>>;
  /** A jsonb column's value is the object or list itself. */
  values: Readonly<Record<string, unknown>>;
  /** Whether the table has `updated_at`. */
  isStamped: boolean;
}

/** The jsonb columns of these tables: a bare text in one of them is written as JSON too. */
export const jsonColumns: ReadonlySet<string> = new Set(['body', 'subs', 'value', 'program']);

/** The shipped content as rows, each after those that it refers to. */
export function listReferenceRows(): ReferenceRow[] {
  return [
    ...thematicAreas.map((area, index) =>
      rowOf(
        'thematic_areas',
        { id: area.id },
        {
          slug: area.slug,
          position: index + 1,
          title_en: area.title.en,
          title_ar: area.title.ar,
          description_en: area.description.en,
          description_ar: area.description.ar,
          body: area.body,
          subs: area.subs,
        },
      ),
    ),
    ...thematicAreas.flatMap((area) =>
      Object.entries(area.categories).map(([category, body]) =>
        rowOf('thematic_area_categories', { thematic_area_id: area.id, ags_category: category }, { body }),
      ),
    ),
    ...pages.map(({ slug, title, description, body }) =>
      rowOf(
        'pages',
        { slug },
        {
          title_en: title.en,
          title_ar: title.ar,
          description_en: description.en,
          description_ar: description.ar,
          body,
        },
        true,
      ),
    ),
    ...degreeTypes.map(({ id, slug, name, level }) =>
      rowOf('degree_types', { id }, { slug, name_en: name.en, name_ar: name.ar, level }),
    ),
    ...opportunityCategories.map(({ slug, name }, index) =>
      rowOf('opportunity_categories', { slug }, { position: index + 1, name_en: name.en, name_ar: name.ar }),
    ),
    ...globalKeys.map(({ key, value, isFront }) => rowOf('global_keys', { key }, { value, is_front: isFront }, true)),
    rowOf(
      'events',
      { slug: gathering.slug },
      {
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
      true,
    ),
  ];
}

function rowOf(
  table: ReferenceRow['table'],
  key: ReferenceRow['key'],
  values: ReferenceRow['values'],
  isStamped = false,
): ReferenceRow {
  return { table, key, values, isStamped };
}
