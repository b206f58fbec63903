import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nameKeys } from '#domain/nameKeys.ts';
import { foldText } from '#domain/searchText.ts';
import { isUnsearched, stopWords } from '#domain/stopWords.ts';
import { createDatabase, type OpenDatabase } from '#server/db/connection.ts';
import arabicSearch from '#tests/cases/arabic_search.json' with { type: 'json' };
import namePairs from '#tests/cases/name_pairs.json' with { type: 'json' };
import universities from '#tests/cases/universities_arab_region.json' with { type: 'json' };
import { createTestDatabase, type TestDatabase } from '#tests/fixtures/testDatabase.ts';
import pairs from '#tests/search/pairs.json' with { type: 'json' };

let copy: TestDatabase;
let database: OpenDatabase;
beforeAll(async () => {
  copy = await createTestDatabase();
  database = createDatabase({ connectionString: copy.connectionString });
});
afterAll(async () => {
  await database.close();
  await copy.drop();
});

const names = [
  ...(namePairs.same as [string, string[]][]).flatMap(([name, spellings]) => [name, ...spellings]),
  ...namePairs.different.flat(),
  ...universities.rows.map((row) => row.name),
];
const texts = [
  ...arabicSearch.pairs_equal_after_normalisation.flat(),
  ...arabicSearch.also_equal_by_canonical_equivalence.flat(),
  ...arabicSearch.corpus.map(([, title = '']) => title),
  ...pairs.flatMap((pair) => [pair.query, pair.title]),
  ...names,
];

/**
 * Strings of the letters that the rules are about, with some of everything else; from a fixed seed. Later blocks have
 * letters that the Unicode of PostgreSQL 15 does not know.
 */
function randomStrings(letters: string, count: number): string[] {
  const unit = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...letters) },
    {
      weight: 1,
      arbitrary: fc
        .string({ unit: 'binary', minLength: 1, maxLength: 1 })
        .filter((char) => /^[^\0\p{Cs}\p{Cn}]$/u.test(char) && char < '\u1C80'),
    },
  );
  return fc.sample(fc.string({ unit, maxLength: 30 }), { numRuns: count, seed: 7 });
}

async function inDatabase<T>(call: string, values: string[]): Promise<T[]> {
  const { rows } = await sql<{
    result: T;
  }>`select ${sql.raw(call)} as result from unnest(${values}::text[]) with ordinality as given(value, n) order by n`.execute(
    database.db,
  );
  return rows.map((row) => row.result);
}

describe('the database and the domain agree', () => {
  test('SRC-01 on how texts fold, over all examples', async () => {
    expect(await inDatabase('fold_text(value)', texts)).toEqual(texts.map(foldText));
  });

  test('on how any text folds', async () => {
    const values = randomStrings(
      'أإآٱؤئىةیکەھہءـابتجحلموي٠٩۰۹aBéÉßẞæŒøŁıİΣςʿʾ’‘\u0300\u064B\u0654\u0670\u0640\u200C\u00AD %_-',
      3000,
    );
    const folded = await inDatabase<string>('fold_text(value)', values);
    expect(values.filter((value, index) => folded[index] !== foldText(value))).toEqual([]);
  });

  test('on the keys of names, over all examples', async () => {
    const keys = await inDatabase<string[]>('name_keys(value)', names);
    expect(keys.map((list) => list.toSorted())).toEqual(names.map((name) => nameKeys(name).toSorted()));
  });

  test('on the keys of any name', async () => {
    const values = randomStrings('abdeghiklmnorstuwyxzaeiou  -’أإاعبتثجذضظهةىيول', 600).map((value) =>
      value.slice(0, 24),
    );
    const keys = await inDatabase<string[]>('name_keys(value)', values);
    const differing = values.filter(
      (value, index) => keys[index]?.toSorted().join() !== nameKeys(value).toSorted().join(),
    );
    expect(differing).toEqual([]);
  });
});

test('what is not marked in a text is what the database does not ask for', async () => {
  const beside = "(search_query(array['nebula', value], array['', ''], '', 'opportunity', false)).narrow::text";
  const unsearched = ['ما', 'مَا', 'إلى', 'الى', 'الي', 'إلي', 'إِلَى', 'إلی', 'الی', 'مـا'];
  expect(unsearched.filter((word) => !isUnsearched(word))).toEqual([]);
  expect(new Set(await inDatabase(beside, [...stopWords, ...unsearched]))).toEqual(new Set(["'nebula'"]));
  const others = ['ماء', 'آلي', 'الآلي', 'ا\u0653لي', 'سیما', 'ماکرو', 'کما', 'ما2', 'ما‌هي', 'علم', 'ai', 'onto', 'قطر'];
  expect(others.filter(isUnsearched)).toEqual([]);
  expect(await inDatabase(beside, others)).toEqual(others.map(() => expect.stringMatching(/^'nebula' & /)));
});

test('words of Persian letters stay whole beside small words', async () => {
  expect(await inDatabase('index_words(value)', ['سیما', 'ماکرو', 'ماگنت', 'ما بعد ما إلى السوق', 'ما،إلى'])).toEqual([
    'سيما',
    'ماكرو',
    'ماگنت',
    'بعد سوق',
    '',
  ]);
});
