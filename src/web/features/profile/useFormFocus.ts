import { type RefObject, useEffect, useRef } from 'react';
import type { OpenForm } from './MyProfilePage.tsx';

/**
 * Leads into a form that was opened, and back to what opens it when it is left: else the focus would begin above the
 * whole page.
 * @param isAnswered whether a form was sent: then `useAnswerFocus` leads.
 */
export function useFormFocus(page: RefObject<HTMLElement | null>, open: OpenForm | null, isAnswered: boolean): void {
  const last = useRef<OpenForm | null | undefined>(undefined);
  useEffect(() => {
    const before = last.current;
    const isSame = before?.section === open?.section && before?.itemId === open?.itemId;
    last.current = open;
    if (isSame || isAnswered) return;
    // Whoever went on before the script came stays where they are.
    if (before === undefined && document.activeElement !== document.body) return;
    const place = open
      ? '.my-profile__form :is(input:not([type="hidden"]), select, textarea)'
      : before &&
        (before.itemId === null
          ? `#${before.section} > .my-profile__section-head a`
          : `#item-${before.itemId} a[href*="edit="]`);
    // The address has led there already.
    if (place) page.current?.querySelector<HTMLElement>(place)?.focus({ preventScroll: true });
  }, [page, open, isAnswered]);
}
