import { formatDate, formatDateTime } from '#i18n/format.ts';
import { Deadline } from '#ui/Deadline.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { Sentence } from '#web/shell/Sentence.tsx';
import { useViewer } from '#web/shell/viewer.tsx';
import { type DeadlineTimes, deadlineWords } from './deadlineWords.ts';

/** What is left until a deadline, and below it the exact moment in the viewer's zone. */
export function DeadlineLabel({ times }: { times: DeadlineTimes }) {
  const { language, t } = useTranslate();
  const viewer = useViewer();
  const { remaining, moment, isUrgent, isOver } = deadlineWords(times, viewer, language, t);
  return (
    <Deadline remaining={remaining} isUrgent={isUrgent} isOver={isOver}>
      {moment && (
        <p className="deadline__moment">
          <Sentence id={moment.id} nodes={{ date: <Moment at={moment.at} /> }} />
        </p>
      )}
    </Deadline>
  );
}

/** A deadline farther away than this is told by its date. */
const countedDays = 30;

/** The deadline in one short value: the days left when they are few, else the date. */
export function ShortDeadline({ times }: { times: DeadlineTimes }) {
  const { language, t } = useTranslate();
  const viewer = useViewer();
  const { remaining, daysLeft } = deadlineWords(times, viewer, language, t);
  if (daysLeft === null || daysLeft <= countedDays || times.deadline_at === null) return remaining;
  return (
    <time className="unit" dateTime={times.deadline_at}>
      {formatDate(times.deadline_at, language, viewer.timeZone)}
    </time>
  );
}

function Moment({ at }: { at: string | null }) {
  const { language } = useTranslate();
  const { timeZone } = useViewer();
  if (at === null) return null;
  return (
    <time className="unit" dateTime={at}>
      {formatDateTime(at, language, timeZone)}
    </time>
  );
}
