import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '#ui/Icon.tsx';
import { Sentence } from '#web/shell/Sentence.tsx';
import type { MessageId } from '#i18n/messageId.ts';

interface MailSentProps {
  title: string;
  /** Says where it went, with a place for the `address`. */
  text: MessageId;
  address: string;
  children?: ReactNode;
}

/** In place of a form that was answered by a mail. */
export function MailSent({ title, text, address, children }: MailSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="auth-sent" aria-labelledby="sent">
      <Icon name="mail" />
      <h2 id="sent" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>
        <Sentence id={text} nodes={{ address: <strong dir="ltr">{address}</strong> }} />
      </p>
      {children}
    </section>
  );
}
