import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconPaths.ts';

export type NoticeProps = {
  tone?: 'info' | 'success' | 'error';
  title?: ReactNode;
  /** Announce it when it appears: `alert` at once, `status` when the reader pauses. */
  role?: 'alert' | 'status';
  id?: string;
  children?: ReactNode;
};

const icons: Record<NonNullable<NoticeProps['tone']>, IconName> = { info: 'info', success: 'check', error: 'warning' };

/** A message in the page, with the color and the icon of its kind. */
export function Notice({ tone = 'info', title, role, id, children }: NoticeProps) {
  return (
    <div id={id} className={`notice notice--${tone}`} role={role} tabIndex={id ? -1 : undefined}>
      <Icon name={icons[tone]} />
      <div>
        {title && <p className="notice__title">{title}</p>}
        {children}
      </div>
    </div>
  );
}
