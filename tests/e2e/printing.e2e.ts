import { expect } from 'vitest';
import { forEachLanguage, test } from '#tests/fixtures/browser.ts';

forEachLanguage((language) => {
  test('on paper an opportunity is dark on white in either theme, with the address of the way to apply and nothing to press', async ({
    newPage,
  }) => {
    const page = await newPage({ colorScheme: 'dark' });
    await page.goto(`/${language}/opportunities/1`);
    await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
    await page.emulateMedia({ media: 'print' });
    const colorOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one) => getComputedStyle(one).color);
    expect(await colorOf('.deadline__moment')).toBe('rgb(82, 102, 107)');
    const buttons = page.locator('.button:visible');
    expect(await buttons.count()).toBe(1);
    expect(await colorOf('.button:visible')).toBe('rgb(0, 0, 0)');
    const address = (await buttons.getAttribute('href')) ?? '';
    expect(address).toMatch(/^https:/);
    expect(await buttons.evaluate((one) => getComputedStyle(one, '::after').content)).toContain(address);
  });

  test('what stands white on a colored wall is dark on paper, which has no wall', async ({ newPage }) => {
    const page = await newPage();
    await page.goto(`/${language}`);
    await page.emulateMedia({ media: 'print' });
    for (const selector of ['.join-call h2', '.join-call p:not(.row)'])
      expect(await page.locator(selector).evaluate((one) => getComputedStyle(one).color)).toBe('rgb(0, 0, 0)');
    expect(await page.locator('.join-call').evaluate((one) => getComputedStyle(one).backgroundColor)).toBe(
      'rgba(0, 0, 0, 0)',
    );
    expect(await page.locator('.skip-link').isVisible()).toBe(false);
  });
});
