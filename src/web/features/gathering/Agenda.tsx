import { formatDate, formatTime, formatWeekday } from '#i18n/format.ts';
import { timeZoneLabel } from '#i18n/timeZoneLabel.ts';
import { MarkedText } from '#web/cards/MarkedText.tsx';
import { SectionHeading } from '#web/cards/SectionHeading.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import type { EventSession, ReadEvent } from './readEvent.ts';

/** The sessions of each day, in the time of the place where they are held. */
export function Agenda({ event: { days, timeZone, startsOn } }: { event: ReadEvent }) {
  const { t, language } = useTranslate();
  if (days.length === 0) return null;
  return (
    <section className="section" aria-labelledby="agenda">
      <SectionHeading
        id="agenda"
        title={t('gathering.agenda')}
        lead={t('gathering.timesIn', { zone: timeZoneLabel(timeZone, language, `${startsOn}T12:00:00Z`) })}
      />
      <div className="agenda">
        {days.map(({ date, sessions }, index) => (
          <section key={date} className="agenda__day" aria-labelledby={`day-${index + 1}`}>
            <h3 id={`day-${index + 1}`}>{t('gathering.day', { number: index + 1 })}</h3>
            <p className="muted small">
              {formatWeekday(date, language, timeZone)}{' '}
              <time className="unit" dateTime={date}>
                {formatDate(date, language, timeZone)}
              </time>
            </p>
            <ol className="agenda__sessions">
              {sessions.map((session) => (
                <Session key={session.starts + session.title} session={session} timeZone={timeZone} />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </section>
  );
}

function Session({ session, timeZone }: { session: EventSession; timeZone: string }) {
  const { language } = useTranslate();
  const time = (at: string) => (
    <time className="unit" dateTime={at}>
      {formatTime(at, language, timeZone)}
    </time>
  );
  return (
    <li className="agenda__session">
      <p className="agenda__time">
        {time(session.starts)} – {time(session.ends)}
      </p>
      <p className="agenda__title">{session.title}</p>
      <p className="muted small">
        {[session.place, ...session.speakers].map((part, index) => (
          <span key={part}>
            {index === 0 ? '' : ' · '}
            <MarkedText text={part} />
          </span>
        ))}
      </p>
    </li>
  );
}
