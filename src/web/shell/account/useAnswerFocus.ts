import { type RefObject, useEffect } from 'react';

/** What says what came of a form, or what comes next; there is one at most. */
export const answerId = 'account-answer';

/**
 * After a form of the account was sent, and the page came anew: leads to its first wrong field, else to the notice, else
 * to what is asked for next. A text that a page begins with is read by nobody's screen reader, and the browser leaves the
 * focus nowhere.
 * @param what what came of the form; null while none was sent.
 */
export function useAnswerFocus(page: RefObject<HTMLElement | null>, what: unknown): void {
  useEffect(() => {
    // Whoever went on before the script came stays where they are.
    if (what === null || (document.activeElement !== null && document.activeElement !== document.body)) return;
    const find = (selector: string) => page.current?.querySelector<HTMLElement>(selector);
    const wrongField = find('[aria-invalid="true"]');
    if (wrongField) return wrongField.focus();
    const next =
      find(`#${answerId}`) ?? find('.account__proof input:not([type="hidden"])') ?? find('.account__proof a');
    // The address has led there already; the page must not move under a press that is on its way.
    next?.focus({ preventScroll: true });
  }, [page, what]);
}
