import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';

export type DeadlineProps = {
  /** What is left, such as "12 days left". */
  remaining: ReactNode;
  /** The exact moment in words. */
  moment?: ReactNode;
  /** The same moment as an ISO instant. */
  dateTime?: string;
  /** Further lines: the viewer's own time, another calendar. */
  children?: ReactNode;
  isUrgent?: boolean;
  isOver?: boolean;
};

/** The shell of a deadline: what is left, large; when exactly, small. All words come from outside. */
export function Deadline({ remaining, moment, dateTime, children, isUrgent = false, isOver = false }: DeadlineProps) {
  return (
    <div className={classNames('deadline', isUrgent && 'deadline--urgent', isOver && 'deadline--over')}>
      <p className="deadline__remaining">{remaining}</p>
      {moment && (
        <p className="deadline__moment">
          <time dateTime={dateTime}>{moment}</time>
        </p>
      )}
      {children}
    </div>
  );
}
