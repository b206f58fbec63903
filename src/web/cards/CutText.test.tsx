import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import type { Language } from '#i18n/language.ts';
import { LanguageProvider } from '#web/shell/language.tsx';
import { CutText } from './CutText.tsx';

const render = (language: Language, written: { en: string | null; ar: string | null }) =>
  renderToString(
    <LanguageProvider language={language} t={translatorFor(language)}>
      <CutText className="headline" {...written} />
    </LanguageProvider>,
  );

test('a cut text of the other direction takes its own, so that the dots stand at its end', () => {
  expect(render('ar', { en: 'Water', ar: null })).toBe(
    '<p class="cut headline" dir="ltr"><bdi lang="en" dir="ltr">Water</bdi></p>',
  );
  expect(render('en', { en: null, ar: 'ماء' })).toContain('<p class="cut headline" dir="rtl">');
});

test('one in the page’s language keeps the page’s, and one that nobody wrote is not there', () => {
  expect(render('ar', { en: 'Water', ar: 'ماء' })).toBe('<p class="cut headline">ماء</p>');
  expect(render('en', { en: '', ar: null })).toBe('');
});
