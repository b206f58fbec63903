import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lightStem, matchRanges } from './matchRanges.ts';

/** The text with brackets around what matched. */
const marked = (text: string, query: string, isName = false): string => {
  const original = text.normalize('NFC');
  return matchRanges(text, query, { isName })
    .toReversed()
    .reduce(
      (shown, [start, end]) => `${shown.slice(0, start)}[${shown.slice(start, end)}]${shown.slice(end)}`,
      original,
    );
};

describe('matchRanges', () => {
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
    ['منح صغيرة في العلوم', 'منح في قطر', '[منح] صغيرة في العلوم'],
    ['Grants in innovation', 'grant in qatar', '[Grant]s in innovation'],
    ['من الشرق', 'من', '[من] الشرق'],
    ['Innovation in a lab', 'in', 'Innovation [in] a lab'],
    ['ما بعد الدكتوراه عن الماء والمال', 'الماء', 'ما بعد الدكتوراه عن [الماء] والمال'],
    ['من الآلي إلى البشر', 'آلي', 'من [الآلي] إلى البشر'],
    ['نشر اليافع واليومي إلى الناس', 'نشر إلى', '[نشر] اليافع واليومي إلى الناس'],
    ['الماء مَا بعد', 'ما بعد', 'الماء مَا [بعد]'],
    ['thesis of the year', 'the of', 'thesis [of] [the] year'],
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

  test('small words of a query are no names', () => {
    expect(marked('University of Health', 'university of qatar', true)).toBe('[University] of Health');
  });

  test('what is not written matches nothing', () => {
    expect(matchRanges(null, 'x')).toEqual([]);
  });

  test('ranges lie in order within the text in NFC, and none touches the next', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...'أإؤئوةءبا', '\u0651', '\u0640', 'ﷲ', 'É', 'ß', 's', 'e', ' ', '%', '👨‍👩‍👧'),
      maxLength: 30,
    });
    fc.assert(
      fc.property(letters, letters, (text, query) => {
        const bounds = matchRanges(text, query, { isName: true }).flat();
        bounds.slice(1).forEach((bound, index) => expect(bound).toBeGreaterThan(bounds[index] ?? 0));
        expect(bounds.at(-1) ?? 0).toBeLessThanOrEqual(text.normalize('NFC').length);
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
