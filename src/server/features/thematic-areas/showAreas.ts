import type { ThematicArea } from '#contract/thematicAreas.ts';
import type { RequestContext } from '#server/http/requestContext.ts';
import { presentArea } from './present.ts';
import { listAreas } from './queries.ts';

/** The areas in their fixed order: for the answers of other features. */
export async function showAreas({ db, language }: RequestContext): Promise<ThematicArea[]> {
  return (await listAreas(db)).map((row) => presentArea(row, language));
}
