import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { MessageBody } from './MessageBody.tsx';
import type { Outgoing, Thread } from './Thread.ts';

interface OutgoingMessagesProps {
  outgoing: readonly Outgoing[];
  thread: Thread;
  /** False in a conversation that is closed: trying again would lead nowhere. */
  canSend: boolean;
}

/** What one wrote and the server does not have yet: on its way, or with a way to try again. */
export function OutgoingMessages({ outgoing, thread, canSend }: OutgoingMessagesProps) {
  const { t } = useTranslate();
  if (outgoing.length === 0) return null;
  return (
    <ol className="thread__messages">
      {outgoing.map(({ clientId, body, failure }, index) => (
        <li key={clientId} className="message message--own message--unsent">
          <MessageBody body={body} />
          {failure === null ? (
            <p className="message__foot">
              <Icon name="clock" />
              {t('chat.sending')}
            </p>
          ) : (
            <>
              <p className="message__foot message__foot--failed">
                <Icon name="warning" />
                <strong>{t('chat.notSent')}</strong>
              </p>
              {/* What is behind it waits for it. */}
              {index === 0 && <p className="message__why">{failure}</p>}
              <div className="row">
                {index === 0 && canSend && (
                  <Button size="small" variant="secondary" onClick={() => void thread.flush()}>
                    {t('form.tryAgain')}
                  </Button>
                )}
                <Button size="small" variant="quiet" onClick={() => thread.discard(clientId)}>
                  {t('chat.discard')}
                </Button>
              </div>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
