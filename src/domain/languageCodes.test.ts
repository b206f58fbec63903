import { expect, test } from 'vitest';
import { languageCodes } from './languageCodes.ts';

test.for(['en', 'ar'])('in %s no two languages to choose from have the same name, and each has one', (locale) => {
  const names = new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' });
  const labels = languageCodes.map((code) => names.of(code));
  expect(labels).not.toContain(undefined);
  expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([]);
});
