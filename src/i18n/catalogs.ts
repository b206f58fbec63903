import { createHash } from 'node:crypto';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import type { Language } from './language.ts';
import ar from './messages/ar.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import { createTranslate } from './translate.ts';
import type { CompiledMessages, Translate } from './translate.ts';

/** What `GET /assets/i18n/{lang}.json` serves: the body and a short hash for `?v=` and the ETag. */
export type CatalogJson = { readonly body: string; readonly hash: string };

/**
 * The compiled messages of both languages, made once when the server loads this file. Server only: the
 * browser gets them from `catalogJson`. Arabic lies over English, so a gap shows English words (case LNG-10).
 */
export const catalogs: Readonly<Record<Language, CompiledMessages>> = {
  en: compileCatalog(en),
  ar: { ...compileCatalog(en), ...compileCatalog(ar) },
};

const translators: Readonly<Record<Language, Translate>> = {
  en: createTranslate('en', catalogs.en),
  ar: createTranslate('ar', catalogs.ar, catalogs.en),
};

const files: Readonly<Record<Language, CatalogJson>> = {
  en: serialize(catalogs.en),
  ar: serialize(catalogs.ar),
};

/** The server's translator of a language; one per process. */
export function translatorFor(language: Language): Translate {
  return translators[language];
}

/** The catalog of a language as a file for the browser, without the words of mails and notifications, which the server writes. */
export function catalogJson(language: Language): CatalogJson {
  return files[language];
}

/** Compiles ICU messages (id → text) to what `createTranslate` reads; a message with a wrong syntax throws. */
export function compileCatalog(messages: Readonly<Record<string, string>>): CompiledMessages {
  return Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, flatten(compileMessageOrThrow(text))]));
}

function flatten(message: CompiledMessage): string | CompiledMessage {
  const [first, ...rest] = message;
  if (first === undefined) return '';
  return typeof first === 'string' && rest.length === 0 ? first : message;
}

function serialize(messages: CompiledMessages): CatalogJson {
  const shown = Object.fromEntries(Object.entries(messages).filter(([id]) => !/^(mail|notification)\./.test(id)));
  const body = JSON.stringify(shown);
  return { body, hash: createHash('sha256').update(body).digest('hex').slice(0, 12) };
}
