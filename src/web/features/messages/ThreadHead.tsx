import type { Conversation } from '#contract/conversations.ts';
import { ArchPortrait } from '#ui/ArchPortrait.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { MarkedText } from '#web/cards/MarkedText.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { OfMember } from '#web/shell/OfMember.tsx';

/** Whom a conversation is with, and, where something of it is unread, the button that says it was read. */
export function ThreadHead({ conversation, name }: { conversation: Conversation; name: string }) {
  const { t, paths } = useTranslate();
  const { id, member } = conversation;
  return (
    <header className="thread__head">
      <a className="thread__back button button--icon" href={paths.messages()} aria-label={t('chat.back')}>
        <Icon name="back" />
      </a>
      <ArchPortrait name={name} src={member?.avatar_url} size="small" />
      <div>
        <h2 id="thread-title" className="thread__name">
          {member?.has_page ? (
            <a href={paths.member(member)}>
              <MarkedText text={name} />
            </a>
          ) : (
            <MarkedText text={name} />
          )}
        </h2>
        {member?.current_title && (
          <p className="small muted">
            <MarkedText text={member.current_title} />
          </p>
        )}
      </div>
      {conversation.unread_count > 0 && conversation.last_message && (
        <form method="post" action={paths.messages({ convoId: id })} className="thread__read">
          <OfMember />
          <input type="hidden" name="intent" value="read" />
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="last_read_message_id" value={conversation.last_message.id} />
          <Button type="submit" size="small" variant="secondary" icon="check">
            {t('chat.markRead')}
          </Button>
        </form>
      )}
    </header>
  );
}
