import { expect, test } from 'vitest';
import plurals from '#tests/cases/cldr_ar_plurals.json' with { type: 'json' };

const arabic = new Intl.PluralRules('ar');

test.each(plurals.spot as [number, string][])('PLR-01 the platform counts %i in Arabic as %s', (count, form) => {
  expect(arabic.select(count)).toBe(form);
});
