import type { ReactNode } from 'react';
import { classNames } from '#ui/classNames.ts';
import { type Hue, hueClass } from '#ui/hue.ts';
import './FloorHero.css';

interface FloorHeroProps {
  title: ReactNode;
  /** What stands over the title: the way to the page, or what kind of page it is. */
  above?: ReactNode;
  lead?: ReactNode;
  /** What stands on the floor beside the words. Decoration. */
  figure: ReactNode;
  hue?: Hue;
  /** `tall`: the front page; `low`: pages below it. */
  size?: 'tall' | 'low';
  children?: ReactNode;
}

/** The opening of a page: its words, and arches that stand on the floor line below. */
export function FloorHero({ title, above, lead, figure, hue = 'brand', size = 'low', children }: FloorHeroProps) {
  return (
    <div className={classNames('floor-hero floor', `floor-hero--${size}`, hueClass(hue))}>
      <div className="floor-hero__row wrap">
        <div className="floor-hero__words">
          {above}
          <h1>{title}</h1>
          {lead && <p className="floor-hero__lead">{lead}</p>}
          {children}
        </div>
        <div className="floor-hero__figure">{figure}</div>
      </div>
    </div>
  );
}
