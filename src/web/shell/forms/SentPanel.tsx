import { type ReactNode, useEffect, useRef } from 'react';
import { Doorway } from '#ui/Doorway.tsx';
import { useTranslate } from '#web/shell/language.tsx';

export interface SentPanelProps {
  title: string;
  /** One or two sentences. */
  text: string;
  reference: string;
  /** Where to go on. */
  actions: ReactNode;
  /** Take the focus: the form that had it has gone. */
  isFocused?: boolean;
}

/** In place of a form that was sent: that it arrived, and the number to quote. */
export function SentPanel({ title, text, reference, actions, isFocused = false }: SentPanelProps) {
  const { t } = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFocused) heading.current?.focus();
  }, [isFocused]);
  return (
    <section className="sent card stack" aria-labelledby="sent">
      <Doorway isOpen />
      <h2 id="sent" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      <p className="sent__reference">
        <span className="muted small">{t('form.reference')}</span>
        <bdi className="unit" dir="ltr">
          {reference}
        </bdi>
      </p>
      <div className="row">{actions}</div>
    </section>
  );
}
