import type { ThematicAreaReference } from '#contract/thematicAreas.ts';
import type { Language } from '#i18n/language.ts';
import type { Connection } from '#server/db/connection.ts';
import { presentAreaReferences } from '#server/presentReferences.ts';
import { listAreas } from './queries.ts';

/** The areas in their fixed order, as the options of a filter name them. */
export async function listAreaReferences(db: Connection, language: Language): Promise<ThematicAreaReference[]> {
  return presentAreaReferences(await listAreas(db), language);
}
