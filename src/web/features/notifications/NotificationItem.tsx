import type { SyntheticEvent, ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Notification } from '#contract/notifications.ts';
import { pathOfNotification } from '#domain/notifications.ts';
import { formatDateTime } from '#i18n/format.ts';
import { Button, IconButton } from '#ui/Button.tsx';
import { classNames } from '#ui/classNames.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { useViewer } from '#web/shell/viewer.tsx';
import { OfMember } from '#web/shell/OfMember.tsx';
import { MessageText } from './MessageText.tsx';

export type Intent = 'read' | 'open' | 'delete' | 'readAll';

/** One notification: unread ones are opened by a form, so that they are read then without script too (spec §4). */
export function NotificationItem({
  notification,
  onIntent,
}: {
  notification: Notification;
  onIntent: (intent: Intent, notification: Notification) => void;
}) {
  const { t, language } = useTranslate();
  const { timeZone } = useViewer();
  const { id, read_at: readAt, created_at: createdAt, data } = notification;
  const isUnread = readAt === null;
  const path = pathOfNotification(data);
  const title = <bdi className="notification__title">{data.title}</bdi>;
  const form = { notification, onIntent };
  return (
    <li
      className={classNames('notification', isUnread && 'notification--unread')}
      id={`notification-${id}`}
      tabIndex={-1}
    >
      <div className="notification__text">
        <h2 className="notification__head">
          {isUnread && <span className="visually-hidden">{t('notifications.unread')} </span>}
          {path === null ? (
            title
          ) : isUnread ? (
            <IntentForm {...form} intent="open" to={path}>
              <button type="submit" className="notification__open">
                {title}
              </button>
            </IntentForm>
          ) : (
            <a className="notification__open" href={`/${language}${path}`}>
              {title}
            </a>
          )}
        </h2>
        <MessageText html={data.message} />
        <p className="muted small">
          <bdi>{formatDateTime(createdAt, language, timeZone)}</bdi>
        </p>
      </div>
      <div className="notification__tools">
        {isUnread && (
          <IntentForm {...form} intent="read">
            <Button
              type="submit"
              variant="quiet"
              size="small"
              icon="check"
              aria-label={t('notifications.readOf', { title: data.title })}
            >
              {t('notifications.read')}
            </Button>
          </IntentForm>
        )}
        <IntentForm {...form} intent="delete">
          <IconButton type="submit" icon="trash" label={t('notifications.deleteOf', { title: data.title })} />
        </IntentForm>
      </div>
    </li>
  );
}

function IntentForm({
  notification,
  intent,
  to,
  onIntent,
  children,
}: {
  notification: Notification;
  intent: Intent;
  to?: string;
  onIntent: (intent: Intent, notification: Notification) => void;
  children: ReactNode;
}) {
  const { pathname, search } = useLocation();
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The button goes with what it said: its row keeps the focus, and the next Tab stays there.
    if (intent === 'read') event.currentTarget.closest('li')?.focus();
    onIntent(intent, notification);
  };
  return (
    <form method="post" action={`${pathname}${search}`} onSubmit={submit}>
      <OfMember />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={notification.id} />
      {to !== undefined && <input type="hidden" name="to" value={to} />}
      {children}
    </form>
  );
}
