import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { translatorFor } from '#i18n/catalogs.ts';
import { forEachLanguage, test } from '#tests/fixtures/browser.ts';
import { openPage, untilHydrated } from '#tests/fixtures/openPage.ts';
import { enterAs, webMember } from '#tests/fixtures/webMembers.ts';

// Spec §2 and §4: the theme toggle.

const ground = { light: 'rgb(251, 247, 238)', dark: 'rgb(12, 22, 24)' };
const groundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

forEachLanguage((language) => {
  const t = translatorFor(language);
  const place = `/${language}/auth/login`;

  test('the toggle changes the theme at once and keeps it for 365 days', async ({ page, portal }) => {
    await openPage(page, place);
    expect(await groundOf(page)).toBe(ground.light);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole('button', { name: t('theme.toDark') }).click();
    expect(await groundOf(page)).toBe(ground.dark);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    const cookie = (await page.context().cookies(portal.url)).find(({ name }) => name === 'theme');
    expect(cookie?.value).toBe('dark');
    expect((cookie?.expires ?? 0) * 1000 - Date.now()).toBeGreaterThan(364.9 * 86_400_000);
    expect((cookie?.expires ?? 0) * 1000 - Date.now()).toBeLessThan(365.1 * 86_400_000);
    // The button of the other theme stands in its place, with the focus.
    const back = page.getByRole('button', { name: t('theme.toLight') });
    expect(await back.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.reload();
    await untilHydrated(page);
    expect(await groundOf(page)).toBe(ground.dark);
    await back.click();
    expect(await groundOf(page)).toBe(ground.light);
  });

  test('until a choice the system decides', async ({ newPage }) => {
    const page = await newPage({ colorScheme: 'dark' });
    await openPage(page, place);
    expect(await groundOf(page)).toBe(ground.dark);
    await page.getByRole('button', { name: t('theme.toLight') }).click();
    expect(await groundOf(page)).toBe(ground.light);
  });

  test('without script the toggle works and leads back to the page', async ({ newPage }) => {
    const page = await newPage({ javaScriptEnabled: false });
    await page.goto(`${place}?from=test`);
    await page.getByRole('button', { name: t('theme.toDark') }).click();
    await page.waitForURL(`**${place}?from=test`);
    expect(await groundOf(page)).toBe(ground.dark);
  });

  test('on the messages page the toggle loads the page anew', async ({ page, portal }) => {
    const { id } = await webMember(portal, { hasMessaging: true });
    await enterAs(page, portal, id);
    await openPage(page, `/${language}/messages`);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole('button', { name: t('theme.toDark') }).click();
    await expect.poll(() => page.evaluate(() => 'isSameDocument' in window).catch(() => true)).toBe(false);
    await expect.poll(() => groundOf(page)).toBe(ground.dark);
  });

  test('a theme chosen in another tab shows here within the 5000 ms timer, without a call', async ({ page }) => {
    await page.clock.install();
    await openPage(page, place);
    const other = await page.context().newPage();
    await openPage(other, place);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await other.getByRole('button', { name: t('theme.toDark') }).click();
    await page.clock.runFor(5000);
    await expect.poll(() => groundOf(page)).toBe(ground.dark);
    expect(calls).toEqual([]);
  });
});
