import { expect } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { forEachLanguage, test } from '#tests/fixtures/browser.ts';
import { openPage } from '#tests/fixtures/openPage.ts';

forEachLanguage((language) => {
  const t = translatorFor(language);

  test('a link leads on without a page load: to the top, with a new title and the focus in the page; back leads to where one was', async ({
    page,
  }) => {
    await openPage(page, `/${language}/about`);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const scroll = () => page.evaluate(() => Math.round(window.scrollY));
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('footer.privacy'), exact: true })
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(`**/${language}/privacy`);
    await page
      .getByRole('heading', { level: 1 })
      .filter({ hasText: t('footer.privacy') })
      .waitFor();
    await expect.poll(scroll).toBe(0);
    await expect.poll(() => page.title()).toContain(t('meta.privacy.title'));
    await page.goBack();
    await page.waitForURL(`**/${language}/about`);
    await expect.poll(scroll).toBe(600);
    await page.goForward();
    await page.waitForURL(`**/${language}/privacy`);
    await expect.poll(scroll).toBe(0);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

  test('the skip link is the first stop and leads past the header', async ({ page }) => {
    await openPage(page, `/${language}/about`);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: t('a11y.skipToContent') });
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  });

  test('the page tells the server the visitor’s time zone for the pages to come', async ({ newPage, portal }) => {
    const page = await newPage({ timezoneId: 'Asia/Kolkata' });
    await openPage(page, `/${language}/about`);
    const cookies = await page.context().cookies(portal.url);
    expect(decodeURIComponent(cookies.find(({ name }) => name === 'tz')?.value ?? '')).toMatch(
      /^Asia\/(Kolkata|Calcutta)$/,
    );
  });
});
