import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import ar from '#i18n/messages/ar.json' with { type: 'json' };
import en from '#i18n/messages/en.json' with { type: 'json' };

type Token = string | [name: string, kind?: string, options?: string | Record<string, Token[] | number>];

interface Shape {
  placeholders: Set<string>;
  /** The forms of each plural in the message. */
  plurals: string[][];
}

const sixForms = ['few', 'many', 'one', 'other', 'two', 'zero'];
const catalogs = { en: en as Record<string, string>, ar: ar as Record<string, string> };
const ids = Object.keys(catalogs.en);

function shapeOf(message: string): Shape {
  const shape: Shape = { placeholders: new Set(), plurals: [] };
  const compiled = compileMessage(message) as Token[] | string;
  if (typeof compiled !== 'string') compiled.forEach((token) => look(token, shape));
  return shape;
}

function look(token: Token, shape: Shape): void {
  if (typeof token === 'string') return;
  const [name, kind, options] = token;
  shape.placeholders.add(name);
  if (typeof options !== 'object') return;
  const forms = Object.entries(options).filter(([form]) => form !== 'offset');
  if (kind === 'plural') shape.plurals.push(forms.map(([form]) => form).filter((form) => !form.startsWith('=')));
  for (const [, inner] of forms) if (Array.isArray(inner)) inner.forEach((part) => look(part, shape));
}

const arabicOf = (id: string) => catalogs.ar[id] ?? '';
/** A message without its placeholders and plural keywords. */
const wordsOf = (message: string) =>
  message.replace(/\{\w+(, \w+,)?|\b(zero|one|two|few|many|other|=\d+) (?=\{)/g, ' ');

describe('the messages in two languages', () => {
  test('have the same keys', () => {
    expect(Object.keys(catalogs.ar).sort()).toEqual(ids.toSorted());
  });

  test('have the same placeholders', () => {
    const different = ids.filter((id) => {
      const [english, arabic] = [shapeOf(catalogs.en[id] ?? ''), shapeOf(arabicOf(id))];
      return english.placeholders.symmetricDifference(arabic.placeholders).size > 0;
    });
    expect(different).toEqual([]);
  });

  test('have all six plural forms in Arabic', () => {
    const incomplete = ids.filter((id) =>
      shapeOf(arabicOf(id)).plurals.some((forms) => forms.toSorted().join() !== sixForms.join()),
    );
    expect(incomplete).toEqual([]);
  });

  test('are not empty and have no spaces at their ends', () => {
    const untidy = ids.filter((id) => [catalogs.en[id], catalogs.ar[id]].some((text) => !text || text !== text.trim()));
    expect(untidy).toEqual([]);
  });

  test('name a button for whom it concerns by the words that are seen on it, so that it can be said aloud', () => {
    const seenOn = (id: string) => id.replace(/Named(?=\.|$)|Of$/, '');
    const named = ids.filter((id) => seenOn(id) !== id && ids.includes(seenOn(id)));
    expect(named.length).toBeGreaterThan(10);
    const unsaid = named.filter((id) =>
      Object.values(catalogs).some(
        (texts) => !texts[id]?.toLowerCase().includes(texts[seenOn(id)]?.toLowerCase() ?? ''),
      ),
    );
    expect(unsaid).toEqual([]);
  });

  test('are in Arabic letters wherever the English one has a word of its own', () => {
    // Names that Arabic keeps in Latin letters.
    const names =
      /^(ORCID( iD)?|LinkedIn|ResearchGate|Google Scholar|X|DOI|PDF|JPEG|PNG|WebP|CSV|English|EN|[\w.]+@[\w.]+)$/i;
    const leftInEnglish = ids.filter((id) => {
      const arabic = wordsOf(arabicOf(id)).trim();
      return /[A-Za-z]{2,}/.test(arabic) && !/[\u0621-\u064a]/.test(arabic) && !names.test(arabic);
    });
    expect(leftInEnglish).toEqual([]);
  });

  test('keep Western digits and Arabic punctuation', () => {
    const foreign = ids.filter((id) => {
      const words = wordsOf(arabicOf(id));
      return /[\u0660-\u0669\u06f0-\u06f9]/.test(words) || /[\u0621-\u0652][,;?]/.test(words);
    });
    expect(foreign).toEqual([]);
  });

  test('do not speak as machines translate: no "قم بـ", "يتم", "من قِبل" or "بشكل"', () => {
    const calques = /(^|\s)((قم|قومي|قوموا|يرجى القيام) ب|(يتم|بشكل|من قِبل|تواجد|بواسطة)(\s|$))/;
    expect(ids.filter((id) => calques.test(arabicOf(id)))).toEqual([]);
  });

  test('speak of a scholar with one word: باحث', () => {
    // The colonnade's scholars of old keep theirs.
    expect(ids.filter((id) => /علماء/.test(arabicOf(id)))).toEqual(['footer.statement']);
  });

  test('speak of a focus area, whose name is of either gender, by the word مجال before they say "in it"', () => {
    const back = ids.filter((id) => /\{area\}.*(\s|و)(فيه|محاوره)(\s|$)/u.test(arabicOf(id)));
    expect(back).toEqual(['meta.focusArea.description']);
    expect(back.filter((id) => !arabicOf(id).startsWith('مجال {area}'))).toEqual([]);
  });
});
