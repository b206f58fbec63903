import { describe, expect, test } from 'vitest';
import { agsCategories, opportunityCategories } from '#domain/opportunity.ts';
import { validateFellow } from '#domain/fellow.ts';
import { findCountry } from '#domain/countries.ts';
import { buildFellows } from './demoFellows.ts';
import { buildMembers } from './demoMembers.ts';
import { buildOpportunities } from './demoOpportunities.ts';
import { buildOrganizationRows } from './demoOrganizations.ts';
import { areaCodes } from './demoTopics.ts';
import { places } from './places.ts';
import { createRandom, demoSeed } from './random.ts';

const now = new Date('2026-11-27T09:30:00Z');
const dayInMs = 86_400_000;
const build = () => {
  const random = createRandom(demoSeed);
  return {
    organizations: buildOrganizationRows(now, random),
    opportunities: buildOpportunities(now, random),
    members: buildMembers(now, random),
    fellows: buildFellows(now),
  };
};
const demo = build();
const opportunityRows = demo.opportunities.map(({ row }) => row);
const memberRows = demo.members.map(({ row }) => row);

/** Sentences, headings and points of a text, without their tags. */
const sentencesOf = (text: string) =>
  text
    .split(/<[^>]+>|(?<=[.؟?!])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

const fields: [string, readonly Record<string, unknown>[], readonly string[]][] = [
  ['opportunities', opportunityRows, ['title', 'summary', 'description', 'eligibility', 'funding']],
  ['organizations', demo.organizations, ['name', 'summary', 'description']],
  ['members', memberRows, ['headline', 'biography']],
];
const texts = fields.flatMap(([table, rows, names]) =>
  names.flatMap((name) =>
    (['en', 'ar'] as const).map((language) => ({
      field: `${table}.${name}_${language}`,
      language,
      values: rows.map((row) => row[`${name}_${language}`]).filter((value) => typeof value === 'string'),
    })),
  ),
);

describe('the demo', () => {
  test('has at least 400 opportunities, 120 organizations, 200 members, 12 published and 6 received fellows', () => {
    expect(opportunityRows.length).toBeGreaterThanOrEqual(400);
    expect(demo.organizations.length).toBeGreaterThanOrEqual(120);
    expect(memberRows.length).toBeGreaterThanOrEqual(200);
    const statuses = demo.fellows.map(({ row }) => row.status);
    expect(statuses.filter((status) => status === 'published')).toHaveLength(12);
    expect(statuses.filter((status) => status === 'received')).toHaveLength(6);
  });

  test('is the same demo each time', () => {
    expect(build()).toEqual(demo);
  });

  test.for(texts)('no sentence stands twice in $field', ({ values }) => {
    const sentences = values.flatMap(sentencesOf);
    expect(sentences.length).toBeGreaterThan(100);
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  });

  test.for(texts)('$field is written in its own script, with nothing left unfilled', ({ values, language }) => {
    for (const value of values) {
      expect(value).not.toMatch(/[{}[\]|&]|undefined|null|NaN|\s{2}|^\s|\s$|\s[.,،؛؟]/);
      if (language === 'en') expect(value).not.toMatch(/[\u0600-\u06FF]/);
      else expect(value).toMatch(/[\u0600-\u06FF]/);
    }
  });

  test('Arabic has its own punctuation, Western digits, and none of the banned turns', () => {
    const arabic = texts
      .filter(({ language }) => language === 'ar')
      .flatMap(({ values }) => values.flatMap(sentencesOf));
    for (const sentence of arabic) {
      expect(sentence).not.toMatch(/[;?٠-٩ـ]|,(?!\d{3})/);
      expect(sentence).not.toMatch(/(^|\s)(تمّ?|يتمّ?|تمّ?ت|قم|قوموا) /);
    }
  });

  test('stands in every cell of area, category and kind, and in at least 22 countries', () => {
    const cells = new Set(
      demo.opportunities.map(({ row, areas }) => `${areas[0]} ${row.ags_category} ${row.category}`),
    );
    expect(cells.size).toBe(areaCodes.length * agsCategories.length * opportunityCategories.length);
    const countries = new Set(opportunityRows.map(({ country }) => country));
    expect(countries.size).toBeGreaterThanOrEqual(22);
    for (const country of countries) expect(findCountry(country ?? '')).toBeDefined();
    expect(new Set(opportunityRows.map(({ work_mode }) => work_mode))).toEqual(
      new Set(['on_site', 'hybrid', 'remote', null]),
    );
    expect(new Set(opportunityRows.map(({ city_en }) => city_en)).size).toBeGreaterThan(50);
  });

  test('a tenth of the opportunities is only in Arabic and a tenth only in English', () => {
    const only = (missing: 'title_en' | 'title_ar') => opportunityRows.filter((row) => row[missing] === null).length;
    expect(only('title_en')).toBe(Math.floor(opportunityRows.length / 10));
    expect(only('title_ar')).toBe(Math.floor(opportunityRows.length / 10));
  });

  test('about thirty are closed; open ones close in 2 to 200 days; some are rolling, some open later, some are of today', () => {
    const days = (date: Date | string) => (new Date(date).getTime() - now.getTime()) / dayInMs;
    const deadlines = opportunityRows.flatMap(({ deadline_at }) => (deadline_at ? [days(deadline_at)] : []));
    expect(deadlines.filter((ahead) => ahead < 0)).toHaveLength(30);
    for (const ahead of deadlines.filter((value) => value >= 0)) {
      expect(ahead).toBeGreaterThan(1.5);
      expect(ahead).toBeLessThan(201.5);
    }
    expect(opportunityRows.filter(({ is_rolling }) => is_rolling)).toHaveLength(25);
    expect(opportunityRows.filter(({ opens_at }) => days(opens_at ?? now) > 1)).toHaveLength(20);
    const published = opportunityRows.map(({ published_at }) => days(published_at ?? now));
    expect(published.every((ago) => ago <= 0 && ago > -121)).toBe(true);
    expect(published.filter((ago) => ago > -0.3).length).toBeGreaterThanOrEqual(5);
    for (const row of opportunityRows) {
      if (row.deadline_at) expect(days(row.published_at ?? now)).toBeLessThan(days(row.deadline_at));
    }
  });

  test('members are as many women as men, each with one name in each script', () => {
    expect(new Set(memberRows.map(({ full_name }) => full_name)).size).toBe(memberRows.length);
    for (const { full_name, full_name_ar } of memberRows) {
      expect(full_name).toMatch(/^[A-Za-z' -]+$/);
      expect(full_name_ar).toMatch(/^[\u0600-\u06FF ]+$/);
    }
  });

  test('fellows would pass the form they were sent by', () => {
    for (const { row, contact } of demo.fellows) {
      const errors = validateFellow({
        ...contact,
        fullName: row.full_name,
        currentTitle: row.current_title,
        currentDepartment: row.current_department ?? '',
        currentInstitution: row.current_institution,
        biography: row.biography ?? '',
        homepage: row.homepage ?? '',
      });
      expect(errors).toEqual({});
    }
  });

  test('every place has as many city names in Arabic as in English, and a time zone that exists', () => {
    for (const { cities, timeZone } of places.values()) {
      for (const [, arabic] of cities) expect(arabic).not.toBe('');
      expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
    }
  });
});
