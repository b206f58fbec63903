import type { ListValues } from './listQuery.ts';

/** What every directory's API takes from a list's address; `tas` becomes the JSON list that it expects (spec §3). */
export function listRequest(values: ListValues) {
  const areaIds = (values.tas ?? []).map((id) => (/^[0-9]{1,15}$/.test(id) ? Number(id) : 0));
  return {
    q: values.q?.[0],
    country: values.country,
    tas: areaIds.length > 0 ? JSON.stringify(areaIds) : undefined,
    taSlug: values.taSlug?.[0],
    page: values.page?.[0],
    sort: sortOf(values),
  };
}

/** The order that the address asks for; undefined leaves it to the list. */
export function sortOf(values: ListValues): 'name' | 'newest' | undefined {
  const sort = values.sort?.[0];
  return sort === 'name' || sort === 'newest' ? sort : undefined;
}
