import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router';
import { loggedPath, logAction } from '#web/shell/actionLog.ts';
import { useChoicesOfAddress } from './useChoicesOfAddress.ts';

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

  const apply = () => {
    if (!form.current) return;
    logAction({ action: 'filter', targetType: 'page', targetId: loggedPath(action) });
    const query = new URLSearchParams();
    for (const [key, value] of new FormData(form.current))
      if (typeof value === 'string' && value.trim() !== '') query.append(key, value);
    const text = query.toString();
    void navigate(text === '' ? action : `${action}?${text}`, { preventScrollReset: true });
  };
  useChoicesOfAddress(form, apply);
  const change = ({ target }: ChangeEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement) || target.type === 'checkbox') apply();
  };

  return (
    <form ref={form} method="get" action={action} className={className} onChange={change}>
      {children}
    </form>
  );
}
