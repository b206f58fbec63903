import { startTransition, useEffect, useState } from 'react';
import type { OpportunityDetail } from '#contract/opportunities.ts';
import { formatDateTime, formatHijriDate } from '#i18n/format.ts';
import { timeZoneLabel } from '#i18n/timeZoneLabel.ts';
import { classNames } from '#ui/classNames.ts';
import { Deadline } from '#ui/Deadline.tsx';
import { deadlineWords } from '#web/cards/deadlineWords.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { Sentence } from '#web/shell/Sentence.tsx';
import { useViewer } from '#web/shell/viewer.tsx';

const hourMs = 3_600_000;

/**
 * The deadline to the minute: what is left, the exact instant on the clocks of the place that set it with the name of
 * its zone, the same on the reader's own clock, and in Arabic its Hijri date (decisions §4).
 */
export function DeadlineClock({ opportunity }: { opportunity: OpportunityDetail }) {
  const { language, t } = useTranslate();
  const viewer = useViewer();
  const clock = useOwnClock();
  const { deadline_at: at, time_zone: zone } = opportunity;
  const { remaining, moment, isUrgent, isOver: wasOver } = deadlineWords(opportunity, viewer, language, t);
  const exact = at && moment?.at ? { at, zone: timeZoneLabel(zone, language, at) } : null;
  const ownZone = clock?.zone ?? viewer.timeZone;
  const isSameTime = exact && formatDateTime(at, language, ownZone) === formatDateTime(at, language, zone);
  const left = clock && opportunity.is_open && at ? Date.parse(at) - clock.now : null;
  const isOver = wasOver || (left !== null && left < 0);
  return (
    <Deadline
      remaining={left === null ? remaining : lastHours(left, t, remaining)}
      isUrgent={isUrgent && !isOver}
      isOver={isOver}
    >
      {moment && !exact && <p className="deadline__moment">{t(moment.id)}</p>}
      {exact && (
        <>
          <p className="deadline__moment">
            <Sentence
              id={isOver ? 'deadline.closedExact' : 'deadline.exact'}
              values={{ zone: exact.zone }}
              nodes={{ date: <Moment at={exact.at} zone={zone} /> }}
            />
          </p>
          {language === 'ar' && (
            <p className="deadline__moment">
              {t('deadline.hijri', { date: formatHijriDate(exact.at, language, zone) })}
            </p>
          )}
          {/* Its place is kept, so that what can be pressed below does not move when the reader's clock is known. */}
          <p className={classNames('deadline__moment deadline__own', !clock && isSameTime && 'deadline__own--unknown')}>
            {/* Until the script has asked the reader's clock, the zone is named rather than taken for theirs. */}
            <Sentence
              id={clock ? 'deadline.yourTime' : 'deadline.inZone'}
              values={clock ? {} : { zone: timeZoneLabel(ownZone, language, exact.at) }}
              nodes={{ date: <Moment at={exact.at} zone={ownZone} /> }}
            />
          </p>
        </>
      )}
    </Deadline>
  );
}

/** On the last day the days are too coarse: hours, then minutes. */
function lastHours(left: number, t: ReturnType<typeof useTranslate>['t'], words: string): string {
  if (left < 0) return t('deadline.closed');
  if (left >= 24 * hourMs) return words;
  return left >= hourMs
    ? t('deadline.hoursLeft', { count: Math.floor(left / hourMs) })
    : t('deadline.minutesLeft', { count: Math.floor(left / 60_000) });
}

interface OwnClock {
  zone: string;
  now: number;
}

/** The reader's own clock and zone, told anew each minute; null while rendering on the server and until the first look. */
function useOwnClock(): OwnClock | null {
  const [clock, setClock] = useState<OwnClock | null>(null);
  useEffect(() => {
    const look = () => {
      const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
      startTransition(() => setClock({ zone, now: Date.now() }));
    };
    look();
    const timer = setInterval(look, 60_000);
    return () => clearInterval(timer);
  }, []);
  return clock;
}

function Moment({ at, zone }: { at: string; zone: string }) {
  const { language } = useTranslate();
  return (
    <time className="unit" dateTime={at}>
      {formatDateTime(at, language, zone)}
    </time>
  );
}
