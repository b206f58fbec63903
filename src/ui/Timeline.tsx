import type { ReactNode } from 'react';
import { Arch } from './Arch.tsx';
import { type Hue, hueClass } from './hue.ts';

export type TimelineItem = {
  title: ReactNode;
  /** When, in words; a `<time>` where there is an instant. */
  time?: ReactNode;
  children?: ReactNode;
  hue?: Hue;
  /** Not reached yet: its arch is an outline. */
  isAhead?: boolean;
  isCurrent?: boolean;
};

/** Steps or events one after the other along a line. */
export function Timeline({ items }: { items: readonly TimelineItem[] }) {
  return (
    <ol className="timeline">
      {items.map(({ title, time, children, hue = 'brand', isAhead, isCurrent }, index) => (
        <li key={index} className={`timeline__item ${hueClass(hue)}`} aria-current={isCurrent ? 'step' : undefined}>
          <Arch hue={hue} width={18} height={22} className={isAhead ? 'arch--outline' : undefined} />
          <p className="timeline__title">{title}</p>
          {time && <p className="muted small">{time}</p>}
          {children}
        </li>
      ))}
    </ol>
  );
}
