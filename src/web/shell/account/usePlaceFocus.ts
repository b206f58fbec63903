import { useEffect, useRef } from 'react';

export interface PlaceFocus {
  /** Notes, at a press, where the focus may go; until the member does something else. */
  hold(form: HTMLFormElement): void;
  /** What the press had taken away was put back: so is the focus. */
  back(): void;
}

/**
 * Keeps the focus near a form whose button goes away by its press: in its place (`data-place`), else in the one after or
 * before it, else at the heading above them. A place takes the focus itself, so that a key held down presses nothing else.
 * A place that can go and come back is found again by its id.
 */
export function usePlaceFocus(): PlaceFocus {
  const held = useRef<readonly HTMLElement[]>([]);
  const led = useRef<HTMLElement | null>(null);
  const isBack = useRef(false);
  useEffect(() => {
    const at = document.activeElement;
    const isLost = at === null || at === document.body;
    const [place] = held.current;
    if (!place || !(isLost || (isBack.current && at === led.current))) return;
    const again = isBack.current && place.id !== '' ? document.getElementById(place.id) : null;
    const next = again ?? held.current.find((each) => each.isConnected);
    if (!next) return;
    if (again) isBack.current = false;
    const isPlace = next.hasAttribute('data-place');
    if (!isPlace) next.tabIndex = -1;
    next.focus({ preventScroll: isPlace });
    led.current = next;
  });
  return {
    hold(form) {
      isBack.current = false;
      if (!form.contains(document.activeElement)) return;
      held.current = placesNear(form);
      const went = new AbortController();
      const letGo = () => {
        held.current = [];
        went.abort();
      };
      for (const type of ['pointerdown', 'keydown'])
        document.addEventListener(type, letGo, { capture: true, signal: went.signal });
    },
    back() {
      isBack.current = true;
    },
  };
}

function placesNear(form: HTMLFormElement): HTMLElement[] {
  const place = form.closest<HTMLElement>('[data-place]');
  const beside = [place?.nextElementSibling, place?.previousElementSibling].filter(
    (each): each is HTMLElement => each instanceof HTMLElement && each.hasAttribute('data-place'),
  );
  const heading = form.closest('section')?.querySelector<HTMLElement>('h2');
  return [...(place ? [place] : []), ...beside, ...(heading ? [heading] : [])];
}
