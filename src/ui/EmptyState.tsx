import type { ReactNode } from 'react';
import { Doorway } from './Doorway.tsx';

export type EmptyStateProps = {
  title: ReactNode;
  /** One sentence. */
  children?: ReactNode;
  /** One link or button. */
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
};

/** A list with nothing in it: an open doorway, a sentence, one way on. */
export function EmptyState(props: EmptyStateProps) {
  return <StateWithDoorway {...props} isOpen />;
}

/** Something that could not be shown: what happened, what to do, a retry in `action`. */
export function ErrorState(props: EmptyStateProps) {
  return <StateWithDoorway {...props} isOpen={false} />;
}

function StateWithDoorway({
  title,
  children,
  action,
  headingLevel = 2,
  isOpen,
}: EmptyStateProps & { isOpen: boolean }) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="state stack">
      <Doorway isOpen={isOpen} />
      <Heading className="state__title">{title}</Heading>
      {children && <p className="muted">{children}</p>}
      {action && <div className="row state__action">{action}</div>}
    </div>
  );
}
