import { type ChangeEvent, type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { loggedPath, logAction } from '#web/shell/actionLog.ts';

export interface ListFormProps {
  /** The list's address without a query. */
  action: string;
  className?: string;
  children: ReactNode;
}

/**
 * The form of a list: search box, filters and sort order. Without script it is sent by its buttons; with script a
 * changed filter applies at once, and the page, the focus and the place on the page stay.
 */
export function ListForm({ action, className, children }: ListFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { search } = useLocation();
  const isUnderway = useNavigation().state !== 'idle';

  const isFirst = useRef(true);

  // The fields keep their own state, so that a click shows at once; after every navigation (the Back button, a removed
  // chip) they are brought back to what the address says, unless a further click is already on its way.
  // At first they stand as a person may have set them before the script came.
  useEffect(() => {
    if (isUnderway) return;
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLSelectElement) field.value = field.dataset.value ?? '';
      if (!(field instanceof HTMLInputElement)) continue;
      if (field.type === 'checkbox') field.checked = field.defaultChecked;
      else if (field !== document.activeElement) field.value = field.defaultValue;
    }
  }, [search, isUnderway]);

  const apply = (event: ChangeEvent<HTMLFormElement>) => {
    if (event.target instanceof HTMLInputElement && event.target.type !== 'checkbox') return;
    logAction({ action: 'filter', targetType: 'page', targetId: loggedPath(action) });
    const query = new URLSearchParams();
    for (const [key, value] of new FormData(event.currentTarget))
      if (typeof value === 'string' && value.trim() !== '') query.append(key, value);
    const text = query.toString();
    void navigate(text === '' ? action : `${action}?${text}`, { preventScrollReset: true });
  };

  return (
    <form ref={form} method="get" action={action} className={className} onChange={apply}>
      {children}
    </form>
  );
}
