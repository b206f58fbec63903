import { type KeyboardEvent, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { maxMessageLength } from '#domain/conversation.ts';
import { longTextLength } from '#domain/longText.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { TextArea } from '#ui/TextInput.tsx';
import { useNote, usePassNote } from '#web/shell/account/useNote.ts';
import { LengthCounter } from '#web/shell/forms/LengthCounter.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import type { UnsentMessages } from '#web/shell/unsentMessages.ts';
import { OfMember } from '#web/shell/OfMember.tsx';
import { composeId } from './messagesAction.ts';

interface ComposeBoxProps {
  conversationId: number;
  /** Of the form's own post, without script. */
  clientId: string;
  /** What the server gives back: a text that it refused, or that came after the session had ended. */
  typed: string;
  error: string | null;
  /** Whether the form with that UUID was sent. */
  isSent: (clientId: string) => boolean;
  unsent: UnsentMessages;
  /** Says what is wrong with a text; null where it may be sent. */
  check: (text: string) => string | null;
  /** Absent where the form is posted by the browser, since the newest messages are elsewhere. */
  onSend: ((text: string) => void) | null;
}

const fieldId = 'message-body';

/** Where a message is written. Half a message stays on the device until it is sent. */
export function ComposeBox({ conversationId, clientId, typed, error, isSent, unsent, check, onSend }: ComposeBoxProps) {
  const { t, paths } = useTranslate();
  const [ownError, setOwnError] = useState<string | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const { isPast } = useNote();
  const passNote = usePassNote();
  const shown = ownError ?? (isPast ? null : error);

  const keep = (text: string) => unsent.keepDraft(text, clientId);
  const begin = useEffectEvent(() => {
    const element = box.current;
    if (!element) return;
    // What was typed before the script came, or given back, is the newer one.
    if (element.value !== '') return keep(element.value);
    const draft = unsent.draft();
    if (!draft) return;
    // Sent by the browser while the script came: not half a message any more.
    if (isSent(draft.clientId)) keep('');
    else write(element, draft.text);
  });
  useEffect(() => begin(), []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const element = box.current;
    if (!element) return;
    const wrong = check(element.value);
    setOwnError(wrong);
    if (wrong !== null) {
      event.preventDefault();
      element.focus();
      return;
    }
    if (onSend === null) {
      keep('');
      return;
    }
    event.preventDefault();
    passNote();
    onSend(element.value);
    write(element, '');
    keep('');
    element.focus();
  };

  const keyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // While letters are put together by an input method, Enter takes the word. On a phone there is no other key for a line.
    // oxlint-disable-next-line typescript/no-deprecated -- 229 is how Safari says it of the key that ends a composition.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (window.matchMedia('(hover: none) and (pointer: coarse)').matches) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };

  return (
    <form
      id={composeId}
      className="compose"
      method="post"
      action={paths.messages({ convoId: conversationId })}
      aria-label={t('chat.field')}
      data-draft=""
      noValidate
      onSubmit={submit}
    >
      <OfMember />
      <input type="hidden" name="intent" value="send" />
      <input type="hidden" name="id" value={conversationId} />
      <input type="hidden" name="client_id" value={clientId} />
      <Field
        id={fieldId}
        label={t('chat.field')}
        isLabelHidden
        error={shown}
        hint={<span className="compose__hint">{t('chat.hint')}</span>}
        counter={<LengthCounter of={fieldId} text={typed} max={maxMessageLength} measure={longTextLength} />}
      >
        {(control) => (
          <TextArea
            {...control}
            ref={box}
            name="body"
            rows={1}
            dir="auto"
            placeholder={t('chat.field')}
            defaultValue={typed}
            autoComplete="off"
            enterKeyHint="enter"
            onKeyDown={keyDown}
            onInput={(event) => {
              keep(event.currentTarget.value);
              if (ownError !== null) setOwnError(check(event.currentTarget.value));
            }}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" icon="send" className="compose__send">
        {t('chat.send')}
      </Button>
    </form>
  );
}

/** As a hand would: the counter follows. */
function write(element: HTMLTextAreaElement, text: string): void {
  element.value = text;
  element.dispatchEvent(new Event('input', { bubbles: true }));
}
