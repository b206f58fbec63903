import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type ChipProps = {
  children: ReactNode;
  /** The page without this filter; with it the chip is a link that removes itself. */
  removeTo?: string;
  /** What the link does, such as "Remove filter:"; read before the chip's words. */
  removeLabel?: string;
};

/** A small rounded label: a filter in force, a subject. */
export function Chip({ children, removeTo, removeLabel }: ChipProps) {
  if (removeTo === undefined) return <span className="chip">{children}</span>;
  return (
    <a className="chip" href={removeTo} data-keep-scroll="">
      {removeLabel && <VisuallyHidden>{removeLabel} </VisuallyHidden>}
      {children}
      <Icon name="close" />
    </a>
  );
}
