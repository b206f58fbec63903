import type { Application } from '#contract/applications.ts';
import { formatDateTime } from '#i18n/format.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { useViewer } from '#web/shell/viewer.tsx';

/** Every status that an application had, with its date, oldest first. */
export function Timeline({ events }: { events: Application['timeline'] }) {
  const { t, language } = useTranslate();
  const { timeZone } = useViewer();
  if (events.length === 0) return null;
  return (
    <ol className="timeline" aria-label={t('applications.timeline')}>
      {events.map(({ status, at }, index) => (
        <li key={`${at} ${status}`} aria-current={index === events.length - 1 ? 'step' : undefined}>
          <span>{t(`application.status.${status}`)}</span>{' '}
          <time className="small muted unit" dateTime={at}>
            {formatDateTime(at, language, timeZone)}
          </time>
        </li>
      ))}
    </ol>
  );
}
