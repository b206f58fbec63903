import type { ThematicArea, ThematicAreaDetail } from '#contract/thematicAreas.ts';
import type { Language } from '#i18n/language.ts';
import type { TextBlock } from '#server/db/schemaContent.ts';
import { localize } from '#server/localize.ts';
import type { AreaRow } from './queries.ts';

export function presentArea(row: AreaRow, language: Language): ThematicArea {
  return {
    id: row.id,
    slug: row.slug,
    ...localize('title', row, language),
    ...localize('description', row, language),
    photo: row.photo,
    subs: row.subs.map((sub) => ({ ...localize('title', sub, language), ...localize('description', sub, language) })),
  };
}

export function presentAreaDetail(
  row: AreaRow,
  category: 'education' | 'research' | 'innovation' | null,
  categoryBody: TextBlock[],
  language: Language,
): ThematicAreaDetail {
  return { ...presentArea(row, language), body: row.body, category, category_body: categoryBody };
}
