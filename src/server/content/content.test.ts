import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { agsCategories as categories } from '#domain/opportunity.ts';
import { thematicAreaSlugs } from '#domain/thematicArea.ts';
import type { TextBlock } from '#server/db/schemaContent.ts';
import { degreeTypes } from './degreeTypes.ts';
import { gathering } from './gathering.ts';
import { opportunityCategories } from './opportunityCategories.ts';
import { pages } from './pages.ts';
import { thematicAreas } from './thematicAreas.ts';

describe('the thematic areas', () => {
  test('there are the five of the specification, in the order of the colonnade', () => {
    expect(thematicAreas.map(({ slug }) => slug)).toEqual([...thematicAreaSlugs]);
    expect(thematicAreas.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  });

  test('each has a text, four sub-themes, and an opening for each of the three categories', () => {
    for (const area of thematicAreas) {
      expect(area.body.length).toBeGreaterThanOrEqual(2);
      expect(area.subs).toHaveLength(4);
      for (const category of categories) expect(area.categories[category]).toHaveLength(2);
    }
  });

  test('no sentence is used twice', () => {
    const sentences = thematicAreas
      .flatMap((area) => [
        area.description.en,
        area.description.ar,
        ...area.subs.flatMap((sub) => [sub.description_en, sub.description_ar]),
        ...[...area.body, ...categories.flatMap((category) => area.categories[category])].flatMap(textsOf),
      ])
      .flatMap((text) => text.split(/(?<=[.؟?!])\s+/));
    expect(sentences.length).toBeGreaterThan(200);
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  });
});

describe('the pages', () => {
  test('every edited page has a text', () => {
    expect(pages.map(({ slug }) => slug)).toEqual([
      'about',
      'education',
      'research',
      'innovation',
      'privacy',
      'terms-and-conditions',
    ]);
    for (const { body } of pages) expect(body.length).toBeGreaterThanOrEqual(3);
  });

  test('the privacy page names every cookie and the time each kind of data is kept', () => {
    const text =
      pages
        .find(({ slug }) => slug === 'privacy')
        ?.body.flatMap(textsOf)
        .join('\n') ?? '';
    const source = globSync('src/{server,web}/**/*.{ts,tsx}', { exclude: ['**/content/**', '**/*.test.*'] });
    const cookies = source.flatMap((file) => readFileSync(file, 'utf8').match(/__Host-[a-z-]*[a-z]/g) ?? []);
    expect(cookies).toContain('__Host-session');
    for (const word of ['theme', 'tz', ...cookies, '365', '400', '12 months', '90 days']) expect(text).toContain(word);
  });
});

describe('the lists of names', () => {
  test('thirteen degree types and ten kinds of opportunity are named in both languages, no two alike', () => {
    for (const [list, size] of [
      [degreeTypes, 13],
      [opportunityCategories, 10],
    ] as const) {
      expect(new Set(list.map(({ name }) => name.en)).size).toBe(size);
      expect(new Set(list.map(({ name }) => name.ar)).size).toBe(size);
    }
  });
});

describe('the gathering', () => {
  const sessions = gathering.program.days.flatMap(({ sessions: all }) => all);

  test('its days lie between its first and its last, and its sessions follow one another', () => {
    const dates = gathering.program.days.map(({ date }) => date);
    expect([dates[0], dates.at(-1)]).toEqual([gathering.startsOn, gathering.endsOn]);
    for (const { date, sessions: all } of gathering.program.days) {
      const times = all.flatMap(({ starts, ends }) => [starts, ends]);
      expect(times).toEqual(times.toSorted());
      expect(times.every((time) => time.startsWith(date))).toBe(true);
    }
  });

  test('every speaker of a session is introduced, and everyone introduced speaks', () => {
    const named = new Set(sessions.flatMap(({ speakers }) => speakers));
    expect([...named].toSorted()).toEqual(gathering.program.speakers.map(({ key }) => key).toSorted());
  });
});

describe('all content', () => {
  test('stands in both languages, and each text in the script of its language', () => {
    const texts = [
      ...pages.flatMap(({ body, title, description }) => [title, description, ...body]),
      ...thematicAreas.flatMap(({ body, title, description }) => [title, description, ...body]),
      ...gathering.program.intro,
    ];
    for (const { en, ar } of texts) {
      expect([en].flat()).toHaveLength([ar].flat().length);
      for (const text of [en].flat()) expect(text).not.toMatch(/[\u0600-\u06FF]/);
      for (const text of [ar].flat()) expect(text).toMatch(/[\u0600-\u06FF]/);
    }
  });

  test('Arabic uses Arabic punctuation, Western digits and none of the banned turns', () => {
    const arabic = [...pages, ...thematicAreas].flatMap(({ body }) => body.flatMap(({ ar }) => [ar].flat()));
    for (const text of arabic) expect(text).not.toMatch(/[,;?٠-٩ـ]|(^| )(ي?تم|قم) /);
  });
});

function textsOf({ en, ar }: TextBlock): string[] {
  return [en, ar].flat();
}
