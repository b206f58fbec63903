import { setupI18n } from '@lingui/core';
import type { I18n } from '@lingui/core';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import type { Language } from './language.ts';
import { localeOf } from './locale.ts';
import type { MessageId } from './messageId.ts';

/** A catalog as the browser receives it: plain sentences stay strings, the others are Lingui's tokens. */
export type CompiledMessages = Readonly<Record<string, string | CompiledMessage>>;

export type MessageValues = Readonly<Record<string, string | number>>;

/** Words for an id. Never throws and never shows an id: a missing message is given in English. */
export type Translate = (id: MessageId, values?: MessageValues) => string;

/**
 * Makes the translator of one language from its compiled messages.
 * `fallback` (the English catalog, where it is at hand) serves ids that the language lacks (case LNG-10).
 */
export function createTranslate(
  language: Language,
  messages: CompiledMessages,
  fallback: CompiledMessages = {},
): Translate {
  const own = createReader(language, messages);
  const english = createReader('en', fallback);
  return (id, values) => own(id, values) ?? english(id, values) ?? wordsOfId(id);
}

type Reader = (id: string, values: MessageValues | undefined) => string | undefined;

function createReader(language: Language, messages: CompiledMessages): Reader {
  // Lingui is built on the first message with values: most of a page's words have none and need no engine.
  let engine: I18n | undefined;
  return (id, values) => {
    const message = Object.hasOwn(messages, id) ? messages[id] : undefined;
    if (message === undefined || typeof message === 'string') return message;
    engine ??= createEngine(language, messages);
    return engine._(id, values);
  };
}

function createEngine(language: Language, messages: CompiledMessages): I18n {
  const engine = setupI18n();
  engine.loadAndActivate({
    locale: language,
    locales: localeOf(language),
    messages: messages as Record<string, CompiledMessage>, // strings never reach the engine: createReader answers them
  });
  return engine;
}

/** The last resort, readable English instead of a key: `members.emptyTitle` becomes "Empty title". */
function wordsOfId(id: string): string {
  const words = (id.split('.').at(-1) ?? id)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
