import { Icon } from '#ui/Icon.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { formatNumber } from '#i18n/format.ts';
import { useTranslate } from './language.tsx';
import './NotificationBell.css';
import { unreadCounts } from './unreadCounts.ts';

/** The header's way to chat with how many conversations have something unread; the bell asks for the count (spec §2). */
export function ChatLink() {
  const { t, paths, language } = useTranslate();
  const count = unreadCounts.useTold()?.countChatUnread ?? 0;
  const label = count === 0 ? t('chat.title') : t('chat.linkUnread', { count });
  return (
    <a className="bell bell--chat" href={paths.messages()} title={label}>
      <Icon name="chat" />
      <VisuallyHidden>{label}</VisuallyHidden>
      {count > 0 && (
        <span className="bell__count" aria-hidden="true">
          {count > 99 ? '99+' : formatNumber(count, language)}
        </span>
      )}
    </a>
  );
}
