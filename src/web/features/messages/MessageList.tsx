import type { Message } from '#contract/conversations.ts';
import { daysUntil, formatDate, formatDateTime, formatTime, formatWeekday } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import type { Translate } from '#i18n/translate.ts';
import { Icon } from '#ui/Icon.tsx';
import { classNames } from '#ui/classNames.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { useViewer, type Viewer } from '#web/shell/viewer.tsx';
import { MessageBody } from './MessageBody.tsx';

/** The messages of a conversation, day by day. */
export function MessageList({ messages, name }: { messages: readonly Message[]; name: string }) {
  const { t, language } = useTranslate();
  const viewer = useViewer();
  const days = Map.groupBy(messages, ({ sent_at }) => formatDate(sent_at, language, viewer.timeZone));
  return [...days].map(([day, ofDay]) => (
    <section key={day} className="thread__day">
      <h3 className="thread__date">{dayName(ofDay[0]?.sent_at, day, { t, language, viewer })}</h3>
      <ol className="thread__messages">
        {ofDay.map((message) => (
          <li key={message.id} className={classNames('message', message.is_own && 'message--own')}>
            <span className="visually-hidden">
              {message.is_own ? t('chat.you') : <bdi>{name}</bdi>}
              {': '}
            </span>
            <MessageBody body={message.body} />
            <p className="message__foot">
              <time
                className="unit"
                dateTime={message.sent_at}
                title={formatDateTime(message.sent_at, language, viewer.timeZone)}
              >
                {formatTime(message.sent_at, language, viewer.timeZone)}
              </time>
              {message.is_own && (
                <>
                  <Icon name="check" />
                  <span className="visually-hidden">{t('chat.sent')}</span>
                </>
              )}
            </p>
          </li>
        ))}
      </ol>
    </section>
  ));
}

/** Today, yesterday, else the weekday with the date. */
function dayName(
  moment: string | undefined,
  date: string,
  { t, language, viewer: { now, timeZone } }: { t: Translate; language: Language; viewer: Viewer },
) {
  const days = daysUntil(moment, new Date(now), timeZone);
  if (days === 0) return t('chat.today');
  if (days === -1) return t('chat.yesterday');
  return (
    <>
      {formatWeekday(moment, language, timeZone)} <bdi>{date}</bdi>
    </>
  );
}
