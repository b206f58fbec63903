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
});
