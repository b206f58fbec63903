import { Button, type ButtonProps } from '#ui/Button.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { OfMember } from '#web/shell/OfMember.tsx';

interface MessageFormProps {
  userId: number;
  /** Says whom, where there are several. */
  name?: string;
  size?: ButtonProps['size'];
}

/** Opens the conversation with a member, or begins it: a post to the page of chat, which leads there. */
export function MessageForm({ userId, name, size }: MessageFormProps) {
  const { t, paths } = useTranslate();
  return (
    <form method="post" action={paths.messages()}>
      <OfMember />
      <input type="hidden" name="intent" value="open" />
      <input type="hidden" name="user_id" value={userId} />
      <Button
        type="submit"
        icon="chat"
        size={size}
        variant={size === 'small' ? 'secondary' : 'primary'}
        aria-label={name === undefined ? undefined : t('chat.messageNamed', { name })}
      >
        {t('chat.message')}
      </Button>
    </form>
  );
}
