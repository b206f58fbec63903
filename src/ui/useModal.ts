import { type KeyboardEvent, type MouseEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';

export type Modal = {
  ref: RefObject<HTMLDialogElement | null>;
  open: boolean;
  onClose: () => void;
  onMouseDown: (event: MouseEvent<HTMLDialogElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => void;
};

/**
 * What turns a `<dialog>` into a modal that follows `isOpen`: spread the result on it. The browser gives Escape, the
 * inert page behind and the focus that returns; here are the click outside and the Tab key that stays inside.
 */
export function useModal(isOpen: boolean, onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  // Rendered open on the server, a dialog is there without script too. The attribute itself is the browser's afterwards.
  const [open] = useState(isOpen);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (!isOpen) {
      if (dialog.open) dialog.close();
    } else if (!dialog.matches(':modal')) {
      dialog.removeAttribute('open');
      dialog.showModal();
    }
  }, [isOpen]);

  return {
    ref,
    open,
    onClose: () => {
      if (isOpen) onClose();
    },
    onMouseDown: (event) => {
      if (event.target !== event.currentTarget) return;
      // The press itself must not move the focus: closing has just returned it.
      event.preventDefault();
      onClose();
    },
    onKeyDown: keepTabInside,
  };
}

function keepTabInside(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return;
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(
      'a[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea:enabled, summary, [tabindex="0"]',
    ),
  ].filter((stop) => stop.checkVisibility());
  const [first] = stops;
  const edge = event.shiftKey ? first : stops.at(-1);
  if (edge && document.activeElement !== edge && event.currentTarget !== document.activeElement) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : first)?.focus();
}
