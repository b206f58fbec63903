import type { UIMatch } from 'react-router';
import type { HeadArguments, PageHandle, PageHead } from './head.ts';

/** The head of the page that matched, or of "not found" when none did. */
export function headOf(matches: readonly UIMatch[], args: Omit<HeadArguments<unknown>, 'data'>): PageHead {
  const last = matches.at(-1);
  const handle = last?.handle as PageHandle | undefined;
  if (!last || !handle?.head || last.loaderData === null) return errorHead(404, args);
  // Its code is there and its data are not: the page could not be loaded.
  if (handle.hasLoader && last.loaderData === undefined) return errorHead(500, args);
  return handle.head({ ...args, data: last.loaderData as never });
}

export function errorHead(status: number, { t }: Pick<HeadArguments<unknown>, 't'>): PageHead {
  return status === 404
    ? { title: t('meta.notFound.title'), description: t('meta.notFound.description'), isIndexed: false }
    : { title: t('meta.error.title'), description: t('meta.error.description'), isIndexed: false };
}
