import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import { type Hue, hueClass } from './hue.ts';

export type CardProps = {
  /** Draws a rule of this hue along the top and colors the kicker. */
  hue?: Hue;
  /** Gives the hue to what is inside without drawing the rule. */
  hasRule?: boolean;
  as?: 'article' | 'section' | 'div' | 'li';
  className?: string;
  /** The id of the heading that names the card. */
  labelledBy?: string;
  children: ReactNode;
};

/** A surface for one thing. A link in it with `className="card__link"` makes the whole card its target. */
export function Card({
  hue,
  hasRule = Boolean(hue),
  as: Element = 'article',
  className,
  labelledBy,
  children,
}: CardProps) {
  return (
    <Element
      className={classNames('card', hasRule && 'card--rule', hue && hueClass(hue), className)}
      aria-labelledby={labelledBy}
    >
      {children}
    </Element>
  );
}

/** The small colored line over a title: category and area. */
export function Kicker({ children }: { children: ReactNode }) {
  return <p className="kicker">{children}</p>;
}

/** Facts beside each other in muted text; what is empty is left out. */
export function MetaList({ items }: { items: readonly ReactNode[] }) {
  return <ul className="meta">{items.map((item, index) => (item ? <li key={index}>{item}</li> : null))}</ul>;
}
