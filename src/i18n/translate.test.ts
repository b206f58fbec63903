import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import plurals from '#tests/cases/cldr_ar_plurals.json' with { type: 'json' };
import { catalogJson, catalogs, compileCatalog, translatorFor } from './catalogs.ts';
import { languages } from './language.ts';
import { isolate, messageParts } from './messageParts.ts';
import type { MessageId } from './messageId.ts';
import ar from './messages/ar.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import { createTranslate } from './translate.ts';

const sample = compileCatalog({
  'form.plain': "We couldn't submit it.",
  'form.named': 'نُشر طلب {name} في {place}.',
  'form.forms': '{count, plural, zero {zero} one {one} two {two} few {few} many {many} other {other}}',
  'form.number': '{count, plural, one {# day} other {# days}}',
});
const sampleId = (id: string) => id as MessageId; // ids of this file's own catalog, not of the portal's

beforeEach(() => {
  vi.spyOn(console, 'warn');
});
afterEach(() => {
  expect(console.warn).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

describe('translating', () => {
  test('PLR-01: Arabic counts take the form that CLDR gives them', () => {
    const t = createTranslate('ar', sample);
    for (const [count, form] of plurals.spot) {
      expect(t(sampleId('form.forms'), { count: count as number })).toBe(form);
    }
    expect(plurals.spot.length).toBeGreaterThan(20);
  });

  test('PLR-01: the portal says days left in all six Arabic forms', () => {
    const t = translatorFor('ar');
    const shown = [0, 1, 2, 3, 10, 11, 99, 100, 102, 103, 111, 200].map((count) => t('deadline.daysLeft', { count }));
    expect(shown).toEqual([
      'آخر موعد اليوم',
      'بقي يوم واحد',
      'بقي يومان',
      'بقيت 3 أيام',
      'بقيت 10 أيام',
      'بقي 11 يومًا',
      'بقي 99 يومًا',
      'بقي 100 يوم',
      'بقي 102 يوم',
      'بقيت 103 أيام',
      'بقي 111 يومًا',
      'بقي 200 يوم',
    ]);
  });

  test('numbers inside sentences are grouped and keep Western digits', () => {
    expect(createTranslate('ar', sample)(sampleId('form.number'), { count: 12345 })).toBe('12,345 days');
  });

  test('LNG-10: a missing message is given in English, never as a key and never with noise', () => {
    const t = createTranslate('ar', {}, sample);
    expect(t(sampleId('form.plain'))).toBe("We couldn't submit it.");
    expect(t(sampleId('form.number'), { count: 1 })).toBe('1 day');
    expect(createTranslate('ar', {})(sampleId('members.emptyTitle'))).toBe('Empty title');
    expect(createTranslate('ar', {})(sampleId('constructor'))).toBe('Constructor');
  });

  test('a value is cut out of its sentence, so that a page can isolate it', () => {
    const t = createTranslate('ar', sample);
    expect(messageParts(t, sampleId('form.named'), { name: 'Layla', place: 'MIT' })).toEqual([
      { text: 'نُشر طلب ', isValue: false },
      { text: 'Layla', isValue: true },
      { text: ' في ', isValue: false },
      { text: 'MIT', isValue: true },
      { text: '.', isValue: false },
    ]);
    expect(isolate('MIT')).toBe('\u2068MIT\u2069');
  });
});

describe('the catalogs', () => {
  const compiled = { en: compileCatalog(en), ar: compileCatalog(ar) };

  test('both languages have the same ids, and the same values in each message', () => {
    expect(Object.keys(ar).toSorted()).toEqual(Object.keys(en).toSorted());
    for (const id of Object.keys(en)) {
      expect([id, ...valuesOf(compiled.ar[id])]).toEqual([id, ...valuesOf(compiled.en[id])]);
    }
  });

  test('every Arabic plural carries all six forms and every English one has one and other', () => {
    const forms = ['few', 'many', 'one', 'other', 'two', 'zero'];
    const found = Object.keys(ar).flatMap((id) => pluralsOf(compiled.ar[id]).map((cases) => [id, ...cases.toSorted()]));
    expect(found).toEqual(found.map(([id]) => [id, ...forms]));
    expect(found.length).toBeGreaterThan(20);
    for (const id of Object.keys(en)) {
      for (const cases of pluralsOf(compiled.en[id])) {
        expect([id, cases.includes('one'), cases.includes('other')]).toEqual([id, true, true]);
      }
    }
  });

  test('no message is empty, padded or holds markup', () => {
    for (const catalog of [en, ar]) {
      for (const [id, text] of Object.entries(catalog))
        expect([id, text.trim() === text && text !== '' && !/[<>]/.test(text)]).toEqual([id, true]);
    }
  });

  test('the browser gets every message but those of mails and notifications, under a hash of what it gets', () => {
    for (const language of languages) {
      const { body, hash } = catalogJson(language);
      const ids = Object.keys(catalogs[language]).filter((id) => !/^(mail|notification)\./.test(id));
      expect(Object.keys(JSON.parse(body))).toEqual(ids);
      expect(hash).toMatch(/^[0-9a-f]{12}$/);
    }
    expect(catalogJson('en').hash).not.toBe(catalogJson('ar').hash);
  });
});

type Token = [name: string, type?: string, cases?: Record<string, unknown>];

/** Every `[name, type, cases]` token of a compiled message, however deep in plurals. */
function tokensOf(message: unknown): Token[] {
  if (!Array.isArray(message)) return [];
  const tokens = message.filter((token): token is Token => Array.isArray(token));
  return tokens.flatMap((token) => [token, ...Object.values(token[2] ?? {}).flatMap(tokensOf)]);
}

function valuesOf(message: unknown): string[] {
  return [...new Set(tokensOf(message).map(([name]) => name))].toSorted();
}

/** The case names of each plural in a message. */
function pluralsOf(message: unknown): string[][] {
  return tokensOf(message)
    .filter(([, type]) => type === 'plural')
    .map(([, , cases = {}]) => Object.keys(cases).filter((name) => name !== 'offset'));
}
