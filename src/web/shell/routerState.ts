import type { RouterState } from 'react-router';

/** The router's enum as the words it stands for. */
export type HistoryAction = `${RouterState['historyAction']}`;
export type Location = RouterState['location'];
export type Matches = RouterState['matches'];

/** Nothing here submits forms through the router. */
const noForm = {
  formMethod: undefined,
  formAction: undefined,
  formEncType: undefined,
  formData: undefined,
  json: undefined,
  text: undefined,
};

export const idle: RouterState['navigation'] = {
  state: 'idle',
  location: undefined,
  matches: undefined,
  historyAction: undefined,
  ...noForm,
};

export function loadingOf(action: HistoryAction, location: Location, matches: Matches): RouterState['navigation'] {
  return { state: 'loading', location, matches, historyAction: action as RouterState['historyAction'], ...noForm };
}

/** Whether only the place within the page is another. */
export function isJump(from: Location, to: Location): boolean {
  return from.pathname === to.pathname && from.search === to.search && to.hash !== '';
}

/** A new entry of the history. */
export function toLocation({ pathname, search, hash }: URL, state: unknown): Location {
  return {
    pathname,
    search,
    hash,
    state: state ?? null,
    key: Math.random().toString(36).slice(2, 10),
    mask: undefined,
  };
}
