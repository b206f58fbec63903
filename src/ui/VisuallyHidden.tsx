import type { ReactNode } from 'react';

/** Words for those who do not see the page; they show while something in them has the focus. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}
