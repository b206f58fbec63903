import { describe, expect, test } from 'vitest';
import cases from '#tests/cases/countries_ar_dial.json' with { type: 'json' };
import shared from '#tests/cases/dial_codes_shared.json' with { type: 'json' };
import {
  countries,
  countriesByDialCode,
  countriesByName,
  findCountry,
  matchCountry,
  resolveCountry,
  toCountryCode,
} from './countries.ts';

const matches = (query: string): string[] =>
  countries.filter((country) => matchCountry(query, country)).map((country) => country.code);

describe('the countries', () => {
  test('there are 200, each once, with both names and a dial code', () => {
    expect(countries).toHaveLength(200);
    expect(new Set(countries.map((country) => country.code)).size).toBe(200);
    for (const country of countries) {
      expect(country.nameEn, country.code).toMatch(/\p{Script=Latin}/u);
      expect(country.nameAr, country.code).toMatch(/\p{Script=Arabic}/u);
      for (const code of country.dialCodes) expect(code, country.code).toMatch(/^[1-9][0-9]{0,2}(?:-[0-9]{2,3})?$/);
    }
  });

  test('names are those of CLDR, Palestine has its own, Kosovo is XK with +383', () => {
    for (const row of cases.rows) {
      const country = findCountry(row.iso2);
      if (country === undefined || row.iso2 === 'PS') continue;
      expect([country.nameEn, country.nameAr], row.iso2).toEqual([row.en_cldr, row.ar_cldr]);
    }
    expect(findCountry('PS')).toMatchObject({ nameEn: 'Palestine', nameAr: 'فلسطين', dialCodes: ['970'] });
    expect(findCountry('XK')).toMatchObject({ nameEn: 'Kosovo', nameAr: 'كوسوفو', dialCodes: ['383'] });
  });

  test('territories of other countries, Guernsey among them, are not listed', () => {
    for (const code of ['GG', 'JE', 'IM', 'PR', 'GL', 'AQ', 'IL1']) expect(findCountry(code), code).toBeUndefined();
    for (const code of ['VA', 'TW', 'HK', 'MO', 'EH', 'ps', ' qa ']) expect(findCountry(code), code).toBeDefined();
  });
});

describe('the dial list', () => {
  const options = countriesByDialCode();

  test('it is sorted by numeric dial code, 1-246 as 1246', () => {
    const numbers = options.map((option) => Number(option.dialCode.replace(/\D/g, '')));
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(options[0]).toMatchObject({ id: 'CA', dialCode: '+1' });
    const ids = options.map((option) => option.id);
    expect(ids.indexOf('BB')).toBeGreaterThan(ids.indexOf('QA'));
  });

  test('TEL-03 entries are keyed by country, so countries that share a code stay apart', () => {
    expect(new Set(options.map((option) => option.id)).size).toBe(options.length);
    for (const [dialCode, codes] of Object.entries(shared.shared_country_codes)) {
      const sharing = codes.filter((code) => code.length === 2 && findCountry(code) !== undefined);
      expect(options.filter((option) => option.dialCode === `+${dialCode}`).map((option) => option.id)).toEqual(
        expect.arrayContaining(sharing),
      );
    }
  });

  test('the Dominican Republic has an entry for each of its codes', () => {
    expect(
      options.filter((option) => option.country.code === 'DO').map((option) => [option.id, option.dialCode]),
    ).toEqual([
      ['DO', '+1-809'],
      ['DO-1-829', '+1-829'],
      ['DO-1-849', '+1-849'],
    ]);
  });
});

describe('the residence list', () => {
  test('it is in the alphabetical order of each language', () => {
    const english = countriesByName('en').map((country) => country.nameEn);
    expect(english.slice(0, 3)).toEqual(['Afghanistan', 'Albania', 'Algeria']);
    expect(english.at(-1)).toBe('Zimbabwe');
    const arabic = countriesByName('ar').map((country) => country.nameAr);
    expect(arabic.indexOf('البحرين')).toBeLessThan(arabic.indexOf('تونس'));
    expect(arabic.indexOf('قطر')).toBeLessThan(arabic.indexOf('كندا'));
    expect(arabic).toHaveLength(200);
  });
});

describe('searching the lists', () => {
  test.each([
    ['الاردن', 'JO'],
    ['أردن', 'JO'],
    ['قطر', 'QA'],
    ['Qatar', 'QA'],
    ['974', 'QA'],
    ['+974', 'QA'],
    ['00974', 'QA'],
    ['٩٧٤', 'QA'],
    ['qa', 'QA'],
    ['السعوديه', 'SA'],
    ['ksa', 'SA'],
    ['Turkey', 'TR'],
    ['cote', 'CI'],
    ['ivory coast', 'CI'],
    ['امارات', 'AE'],
    ['united king', 'GB'],
    ['1-246', 'BB'],
    ['1246', 'BB'],
    ['فلسطين', 'PS'],
  ])('CTY-02 %s finds %s', (query, code) => {
    expect(matches(query)).toContain(code);
  });

  test('CTY-02 a query finds only what it names', () => {
    expect(matches('قطر')).toEqual(['QA']);
    expect(matches('+974')).toEqual(['QA']);
    expect(matches('zzz')).toEqual([]);
    expect(matches('')).toHaveLength(200);
    expect(matches('+')).toEqual([]);
  });

  test('a country is understood by code or by its full name in either language', () => {
    for (const input of ['QA', 'qa', 'Qatar', 'قطر', ' qatar ']) expect(resolveCountry(input)?.code, input).toBe('QA');
    expect(resolveCountry('الاردن')?.code).toBe('JO');
    for (const input of ['', 'Qat', 'Atlantis', 'GG']) expect(resolveCountry(input), input).toBeUndefined();
    expect(['قطر', 'jo', 'Atlantis', undefined].map(toCountryCode)).toEqual(['QA', 'JO', 'Atlantis', undefined]);
  });
});
