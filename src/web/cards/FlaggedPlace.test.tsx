import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { LanguageProvider } from '#web/shell/language.tsx';
import { FlaggedPlace, type FlaggedPlaceProps } from './FlaggedPlace.tsx';

const textOf = (place: Pick<FlaggedPlaceProps, 'city' | 'country' | 'countryName'>) =>
  renderToString(
    <LanguageProvider language="ar" t={translatorFor('ar')}>
      <FlaggedPlace {...place} hasFlag={false} />
    </LanguageProvider>,
  ).replace(/<[^>]*>/g, '');

test('a place says the city and the country, or the one of them that is known', () => {
  const qatar = { country: 'QA', countryName: 'قطر' };
  expect(textOf({ city: 'الدوحة', ...qatar })).toBe('الدوحة، قطر');
  for (const city of [null, '', false]) expect(textOf({ city, ...qatar })).toBe('قطر');
  expect(textOf({ city: 'الدوحة', country: null, countryName: null })).toBe('الدوحة');
  expect(textOf({ city: false, country: null, countryName: null })).toBe('');
});
