import type { ListMeta } from '#contract/fields.ts';
import { lastPage } from '#domain/pagination.ts';

/** The meta of an answered page of a list (decisions §1). */
export function presentListMeta(
  list: { total: number; isTotalCapped: boolean },
  page: number,
  perPage: number,
): ListMeta {
  return {
    page,
    per_page: perPage,
    total: list.total,
    last_page: lastPage(list.total, perPage),
    is_total_capped: list.isTotalCapped,
  };
}
