import type { Cv, CvList } from '#contract/profileCv.ts';
import { maxCvs } from '#domain/cv.ts';
import type { CvRow } from './queries.ts';

export function presentCv(row: CvRow): Cv {
  return {
    id: row.id,
    name: row.original_name ?? '',
    content_type: row.content_type,
    byte_length: row.byte_length,
    created_at: row.created_at.toISOString(),
    is_current: row.is_current,
    has_text: row.has_text,
    url: `/files/cvs/${row.id}`,
  };
}

export function presentCvs(rows: readonly CvRow[]): CvList {
  return { items: rows.map(presentCv), max_files: maxCvs };
}
