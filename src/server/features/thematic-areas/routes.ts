import { ContractError } from '#contract/errors.ts';
import {
  getThematicArea,
  getThematicAreaBySlug,
  listThematicAreas,
  listThematicAreasByCategory,
} from '#contract/thematicAreas.ts';
import type { Bind } from '#server/http/endpointRegistry.ts';
import { presentArea, presentAreaDetail } from './present.ts';
import { findAreaById, findAreaBySlug, findAreaInCategory, listAreas } from './queries.ts';

/** The thematic areas (spec §7). Every area belongs to each of the three categories, so a category lists them all. */
export function bindThematicAreas(bind: Bind): void {
  bind(listThematicAreas, async ({ db, language }) => (await listAreas(db)).map((row) => presentArea(row, language)));

  bind(listThematicAreasByCategory, async ({ db, language }, { params }) => {
    if (!['education', 'research', 'innovation'].includes(params.category)) throw new ContractError('not_found');
    return (await listAreas(db)).map((row) => presentArea(row, language));
  });

  bind(getThematicAreaBySlug, async ({ db, language }, { params, query }) => {
    const row = await findAreaBySlug(db, params.slug);
    if (!row) throw new ContractError('not_found');
    const inCategory = query.category ? await findAreaInCategory(db, row.id, query.category) : undefined;
    return presentAreaDetail(row, query.category ?? null, inCategory?.body ?? [], language);
  });

  bind(getThematicArea, async ({ db, language }, { params }) => {
    const row = /^[1-9][0-9]{0,3}$/.test(params.id) ? await findAreaById(db, Number(params.id)) : undefined;
    if (!row) throw new ContractError('not_found');
    return presentAreaDetail(row, null, [], language);
  });
}
