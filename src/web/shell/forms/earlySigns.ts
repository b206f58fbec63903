/** What a person did in a form before its script was there. */
export interface EarlySigns {
  /** Names of controls that were left, and of those that were changed. */
  touched: ReadonlySet<string>;
  changed: ReadonlySet<string>;
  /** Whether the button was pressed; the form waits for its script, or for the news that it will not come. */
  isSubmitted: boolean;
}

const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'] as const;
const touched = new Set<string>();
const changed = new Set<string>();
let submitted: HTMLFormElement | null = null;

/** Resolves at the first sign that somebody is there; at once where the focus is in the page already. */
export function firstSign(): Promise<void> {
  return new Promise((resolve) => {
    if (document.activeElement !== document.body) resolve();
    const see = () => {
      for (const sign of signs) window.removeEventListener(sign, see, true);
      resolve();
    };
    for (const sign of signs) window.addEventListener(sign, see, { capture: true, passive: true });
  });
}

/** Notes what happens in the page's form until {@link takeEarlySigns} or {@link letGo}. */
export function noteEarlySigns(): void {
  // Captured, since React stops events on their way to a part that it could not hydrate yet.
  document.addEventListener('focusout', noteTouched, true);
  document.addEventListener('input', noteChanged, true);
  document.addEventListener('submit', holdSubmit, true);
}

/** Hands over what was noted, and ends the noting: the form sees to itself from here on. */
export function takeEarlySigns(): EarlySigns {
  stopNoting();
  const noted = { touched: new Set(touched), changed: new Set(changed), isSubmitted: submitted !== null };
  touched.clear();
  changed.clear();
  submitted = null;
  return noted;
}

/** The script will not come: the form goes the way of browsers without it, at once where it was sent already. */
export function letGo(): void {
  stopNoting();
  submitted?.submit();
}

function stopNoting(): void {
  document.removeEventListener('focusout', noteTouched, true);
  document.removeEventListener('input', noteChanged, true);
  document.removeEventListener('submit', holdSubmit, true);
}

function noteTouched({ target }: Event): void {
  const name = nameOf(target);
  if (name) touched.add(name);
}

function noteChanged({ target }: Event): void {
  const name = nameOf(target);
  if (name) changed.add(name);
}

function holdSubmit(event: Event): void {
  if (!(event.target instanceof HTMLFormElement) || !isOurs(event.target)) return;
  event.preventDefault();
  submitted = event.target;
}

function nameOf(target: EventTarget | null): string | null {
  const isControl =
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
  return isControl && target.form && isOurs(target.form) ? target.name : null;
}

function isOurs(form: HTMLFormElement): boolean {
  return form.dataset.draft !== undefined;
}
