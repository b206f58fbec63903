import { expect } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { axeViolationsEverywhere } from '#tests/fixtures/axe.ts';
import { forEachLanguage, test } from '#tests/fixtures/browser.ts';
import { openPage } from '#tests/fixtures/openPage.ts';

const legalPages = [
  ['privacy', 'meta.privacy.title'],
  ['terms-and-conditions', 'meta.terms.title'],
] as const;

forEachLanguage((language) => {
  const t = translatorFor(language);

  test.for(legalPages)(
    '%s has its title, the day of its last change, contents and text without script',
    async ([path, title], { newPage }) => {
      const page = await newPage({ javaScriptEnabled: false });
      await page.goto(`/${language}/${path}`);
      const main = page.getByRole('main');
      expect(await main.getByRole('heading', { level: 1 }).textContent()).toBe(t(title));
      expect(await main.locator('.legal__updated').textContent()).toMatch(/\d\d\/\d\d\/\d{4}/);
      const contents = main.getByRole('navigation', { name: t('legal.contents') }).getByRole('link');
      const named = await contents.allTextContents();
      const headings = main.locator('.legal__section').getByRole('heading', { level: 2 });
      expect(await headings.allTextContents()).toEqual(named);
      expect(named.length).toBeGreaterThanOrEqual(5);
      await contents.nth(2).click();
      expect(new URL(page.url()).hash).toBe('#section-3');
      expect(await headings.nth(2).evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThan(0);
    },
  );

  test('axe finds nothing, on either screen and in either theme', async ({ page }) => {
    for (const [path] of legalPages) {
      await openPage(page, `/${language}/${path}`);
      expect(await axeViolationsEverywhere(page)).toEqual([]);
    }
  });
});
