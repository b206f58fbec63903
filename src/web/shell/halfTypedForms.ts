import { memberField } from '#domain/pageMember.ts';

/** What a control held: its name and kind, to find it again, and its value or whether it was set. */
type HeldValue = [name: string, type: string, value: string | boolean];

interface HeldPlace {
  /** Path, query and hash in the language that is opened next. */
  place: string;
  /** For whom the page was made; absent for visitors. */
  member?: string | undefined;
  /** Null after a form was sent. */
  scroll: number | null;
  forms: HeldValue[][];
}

const storageKey = 'riwaq.languageSwitch';
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Keeps scroll position and half-typed forms for a page that is about to be opened in this tab. Passwords and files are left out. */
export function holdPlace(place: string, scroll: number | null = window.scrollY): void {
  const forms = [...document.forms].map((form) =>
    controlsOf(form).map((control): HeldValue => [control.name, control.type, stateOf(control)]),
  );
  const held: HeldPlace = { place, member: memberOfPage(), scroll, forms };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(held));
  } catch {
    // Storage is full or forbidden: the page opens without what was typed.
  }
}

/** Gives back what {@link holdPlace} kept, once, when this is the page it was kept for. */
export function restorePlace(): void {
  const held = takeHeld(window.location.pathname + window.location.search + window.location.hash);
  if (!held) return;
  held.forms.forEach((values, index) => {
    const form = document.forms[index];
    if (form) fill(controlsOf(form), values);
  });
  // What became of a form stands above the place it was sent from, and has the focus.
  if (held.scroll === null) document.querySelector('main :focus')?.scrollIntoView({ block: 'center' });
  else window.scrollTo({ top: held.scroll, behavior: 'instant' });
}

/** The way back leads over the entrance: there, what was kept waits. Whoever came to another page has no use for it. */
function takeHeld(place: string): HeldPlace | null {
  try {
    const held = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as HeldPlace | null;
    const isHere = withoutSlug(held?.place) === withoutSlug(place);
    if (!isHere && /^\/(en|ar)\/auth\//.test(place)) return null;
    sessionStorage.removeItem(storageKey);
    return isHere && held?.member === memberOfPage() ? held : null;
  } catch {
    return null;
  }
}

function memberOfPage(): string | undefined {
  return document.querySelector<HTMLInputElement>(`[name="${memberField}"]`)?.value;
}

/** The words behind an id are another language's there: the server leads on to its own. */
function withoutSlug(place?: string): string | undefined {
  return place?.replace(/(\/\d+)-[^/?#]+/, '$1');
}

function controlsOf(form: HTMLFormElement): Control[] {
  // Keeps a draft of its own, and its list boxes show words of one language.
  if (form.dataset.draft !== undefined) return [];
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement &&
        !['password', 'file', 'hidden', 'submit', 'button'].includes(element.type)) ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement,
  );
}

function stateOf(control: Control): string | boolean {
  return isSwitch(control) ? control.checked : control.value;
}

function isSwitch(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

function fill(controls: Control[], values: HeldValue[]): void {
  controls.forEach((control, index) => {
    const [name, type, value] = values[index] ?? [];
    if (name !== control.name || type !== control.type || value === undefined || value === stateOf(control)) return;
    const folded = control.closest('details');
    if (folded) folded.open = true;
    // A click, and a value set past React with an event after it, are what a person's own hand would cause.
    if (isSwitch(control)) control.click();
    else {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
      control.dispatchEvent(new Event('input', { bubbles: true }));
      control.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });
}
