import { expect } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { axeViolations } from '#tests/fixtures/axe.ts';
import { forEachLanguage, test, viewports } from '#tests/fixtures/browser.ts';
import { openPage } from '#tests/fixtures/openPage.ts';

// Spec §2 "Footer", one test per sentence.

forEachLanguage((language) => {
  const t = translatorFor(language);
  const place = `/${language}/auth/login`;

  test('the footer has the current year and links to privacy and terms, with and without script', async ({
    newPage,
  }) => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await newPage({ javaScriptEnabled });
      await page.goto(place);
      const footer = page.getByRole('contentinfo');
      // A page without script is of the site's time zone; with one, of the browser's, which is this machine's.
      const timeZone = javaScriptEnabled ? undefined : 'Asia/Qatar';
      const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format();
      const site = t('site.name');
      await footer.getByText(t('footer.copyright', { year, site })).waitFor();
      expect(await footer.getByRole('link', { name: t('footer.privacy'), exact: true }).getAttribute('href')).toBe(
        `/${language}/privacy`,
      );
      expect(await footer.getByRole('link', { name: t('footer.terms') }).getAttribute('href')).toBe(
        `/${language}/terms-and-conditions`,
      );
      expect(await footer.getByRole('link', { name: t('footer.contact') }).getAttribute('href')).toBe(
        `/${language}/contact-us`,
      );
    }
  });

  test('the scroll-to-top button appears after 100 px of scrolling and leads to the top', async ({ newPage }) => {
    const page = await newPage({ viewport: { width: 800, height: 400 } });
    await openPage(page, place);
    const button = page.getByRole('button', { name: t('footer.scrollToTop') });
    await page.evaluate(() => window.scrollTo({ top: 100, behavior: 'instant' }));
    await page.waitForTimeout(150);
    expect(await button.isVisible()).toBe(false);
    await page.evaluate(() => window.scrollTo({ top: 101, behavior: 'instant' }));
    await button.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await button.waitFor({ state: 'hidden' });
  });

  test('the newsletter form is not shown', async ({ page }) => {
    await openPage(page, `/${language}/about`);
    expect(await page.getByText(t('newsletter.title')).count()).toBe(0);
    expect(await page.locator('input[type=email]').count()).toBe(0);
  });

  test('axe finds nothing wrong with the footer on a phone', async ({ newPage }) => {
    const page = await newPage({ viewport: viewports.phone, colorScheme: language === 'ar' ? 'dark' : 'light' });
    await openPage(page, place);
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
    await page.waitForTimeout(400);
    expect(await axeViolations(page)).toEqual([]);
  });
});
