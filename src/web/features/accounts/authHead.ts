import { data } from 'react-router';
import type { MessageId } from '#i18n/messageId.ts';
import type { HeadArguments, PageHead } from '#web/shell/head.ts';
import { type Paths, pathsIn } from '#web/shell/paths.ts';

/** Head of a page of the entrance: found by nobody, and its canonical address never holds a token. */
export function authHead(name: string, path: (paths: Paths) => string) {
  return ({ t, language, viewer }: HeadArguments<unknown>): PageHead => ({
    // The catalogs carry both for every page; a test reads them there.
    title: t('meta.titleWithSite', { title: t(`meta.${name}.title` as MessageId), site: viewer.siteName }),
    description: t(`meta.${name}.description` as MessageId),
    canonicalPath: path(pathsIn(language)),
    isIndexed: false,
  });
}

/**
 * Gives a page its data with the headers of the entrance: kept by nobody, and its address, which may hold a token, told
 * to no other site.
 */
export function keepPrivate<Data>(loaded: Data, status = 200): Data {
  const headers = { 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' };
  // The router unpacks this before a page sees it.
  return data(loaded, { headers, status }) as unknown as Data;
}
