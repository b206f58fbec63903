import type { ThematicAreaReference } from '#contract/thematicAreas.ts';
import type { RequestContext } from '#server/http/requestContext.ts';
import { presentAreaReferences } from '#server/presentReferences.ts';
import { listAreas } from './queries.ts';

/** The areas in their fixed order, as the options of a filter name them. */
export async function listAreaReferences({ db, language, share }: RequestContext): Promise<ThematicAreaReference[]> {
  const rows = await share('areas', () => listAreas(db), { tables: ['thematic_areas'] });
  return presentAreaReferences(rows, language);
}
