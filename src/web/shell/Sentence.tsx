import type { ReactNode } from 'react';
import type { MessageId } from '#i18n/messageId.ts';
import { messageParts } from '#i18n/messageParts.ts';
import type { MessageValues } from '#i18n/translate.ts';
import { useTranslate } from './language.tsx';

/** Marks a value that stands for a node, so that no text can be taken for one. */
const nodeMark = '\uE002';

export interface SentenceProps {
  id: MessageId;
  /** Texts are isolated, so that a Latin name in an Arabic sentence does not drag its neighbors along. */
  values?: MessageValues;
  /** Elements for placeholders; they isolate themselves. */
  nodes?: Record<string, ReactNode>;
}

/** A sentence of the messages with values or elements in it. */
export function Sentence({ id, values = {}, nodes = {} }: SentenceProps) {
  const { t } = useTranslate();
  const marks = Object.fromEntries(Object.keys(nodes).map((key) => [key, nodeMark + key]));
  return messageParts(t, id, { ...values, ...marks }).map((part, index) => {
    if (!part.isValue) return part.text;
    return <bdi key={index}>{part.text.startsWith(nodeMark) ? nodes[part.text.slice(1)] : part.text}</bdi>;
  });
}
