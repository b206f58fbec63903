import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { forEachLanguage, test } from '#tests/fixtures/browser.ts';
import { openPage, untilHydrated } from '#tests/fixtures/openPage.ts';

// How a page comes to life: seen first, then its scripts, and whatever a person did in between.

forEachLanguage((language) => {
  const t = translatorFor(language);
  const home = `/${language}`;

  test('the scripts of a page are asked for when the page is painted, not before', async ({ page }) => {
    await page.addInitScript(() => {
      // Without the second after which they are asked for at any rate: a slow machine takes longer to paint.
      const { setTimeout: wait } = window;
      window.setTimeout = ((act: () => void, ms?: number) =>
        ms === 1000 ? 0 : wait(act, ms)) as unknown as typeof window.setTimeout;
    });
    await openPage(page, home);
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/(?:vendor|entry\.client|HomePage)-[^/]+\.js$|\/i18n\//.test(name))
        .map(({ startTime }) => startTime),
    }));
    expect(asked).toHaveLength(4);
    expect(Math.min(...asked)).toBeGreaterThan(painted);
  });

  test('a person who is about to use the page does not wait for the paint', async ({ page }) => {
    await page.addInitScript(() => {
      // A browser that never tells of a paint, and a timer that never ends.
      window.PerformanceObserver.prototype.observe = () => undefined;
      window.setTimeout = (() => 0) as unknown as typeof window.setTimeout;
    });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/vendor-')) asked.push(request.url());
    });
    await page.goto(home);
    expect(asked).toEqual([]);
    await page.keyboard.press('Shift');
    await expect.poll(() => asked.length).toBe(1);
  });

  test('a button that was pressed before the scripts came does its work when they are here', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(home);
    const button = page.getByRole('button', { name: t('a11y.submenu', { name: t('header.research') }) });
    await button.click();
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    release();
    await untilHydrated(page);
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
  });

  test('what was typed into a form before the scripts came stays, and is checked', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(`${home}/founding-fellows-profile`);
    await page.locator('#fullName').fill('A');
    await page.locator('#currentTitle').focus();
    release();
    await page.locator('form[data-ready]').waitFor();
    expect(await page.locator('#fullName').inputValue()).toBe('A');
    await page.locator('#fullName').focus();
    await page.locator('#currentTitle').focus();
    await page.getByText(t('fellows.error.fullName.min'), { exact: true }).waitFor();
  });

  test('where the words of a page do not come, its form is sent without script', async ({ page, guard }) => {
    guard.allow(/ERR_FAILED|status of 422/);
    await page.route('**/assets/i18n/*', (route) => route.abort());
    await page.goto(`${home}/founding-fellows-profile`);
    await page.waitForLoadState('networkidle');
    await page.locator('#fullName').fill('A');
    await Promise.all([page.waitForEvent('load'), page.locator('#fullName').press('Enter')]);
    expect(await page.locator('#fullName-error').textContent()).toBe(t('fellows.error.fullName.min'));
  });
});

/** Keeps the page's scripts back until what it returns is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/vendor-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
