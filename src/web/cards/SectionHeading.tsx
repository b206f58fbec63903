import type { ReactNode } from 'react';
import { Icon } from '#ui/Icon.tsx';
import './Section.css';

export interface SectionHeadingProps {
  /** So that its section can be named by it. */
  id?: string;
  title: ReactNode;
  /** One sentence below the title. */
  lead?: ReactNode;
  /** Where all of them are. */
  more?: { href: string; label: string } | undefined;
}

/** The title of a part of a page, with the way to all of what it shows. */
export function SectionHeading({ id, title, lead, more }: SectionHeadingProps) {
  return (
    <div className="section__head">
      <div>
        <h2 id={id}>{title}</h2>
        {lead && <p className="muted">{lead}</p>}
      </div>
      {more && (
        <a className="text-link" href={more.href}>
          {more.label}
          <Icon name="arrow" />
        </a>
      )}
    </div>
  );
}
