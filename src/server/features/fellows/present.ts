import type { FellowCard } from '#contract/fellows.ts';
import { dropDirectionControls } from '#domain/longText.ts';
import { parseHomepage } from '#domain/url.ts';
import type { FellowRow } from './queries.ts';

/** A fellow as everybody may see them: the web page only where the secretariat has ticked it. */
export function presentFellow(row: FellowRow): FellowCard {
  return {
    id: row.id,
    full_name: row.full_name,
    current_title: row.current_title,
    current_department: row.current_department,
    current_institution: row.current_institution,
    biography: row.biography && dropDirectionControls(row.biography),
    homepage: row.is_homepage_public && row.homepage !== null ? (parseHomepage(row.homepage)?.href ?? null) : null,
    photo_url: row.photo_id === null ? null : `/files/${row.photo_id}`,
  };
}
