import type { Language } from '#i18n/language.ts';
import type { Translate } from '#i18n/translate.ts';
import type { Viewer } from './viewer.tsx';

/** What a page says of itself to browsers, search engines and share previews. */
export interface PageHead {
  title: string;
  description: string;
  /** Canonical path with its language and without parameters that only track; absent on pages that are not to be found. */
  canonicalPath?: string;
  /** The same page in the other language, when its path differs in more than the first segment. */
  alternatePath?: string;
  isIndexed?: boolean;
  /** Path of the share image (1280×628); the site's default when absent. */
  imagePath?: string;
  type?: 'website' | 'article' | 'profile';
  /** schema.org objects, without @context. The server alone writes them: `import.meta.env.SSR &&` keeps them from browsers. */
  jsonLd?: Record<string, unknown>[] | false;
}

export interface HeadArguments<Data> {
  data: Data;
  language: Language;
  t: Translate;
  viewer: Viewer;
  /** Path and query of the page. */
  pathname: string;
  search: string;
}

/** What a route's `handle` may carry. */
export interface PageHandle {
  // A route table holds pages of every kind of data; each page's own types meet in definePage.
  head?: (args: HeadArguments<never>) => PageHead;
  /** Brings in what members alone see of the page. */
  loadMemberPart?: (() => Promise<void>) | undefined;
  /** Whether the page shows data: without it, it was not loaded. */
  hasLoader?: boolean;
}
