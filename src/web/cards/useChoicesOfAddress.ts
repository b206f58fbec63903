import { type RefObject, use, useEffect, useRef } from 'react';
import { useLocation, useNavigation, UNSAFE_DataRouterContext as RouterContext } from 'react-router';

/**
 * Brings the fields of a list's form to what the page rendered them with, after each navigation: the address may have
 * changed without the form, by the Back button or a removed chip. At first they stand as a person may have set them
 * before the script came. Selects say their choice in `data-value`: no browser keeps what they began with.
 */
export function useChoicesOfAddress(form: RefObject<HTMLFormElement | null>): void {
  const router = use(RouterContext)?.router;
  const { search } = useLocation();
  const isUnderway = useNavigation().state !== 'idle';
  const isFirst = useRef(true);

  useEffect(() => {
    // A further choice may have begun a navigation that this rendering does not know of yet: it must not be undone.
    if (isUnderway || router?.state.navigation.state !== 'idle') return;
    if (!isFirst.current) for (const field of form.current?.elements ?? []) showChoice(field);
    isFirst.current = false;
  }, [form, router, search, isUnderway]);
}

function showChoice(field: Element): void {
  if (field instanceof HTMLSelectElement) field.value = field.dataset.value ?? '';
  if (!(field instanceof HTMLInputElement)) return;
  if (field.type === 'checkbox' || field.type === 'radio') field.checked = field.defaultChecked;
  // Nobody's words are changed while they are being written.
  else if (field !== document.activeElement) field.value = field.defaultValue;
}
