import type { Translate } from '#i18n/translate.ts';
import { isolate } from './layOutMail.ts';

const maxNameLength = 80;
/** What a name never has, and an advertisement sent to a stranger's address by way of the name field does. */
const looksLikeLink = /[/@:]|www|\.\p{L}{2}/iu;

/** The first line of a mail: by name where the name reads as one. */
export function greet(t: Translate, name: string | null): string {
  const isName = name !== null && name.length <= maxNameLength && !looksLikeLink.test(name);
  return isName ? t('mail.greeting', { name: isolate(name) }) : t('mail.greetingPlain');
}
