import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';

export type BadgeProps = {
  tone?: 'neutral' | 'good' | 'bad' | 'accent';
  children: ReactNode;
};

/** A state in one or two words. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={classNames('badge', `badge--${tone}`)}>{children}</span>;
}

/** A count on the corner of an icon; the icon's own label should say it in words. Nothing is shown for nothing. */
export function CountBadge({ children }: { children: ReactNode }) {
  return (
    <span className="count-badge" aria-hidden="true">
      {children}
    </span>
  );
}
