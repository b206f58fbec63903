import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { highlightMatches, lightStem } from './highlightMatches.ts';

const marked = (text: string, query: string, isName = false): string =>
  highlightMatches(text, query, { isName })
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('highlightMatches', () => {
  test.each([
    ['منحة أبحاث الاستدامة', 'ابحاث', 'منحة [أبحاث] الاستدامة'],
    ['منحة أبحاث الاستدامة', 'استدامه', 'منحة أبحاث [الاستدامة]'],
    ['منحة أبحاث', 'الأبحاث', 'منحة [أبحاث]'],
    ['مُدَرِّس جامعي', 'مدرس', '[مُدَرِّس] جامعي'],
    ['محـــمد', 'محمد', '[محـــمد]'],
    ['C++ / R&D engineer 100% remote', '100%', 'C++ / R&D engineer [100%] remote'],
    ['C++ / R&D engineer 100% remote', '%', 'C++ / R&D engineer 100[%] remote'],
    ['C++ / R&D engineer', 'c++ r&d', '[C++] / [R&D] engineer'],
    ['data_science lead', 'data_science', '[data_science] lead'],
    ['Postdoctoral researcher in AI', 'ai', 'Postdoctoral researcher in [AI]'],
    ['Maintain an AI lab', 'ai', 'Maintain an [AI] lab'],
    ['Research fellow', 'res', '[Res]earch fellow'],
    ['Senior researcher', 'researchers', 'Senior [researcher]'],
    ['باحثون في الصحة', 'باحثين', '[باحثون] في الصحة'],
    ['Côte d’Ivoire', 'cote', '[Côte] d’Ivoire'],
    ['Straße', 'stra', '[Stra]ße'],
    ['Straße', 'stras', '[Straß]e'],
    ['شؤون الطلبة', 'شئون', '[شؤون] الطلبة'],
    ['الذكاء الاصطناعي', 'ذكا', '[الذكاء] الاصطناعي'],
    ['nothing here', 'zzz', 'nothing here'],
    ['nothing here', ' ', 'nothing here'],
    ['', 'x', ''],
  ])('SRC-01 SRC-04 %j searched for %j shows %j', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });

  test('names match across scripts as whole words', () => {
    expect(marked('Dr. Mohammed Al-Khatib', 'محمد', true)).toBe('Dr. [Mohammed] Al-Khatib');
    expect(marked('أحمد زويل', 'Ahmed', true)).toBe('[أحمد] زويل');
    expect(marked('أحمد زويل', 'Ahmed')).toBe('أحمد زويل');
  });

  test('neighboring parts differ, and joined they are the text in NFC', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...'أإؤئوةءبا', '\u0651', '\u0640', 'ﷲ', 'É', 'ß', 's', 'e', ' ', '%', '👨‍👩‍👧'),
      maxLength: 30,
    });
    fc.assert(
      fc.property(letters, letters, (text, query) => {
        const parts = highlightMatches(text, query, { isName: true });
        expect(parts.map((part) => part.text).join('')).toBe(text.normalize('NFC'));
        parts.slice(1).forEach((part, index) => expect(part.isMatch).not.toBe(parts[index]?.isMatch));
      }),
      { numRuns: 500 },
    );
  });
});

test('a light stem keeps at least three letters', () => {
  expect(lightStem('universities')).toBe(lightStem('university'));
  expect(lightStem('باحثون')).toBe(lightStem('باحثات'));
  expect(lightStem('his')).toBe('his');
});
