import type { Conversation } from '#contract/conversations.ts';
import type { Language } from '#i18n/language.ts';
import type { Translate } from '#i18n/translate.ts';
import { namesIn } from '#web/cards/memberNames.ts';

/** Whom a conversation is with, as the page's language names them. */
export function partnerName({ member }: Pick<Conversation, 'member'>, language: Language, t: Translate): string {
  return member === null ? t('chat.formerMember') : namesIn(member, language).shown.text;
}
