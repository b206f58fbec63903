import { type ReactNode, useState } from 'react';
import { Icon } from './Icon.tsx';

export type DisclosureProps = {
  summary: ReactNode;
  isOpenAtFirst?: boolean;
  /** Details with the same name close each other. */
  name?: string;
  className?: string;
  children: ReactNode;
};

/** A line that opens what is under it: a question and its answer, the filters on a narrow screen. Needs no script. */
export function Disclosure({ summary, isOpenAtFirst, name, className, children }: DisclosureProps) {
  // Only at first: a change of it must not close what a person has open.
  const [isOpen] = useState(isOpenAtFirst);
  return (
    <details className={`disclosure ${className ?? ''}`.trim()} name={name} open={isOpen}>
      <summary className="disclosure__summary">
        <span>{summary}</span>
        <Icon name="caret" />
      </summary>
      <div className="disclosure__body">{children}</div>
    </details>
  );
}
