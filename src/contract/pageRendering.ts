import type { User } from './accounts.ts';
import type { Api } from './endpoints.ts';

export type Theme = 'light' | 'dark';

/** What a page is made from. The renderer knows nothing of Fastify, cookies or the database. */
export interface PageRequest {
  /** GET or POST; a POST carries the form as the browser sent it. */
  request: Request;
  /** The status with which the request was refused before any page saw it: its error page is wanted. */
  refusedWith?: number | undefined;
  language: 'en' | 'ar';
  /** The visitor's choice; null leaves it to the browser's preference. */
  theme: Theme | null;
  /** Zone in which times are shown: the visitor's when known, else the site's. */
  timeZone: string;
  now: Date;
  api: Api;
  publicUrl: string;
  siteName: string;
  /** Who is signed in. */
  user: User | null;
  /** What this member posted to this page after their session had ended, by its fields; null for nothing. */
  heldForm: Readonly<Record<string, string>> | null;
  /** Short hash of the language's catalog, for its URL. */
  catalogHash: string;
  /** A fault while rendering: the page still answers, the cause is for the log. */
  onFault(error: unknown): void;
}

export interface PageResponse {
  status: number;
  /** Empty for a redirect. */
  html: string;
  headers: Headers;
  /** Whether some part of the page is missing because a call failed: such a page is never kept. */
  isIncomplete: boolean;
}

export type PageRenderer = (page: PageRequest) => Promise<PageResponse>;
