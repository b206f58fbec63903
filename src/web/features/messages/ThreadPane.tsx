import { type MouseEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { isApiError } from '#contract/client.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { resultsId } from '#ui/resultsId.ts';
import { useAccountOutcome } from '#web/shell/account/useAccountOutcome.ts';
import { useNote } from '#web/shell/account/useNote.ts';
import { firstSentences } from '#web/shell/forms/firstSentences.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { useApi } from '#web/shell/useApi.ts';
import { UnsentMessages } from '#web/shell/unsentMessages.ts';
import { useViewer } from '#web/shell/viewer.tsx';
import { checkMessageBody } from './checkMessageBody.ts';
import { ComposeBox } from './ComposeBox.tsx';
import { MessageList } from './MessageList.tsx';
import { OutgoingMessages } from './OutgoingMessages.tsx';
import { partnerName } from './partnerName.ts';
import { type OpenedThread, Thread, type ThreadState } from './Thread.ts';
import { ThreadHead } from './ThreadHead.tsx';
import { useLooks } from './useLooks.ts';
import { useThreadScroll } from './useThreadScroll.ts';

interface ThreadPaneProps {
  opened: OpenedThread;
  clientId: string;
  /** Whether it shows the newest messages, or older ones by an address of their own. */
  isNewest: boolean;
  /** How the conversation stands by now. */
  standing: ThreadState['standing'];
  onChange: () => Promise<void>;
  onRead: () => void;
}

/** One conversation: whom it is with, what was written, and the box to write in. */
export function ThreadPane({ opened, clientId, isNewest, standing: told, onChange, onRead }: ThreadPaneProps) {
  const { t, language, paths } = useTranslate();
  const api = useApi();
  const { user } = useViewer();
  const { conversation } = opened;
  const { id } = conversation;
  const [unsent] = useState(() => new UnsentMessages(user?.id ?? 0, id));
  const [thread] = useState(() => {
    const explain = (error: unknown) =>
      isApiError(error) ? (firstSentences(error).body ?? error.message) : t('error.network.text');
    return new Thread({ ...opened, api, unsent, explain });
  });
  const state = useSyncExternalStore(thread.subscribe, thread.state, thread.state);
  const { messages, outgoing, standing } = state;
  const newest = outgoing.at(-1)?.clientId ?? messages.at(-1)?.client_id ?? String(messages.at(-1)?.id);
  const { box: scroller, isAtEnd, toEnd } = useThreadScroll(newest);
  const outcome = useAccountOutcome<never>();
  const { isPast } = useNote();
  const name = partnerName(conversation, language, t);

  useEffect(() => thread.tellTo({ onChange: () => void onChange(), onRead }));
  useEffect(() => {
    if (isNewest) thread.start();
  }, [thread, isNewest]);
  useEffect(() => thread.adopt(told), [thread, told]);
  useLooks(() => {
    if (isNewest) void thread.catchUp().finally(onChange);
  });

  const loadEarlier = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void thread.loadEarlier().then(() => {
      // The link goes with the last of them.
      if (!thread.state().hasEarlier) scroller.current?.focus({ preventScroll: true });
    });
  };
  const unsentFailure = outgoing.some(({ failure }) => failure !== null);
  const said = unsentFailure ? t('chat.notSent') : outgoing.length === 0 && state.hasSent ? t('chat.sent') : '';

  return (
    <section id={resultsId} tabIndex={-1} className="thread" aria-labelledby="thread-title">
      <ThreadHead conversation={conversation} name={name} />
      <div
        ref={scroller}
        className="thread__box"
        role="region"
        aria-label={t('chat.threadWith', { name })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: what scrolls must be reached by keys.
        tabIndex={0}
      >
        <div className="thread__flow">
          {state.hasEarlier && (
            <p className="thread__earlier">
              <a
                className="text-link"
                href={paths.messages({ convoId: id, before: messages[0]?.id })}
                onClick={loadEarlier}
                aria-busy={state.earlier === 'loading' || undefined}
              >
                {t('chat.earlier')}
              </a>
              {state.earlier === 'failed' && <span role="alert">{t('chat.earlierFailed')}</span>}
            </p>
          )}
          {messages.length === 0 && outgoing.length === 0 && (
            <EmptyState headingLevel={3} title={t('chat.startTitle')}>
              {t('chat.startText')}
            </EmptyState>
          )}
          <MessageList messages={messages} name={name} />
          <OutgoingMessages outgoing={outgoing} thread={thread} canSend={standing.can_send} />
          {!isNewest && (
            <p className="thread__earlier">
              <a className="text-link" href={paths.messages({ convoId: id })}>
                {t('chat.newest')}
              </a>
            </p>
          )}
        </div>
      </div>
      <div className="visually-hidden" role="log" aria-label={t('chat.arrived')}>
        {state.arrived.map(({ id: messageId, body }) => (
          <p key={messageId}>
            <bdi>{name}</bdi>: <bdi>{body}</bdi>
          </p>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <footer className="thread__foot">
        {!isAtEnd && state.arrived.length > 0 && (
          <Button size="small" variant="secondary" className="thread__down" onClick={toEnd}>
            {t('chat.newBelow')}
          </Button>
        )}
        {outcome && !isPast && (outcome.message !== null || outcome.code === 'held') && (
          <Notice
            tone={outcome.message === null ? 'info' : 'error'}
            role={outcome.message === null ? 'status' : 'alert'}
          >
            {outcome.message ?? t('chat.held')}
          </Notice>
        )}
        {standing.can_send ? (
          <ComposeBox
            conversationId={id}
            clientId={clientId}
            typed={outcome?.values.body ?? ''}
            error={outcome?.errors.body ?? null}
            isSent={(form) => messages.some(({ client_id: sent }) => sent === form)}
            unsent={unsent}
            check={(text) => {
              const wrong = checkMessageBody(text);
              return wrong === null ? null : t(wrong);
            }}
            onSend={
              isNewest
                ? (text) => {
                    thread.send(text);
                    toEnd();
                  }
                : null
            }
          />
        ) : (
          <p className="thread__closed muted">{t(`chat.closed.${standing.cannot_send_reason ?? 'away'}`)}</p>
        )}
      </footer>
    </section>
  );
}
