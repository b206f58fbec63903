import type { DataRouter } from 'react-router';
import type { Language } from '#i18n/language.ts';
import { loggedPath, logAction } from './actionLog.ts';

/** What the server must judge (`contract/pageNotes`), its letters written as `%64` too. */
const judgedQuery = /[?&](done|sent)=|%[4-7]/;

/**
 * Lets plain links and search forms navigate without a page load. A plain `<a>` costs the server a third of what a
 * router link does, and works before (and without) script. With `data-keep-scroll` the page stays where it is.
 */
export function interceptLinks(router: DataRouter, language: Language): void {
  document.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.hasAttribute('download'))
      logAction({ action: 'download', targetType: 'file', targetId: loggedPath(link.pathname) });
    if (
      !link ||
      (link.target && link.target !== '_self') ||
      link.hasAttribute('download') ||
      link.dataset.reload !== undefined ||
      judgedQuery.test(link.search)
    )
      return;
    const url = new URL(link.href, window.location.href);
    if (!isPageOf(url, language)) return;
    // A jump within the page is the browser's own.
    if (url.pathname === window.location.pathname && url.search === window.location.search && url.hash !== '') return;
    event.preventDefault();
    void router.navigate(url.pathname + url.search + url.hash, {
      preventScrollReset: link.dataset.keepScroll !== undefined,
    });
  });
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return;
    const url = new URL(form.action, window.location.href);
    if (!isPageOf(url, language)) return;
    event.preventDefault();
    const search = new URLSearchParams();
    for (const [key, value] of new FormData(form, event.submitter))
      if (typeof value === 'string' && value.trim() !== '') search.append(key, value);
    // Which words were looked for is nobody's business; that somebody searched is.
    logAction({
      action: search.has('q') ? 'search' : 'filter',
      targetType: 'page',
      targetId: loggedPath(url.pathname),
    });
    const query = search.toString();
    void router.navigate(url.pathname + (query === '' ? '' : `?${query}`));
  });
}

function isPageOf(url: URL, language: Language): boolean {
  return (
    url.origin === window.location.origin &&
    (url.pathname === `/${language}` || url.pathname.startsWith(`/${language}/`))
  );
}
