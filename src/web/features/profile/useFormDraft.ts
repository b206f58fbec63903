import { type RefObject, useEffect, useState } from 'react';
import { memberField } from '#domain/pageMember.ts';
import { clearDraft, readDraft, writeDraft } from '#web/shell/forms/formDraft.ts';
import { isTyped } from '#web/shell/forms/isTyped.ts';

const sentKey = 'riwaq.profile.sent';
/** What a draft never takes from the device: what the form is about, and which version it began with. */
const fixed: ReadonlySet<string> = new Set([memberField, 'intent', 'section', 'id', 'version']);

/**
 * Keeps what is typed into a form on the device until it is saved, and puts it back when the form is opened again.
 * @param isFresh false when the server has given back what was typed: that is the newer one.
 */
export function useFormDraft(form: RefObject<HTMLFormElement | null>, key: string, isFresh: boolean) {
  const [isRestored, setRestored] = useState(false);
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const hasTyped = [...element.elements].some(isTyped);
    if (isFresh) {
      const draft = readDraft(key);
      // After this effect: what is on the device shows itself once the page stands.
      if (draft && fill(element, draft.values)) queueMicrotask(() => setRestored(true));
      // All of it is saved: kept on, it would come back in the place of what is written elsewhere later.
      else if (draft) clearDraft(key);
    }
    const keep = (): void => {
      const values: Record<string, string> = {};
      for (const [name, value] of new FormData(element))
        if (typeof value === 'string' && !fixed.has(name)) values[name] = value;
      writeDraft(key, { values, fileName: null, attempt: null });
    };
    const send = (): void => {
      try {
        sessionStorage.setItem(sentKey, key);
      } catch {
        // Storage is forbidden: there is no draft either.
      }
    };
    // Typed before the script came.
    if (hasTyped) keep();
    element.addEventListener('input', keep);
    element.addEventListener('submit', send);
    return () => {
      element.removeEventListener('input', keep);
      element.removeEventListener('submit', send);
    };
  }, [form, key, isFresh]);
  const clear = (): void => clearDraft(key);
  return {
    isRestored,
    clear,
    discard: (): void => {
      clear();
      window.location.reload();
    },
  };
}

/** What was sent last is saved: its draft goes. */
export function clearSentDraft(): void {
  try {
    const key = sessionStorage.getItem(sentKey);
    if (key !== null) clearDraft(key);
    sessionStorage.removeItem(sentKey);
  } catch {
    // Storage is forbidden: there is none.
  }
}

/** Puts values back into their boxes; whether one of them was another. */
function fill(form: HTMLFormElement, values: Readonly<Record<string, string>>): boolean {
  let hasChanged = false;
  for (const element of form.elements) {
    const isBox = element instanceof HTMLInputElement && element.type === 'checkbox';
    if (
      !isBox &&
      !(
        element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement
      )
    )
      continue;
    if (element.name === '' || fixed.has(element.name)) continue;
    if (isBox) {
      const isTicked = values[element.name] !== undefined;
      if (isTyped(element) || element.checked === isTicked) continue;
      hasChanged = true;
      element.checked = isTicked;
    } else {
      const value = values[element.name];
      if (value === undefined || value === element.value) continue;
      // Typed before the script came: that is the newer one.
      if (isTyped(element)) continue;
      element.value = value;
      // For what follows a box: its counter, the editor in its place.
      element.dispatchEvent(new Event('input', { bubbles: true }));
      hasChanged = true;
    }
  }
  return hasChanged;
}
