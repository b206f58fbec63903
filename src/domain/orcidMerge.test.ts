import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { practiceRecords } from '#tests/providers/orcid/records.ts';
import { compareWithOrcid, type OwnItem } from './orcidMerge.ts';
import { emptyOrcidValues, type OrcidItem, orcidSections, type OrcidValues, readOrcidRecord } from './orcidRecord.ts';

/** What a profile holds after everything that was offered was taken. */
function merge(own: readonly OwnItem[], items: readonly OrcidItem[]): OwnItem[] {
  const next = own.map((one) => ({ ...one }));
  let id = Math.max(0, ...own.map((one) => one.id));
  for (const { state, item, own: met } of compareWithOrcid(own, items)) {
    if (state === 'new')
      next.push({
        ...item.values,
        id: (id += 1),
        section: item.section,
        orcid_put_code: item.putCode,
        is_edited: false,
      });
    const changed = state === 'changed' ? next.find((one) => one.id === met?.id) : undefined;
    if (changed) Object.assign(changed, item.values);
  }
  return next;
}

const name = fc.constantFrom('Qatar University', 'جامعة قطر', 'A', 'a', 'Ä');
const values: fc.Arbitrary<OrcidValues> = fc.record({
  title: fc.option(name),
  organization_name: fc.option(name),
  department: fc.option(name),
  city: fc.option(name),
  country: fc.option(fc.constantFrom('QA', 'LB')),
  start_year: fc.option(fc.integer({ min: 2018, max: 2020 })),
  start_month: fc.option(fc.integer({ min: 1, max: 12 })),
  end_year: fc.option(fc.integer({ min: 2020, max: 2021 })),
  end_month: fc.option(fc.integer({ min: 1, max: 12 })),
  is_current: fc.boolean(),
  url: fc.option(fc.constantFrom('https://example.org/', 'example.org', 'https://example.com/a')),
  doi: fc.option(fc.constantFrom('10.1234/a', '10.1234/A', '10.1234/b')),
});
const section = fc.constantFrom(...orcidSections);
const items = fc.array(fc.record({ section, values, more: fc.nat(3) }), { maxLength: 8 }).map((all): OrcidItem[] =>
  all.map((one, index) => {
    const putCode = index * 10 + 1;
    return {
      section: one.section,
      values: one.values,
      putCode,
      putCodes: Array.from({ length: one.more + 1 }, (_, n) => putCode + n),
    };
  }),
);
const own = fc
  .array(fc.record({ section, values, put: fc.option(fc.nat(60)), is_edited: fc.boolean() }), { maxLength: 8 })
  .map((all): OwnItem[] => {
    const taken = new Set<string>();
    return all.map((one, index) => {
      // Of a section, one put-code is one item.
      const isFree = one.put !== null && !taken.has(`${one.section} ${one.put}`);
      taken.add(`${one.section} ${one.put}`);
      return {
        ...one.values,
        id: index + 1,
        section: one.section,
        orcid_put_code: isFree ? one.put : null,
        is_edited: one.is_edited,
      };
    });
  });

describe('importing a record', () => {
  test('twice is importing it once', () => {
    fc.assert(
      fc.property(own, items, (mine, record) => {
        const once = merge(mine, record);
        expect(merge(once, record)).toEqual(once);
        const left = compareWithOrcid(once, record).map(({ state }) => state);
        expect(left.filter((state) => state === 'new' || state === 'changed')).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  test('leaves alone what the member wrote or edited, and loses nothing', () => {
    fc.assert(
      fc.property(own, items, (mine, record) => {
        const after = merge(mine, record);
        for (const one of mine) if (one.is_edited || one.orcid_put_code === null) expect(after).toContainEqual(one);
        expect(after.slice(0, mine.length).map(({ id }) => id)).toEqual(mine.map(({ id }) => id));
      }),
    );
  });
});

/** Every place in a record, as the path to it. */
function placesIn(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [
    path,
    ...Object.entries(value).flatMap(([key, inner]) =>
      placesIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
    ),
  ];
}

function withValueAt(record: unknown, path: (string | number)[], put: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return put;
  const copy = (Array.isArray(record) ? [...record] : { ...(record as object) }) as Record<string | number, unknown>;
  copy[key] = withValueAt(copy[key], rest, put);
  return copy;
}

describe('a record', () => {
  test('is read with null in the place of every field, one by one, and of many at once', () => {
    const [record] = Object.values(practiceRecords);
    const places = placesIn(record);
    expect(places.length).toBeGreaterThan(200);
    for (const path of places)
      for (const put of [null, undefined, [], {}, 'x', -1]) readOrcidRecord(withValueAt(record, path, put));
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...places.filter((path) => path.length > 0)), { maxLength: 30 }),
        (paths) => {
          let holed: unknown = record;
          for (const path of paths.toSorted((a, b) => b.length - a.length)) holed = withValueAt(holed, path, null);
          const { items: read } = readOrcidRecord(holed);
          for (const { values: of } of read)
            expect(Object.keys(of).toSorted()).toEqual(Object.keys(emptyOrcidValues).toSorted());
        },
      ),
    );
  });

  test('may be anything at all', () => {
    fc.assert(fc.property(fc.anything(), (anything) => void readOrcidRecord(anything)));
  });

  test('ORC-06 has the name of a person without a family name, and no address that is none of the web’s', () => {
    const read = readOrcidRecord(practiceRecords['0000-0000-0001-2344']);
    expect([read.name, read.items.filter((item) => item.section === 'links')]).toEqual(['نور الاختبار', []]);
  });

  test('has one work for one group, told as the person prefers, with its own DOI and not its book’s', () => {
    const { items: read } = readOrcidRecord(practiceRecords['0000-0000-0005-0017']);
    const offered = compareWithOrcid([], read).map(({ item }) => item);
    const works = offered.filter((item) => item.section === 'publications');
    expect(works.map(({ values: of }) => [of.title, of.organization_name, of.start_year, of.doi])).toEqual([
      ['Reading Arabic from documents that hide it', 'Journal of Documents', 2021, '10.5555/riwaq.2021.1'],
      ['الوصول المفتوح في الجامعات العربية', null, 2019, null],
      ['A chapter of a larger book', 'A larger book', null, null],
    ]);
    expect(works[0]?.putCodes).toEqual([1002, 1001]);
  });
});
