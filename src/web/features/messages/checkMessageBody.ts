import { messageRule } from '#domain/conversation.ts';
import { checkField } from '#domain/fieldRules.ts';
import type { MessageId } from '#i18n/messageId.ts';

/** The sentence that says why a text cannot be sent, by the server's own rule; null where it can. */
export function checkMessageBody(text: string): MessageId | null {
  const code = checkField(messageRule, text);
  // A text with a greatest length can be wrong in these ways alone.
  return code === undefined ? null : `conversation.error.body.${code as 'required' | 'maxLength' | 'characters'}`;
}
