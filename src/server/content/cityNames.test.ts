import { expect, test } from 'vitest';
import { citiesOf, cityNameIn } from './cityNames.ts';
import { places } from '#server/demo/places.ts';

test.each([
  ['ar', 'Doha', 'QA', 'الدوحة'],
  ['en', 'الدوحة', 'QA', 'Doha'],
  ['en', ' doha ', 'QA', 'Doha'],
  ['ar', 'الدوحة', 'QA', 'الدوحة'],
  ['ar', 'Tripoli', 'LB', 'طرابلس'],
  ['ar', 'Doha', 'NO', 'Doha'],
  ['ar', 'Umm Salal', 'QA', 'Umm Salal'],
  ['ar', 'Doha', null, 'Doha'],
  ['ar', null, 'QA', null],
] as const)('in %s the city “%s” of %s is called %s', (language, city, country, expected) => {
  expect(cityNameIn(language, city, country)).toBe(expected);
});

test('every place of the demo has cities with a name in both scripts, each once', () => {
  for (const country of places.keys()) {
    const names = citiesOf(country).flat();
    expect(names.length, country).toBeGreaterThan(1);
    expect(new Set(names).size, country).toBe(names.length);
    for (const [english, arabic] of citiesOf(country)) {
      expect(english).toMatch(/^[A-Z][A-Za-z ]+$/);
      expect(arabic).toMatch(/^[\u0621-\u0651 ]+$/);
    }
  }
});
