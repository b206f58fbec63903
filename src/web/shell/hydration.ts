import type { StaticHandlerContext } from 'react-router';
import type { Language } from '#i18n/language.ts';
import type { Viewer } from './viewer.tsx';

/** An error response as JSON carries it; other errors cross without their text. */
export interface SerializedError {
  status: number;
  statusText: string;
}

/** What the server hands the browser so that both render the same. */
export interface Hydration {
  language: Language;
  viewer: Viewer;
  catalogUrl: string;
  /** Whether the page is one of those that visitors' browsers do not know, or a member looks at it. */
  needsMemberPages: boolean;
  loaderData: StaticHandlerContext['loaderData'];
  actionData: StaticHandlerContext['actionData'];
  errors: Record<string, SerializedError> | null;
}
