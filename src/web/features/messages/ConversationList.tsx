import type { Conversation } from '#contract/conversations.ts';
import { truncateGraphemes } from '#domain/text.ts';
import { daysUntil, formatDate, formatTime } from '#i18n/format.ts';
import { ArchPortrait } from '#ui/ArchPortrait.tsx';
import { classNames } from '#ui/classNames.ts';
import { MarkedText } from '#web/cards/MarkedText.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { Sentence } from '#web/shell/Sentence.tsx';
import { useViewer } from '#web/shell/viewer.tsx';
import { partnerName } from './partnerName.ts';
import type { ConversationPage } from './useConversations.ts';

const maxShownPreview = 64;

interface ConversationListProps {
  list: ConversationPage;
  /** The one that is open. */
  openId: number | null;
  /** Whether these are older ones. */
  isOlder: boolean;
}

/** One's conversations, the one with the newest message first. */
export function ConversationList({ list: { items, has_more }, openId, isOlder }: ConversationListProps) {
  const { t, paths } = useTranslate();
  const last = items.at(-1)?.last_message?.id;
  const convoId = openId ?? undefined;
  return (
    <>
      <ul className="conversations">
        {items.map((conversation) => (
          <ConversationRow key={conversation.id} conversation={conversation} isOpen={conversation.id === openId} />
        ))}
      </ul>
      {(isOlder || has_more) && (
        <p className="conversations__more row">
          {isOlder && (
            <a className="text-link" href={paths.messages({ convoId })}>
              {t('chat.newestConversations')}
            </a>
          )}
          {has_more && (
            <a className="text-link" href={paths.messages({ convoId, olderThan: last })}>
              {t('chat.olderConversations')}
            </a>
          )}
        </p>
      )}
    </>
  );
}

function ConversationRow({ conversation, isOpen }: { conversation: Conversation; isOpen: boolean }) {
  const { t, language, paths } = useTranslate();
  const { timeZone, now } = useViewer();
  const { id, member, last_message: last, unread_count: unread } = conversation;
  const name = partnerName(conversation, language, t);
  // Two lines at most; cut here, since an ellipsis by style stands at the page's end of a line and not at the text's.
  const preview = truncateGraphemes(last?.preview ?? '', maxShownPreview);
  const isToday = last !== null && daysUntil(last.sent_at, new Date(now), timeZone) === 0;
  return (
    <li>
      <a
        className={classNames('conversation', unread > 0 && 'conversation--unread')}
        href={paths.messages({ convoId: id })}
        aria-current={isOpen ? 'page' : undefined}
      >
        <ArchPortrait name={name} src={member?.avatar_url} size="small" />
        <span className="conversation__text">
          <span className="conversation__name">
            <MarkedText text={name} />
          </span>
          {last && (
            <span className="conversation__preview">
              {last.is_own ? (
                <Sentence id="chat.ownPreview" nodes={{ text: preview }} />
              ) : (
                <bdi dir="auto">{preview}</bdi>
              )}
            </span>
          )}
        </span>
        <span className="conversation__side">
          {last && (
            <time className="unit" dateTime={last.sent_at}>
              {isToday ? formatTime(last.sent_at, language, timeZone) : formatDate(last.sent_at, language, timeZone)}
            </time>
          )}
          {unread > 0 && <UnreadMark count={unread} />}
        </span>
      </a>
    </li>
  );
}

function UnreadMark({ count }: { count: number }) {
  const { t } = useTranslate();
  return (
    <>
      <span className="conversation__unread" aria-hidden="true">
        {count > 99 ? '99+' : count}
      </span>
      <span className="visually-hidden">{count > 99 ? t('chat.unreadMany') : t('chat.unread', { count })}</span>
    </>
  );
}
