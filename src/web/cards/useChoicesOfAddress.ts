import { type RefObject, use, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigation, UNSAFE_DataRouterContext as RouterContext } from 'react-router';

/**
 * Brings the fields of a list's form to what the page rendered them with, after each navigation: the address may have
 * changed without the form, by the Back button or a removed chip. What a person chose before the script came is applied
 * when it is here. Selects say their choice in `data-value`: no browser keeps what they began with.
 */
export function useChoicesOfAddress(form: RefObject<HTMLFormElement | null>, apply: () => void): void {
  const router = use(RouterContext)?.router;
  const { search } = useLocation();
  const isUnderway = useNavigation().state !== 'idle';
  const isFirst = useRef(true);
  const applyEarly = useEffectEvent(apply);

  useEffect(() => {
    // A further choice may have begun a navigation that this rendering does not know of yet: it must not be undone.
    if (isUnderway || router?.state.navigation.state !== 'idle') return;
    const fields = [...(form.current?.elements ?? [])];
    fields.filter((field) => !isFirst.current || isBrought(field)).forEach(showChoice);
    if (isFirst.current && fields.some(isChosenAnew)) applyEarly();
    isFirst.current = false;
  }, [form, router, search, isUnderway]);
}

/** Whether a choice, not a word, stands otherwise than the page rendered it. */
function isChosenAnew(field: Element): boolean {
  if (field instanceof HTMLSelectElement) return field.value !== (field.dataset.value ?? '');
  return field instanceof HTMLInputElement && field.checked !== field.defaultChecked;
}

/**
 * Whether it is the browser that chose anew: where the page was opened by the history or reloaded, it brings back what
 * was chosen there and has led on from there, and `:user-valid` is what a person's own hand has changed since.
 */
function isBrought(field: Element): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const isAnew = (entry as PerformanceNavigationTiming | undefined)?.type === 'navigate';
  // A browser that does not know it throws, but not within `:is`.
  return !isAnew && isChosenAnew(field) && !field.matches(':is(:user-valid)');
}

function showChoice(field: Element): void {
  if (field instanceof HTMLSelectElement) field.value = field.dataset.value ?? '';
  else if (field instanceof HTMLInputElement) {
    field.checked = field.defaultChecked;
    // Nobody's words are changed while they are being written.
    if (field.type === 'search' && field !== document.activeElement) field.value = field.defaultValue;
  }
}
