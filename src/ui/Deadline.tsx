import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';

export type DeadlineProps = {
  /** What is left, such as "12 days left". */
  remaining: string;
  /** Further lines: the exact moment, the viewer's own time, another calendar. */
  children?: ReactNode;
  isUrgent?: boolean;
  isOver?: boolean;
};

/** The shell of a deadline: what is left, large; when exactly, small. All words come from outside. */
export function Deadline({ remaining, children, isUrgent = false, isOver = false }: DeadlineProps) {
  return (
    <div className={classNames('deadline', isUrgent && 'deadline--urgent', isOver && 'deadline--over')}>
      {/* Other words are another line in its place: a number in an Arabic one would count as having moved. */}
      <p key={remaining} className="deadline__remaining">
        {remaining}
      </p>
      {children}
    </div>
  );
}
