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
    if (!isFirst.current) fields.forEach(showChoice);
    else if (fields.some(isChosenAnew)) {
      // By the Back button a browser brings back what was chosen there and has led on from there.
      if (isRestored()) fields.filter(isChosenAnew).forEach(showChoice);
      else applyEarly();
    }
    isFirst.current = false;
  }, [form, router, search, isUnderway]);
}

/** Whether a choice, not a word, stands otherwise than the page rendered it. */
function isChosenAnew(field: Element): boolean {
  if (field instanceof HTMLSelectElement) return field.value !== (field.dataset.value ?? '');
  return field instanceof HTMLInputElement && field.checked !== field.defaultChecked;
}

/** Whether the page was opened by the history or anew: then it is the browser that fills its fields in. */
function isRestored(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type !== 'navigate';
}

function showChoice(field: Element): void {
  if (field instanceof HTMLSelectElement) field.value = field.dataset.value ?? '';
  if (!(field instanceof HTMLInputElement)) return;
  if (field.type === 'checkbox' || field.type === 'radio') field.checked = field.defaultChecked;
  // Nobody's words are changed while they are being written.
  else if (field !== document.activeElement) field.value = field.defaultValue;
}
