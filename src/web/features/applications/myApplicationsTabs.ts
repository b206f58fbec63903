/** The parts of the page, each at an address of its own. */
export const tabs = ['applications', 'drafts', 'saved', 'searches'] as const;
export type Tab = (typeof tabs)[number];

/** The statuses that the list of applications can be narrowed to. */
export const filters = {
  open: ['submitted', 'in_review', 'shortlisted', 'interview', 'offered'],
  decided: ['accepted', 'rejected'],
  over: ['withdrawn', 'expired'],
} as const;
export type Filter = keyof typeof filters;

/** The tab of an address; null for one that does not exist. */
export function readTab(segment: string | undefined): Tab | null {
  if (segment === undefined) return 'applications';
  return tabs.find((tab) => tab === segment && tab !== 'applications') ?? null;
}

/** The application that an address names in the place of a tab; null for none. */
export function readSentId(segment: string | undefined): string | null {
  return segment !== undefined && /^[1-9][0-9]{0,14}$/.test(segment) ? segment : null;
}

export function readFilter(search: URLSearchParams): Filter | null {
  const asked = search.get('status');
  return (Object.keys(filters) as Filter[]).find((filter) => filter === asked) ?? null;
}
