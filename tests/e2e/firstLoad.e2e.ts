import { expect } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { forEachLanguage, test, viewports } from '#tests/fixtures/browser.ts';
import { findOpportunities } from '#tests/fixtures/findOpportunities.ts';
import { holdScripts } from '#tests/fixtures/holdScripts.ts';
import { openPage, untilHydrated } from '#tests/fixtures/openPage.ts';
import { enterAs, webMember } from '#tests/fixtures/webMembers.ts';

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

// The same in either language.
test('a menu that was opened before the scripts came stays open, and closes as ever', async ({ newPage }) => {
  const page = await newPage({ viewport: viewports.phone });
  const release = await holdScripts(page);
  await page.goto('/ar/about');
  const t = translatorFor('ar');
  await page.getByRole('button', { name: t('a11y.openMenu') }).click();
  release();
  await untilHydrated(page);
  const menu = page.getByRole('dialog', { name: t('menu.title') });
  // Not on its way out.
  expect(await menu.evaluate((one) => one.matches(':modal'))).toBe(true);
  await page.mouse.click(viewports.phone.width - 8, 600);
  await menu.waitFor({ state: 'hidden' });
});

test('a filter that was chosen before the scripts came applies when they are here; Back undoes what was sent without them', async ({
  page,
}) => {
  const box = page.getByRole('checkbox', {
    name: new RegExp(`^${translatorFor('en')('organizationType.university')}`),
  });
  const release = await holdScripts(page);
  await page.goto('/en/organizations');
  await box.check();
  await page.getByRole('main').getByRole('searchbox').press('Enter');
  await page.waitForURL(/type=university/);
  await page.goBack();
  release();
  await untilHydrated(page);
  // A browser brings back what stood in a form, also where the list is another one.
  await expect.poll(() => box.isChecked()).toBe(false);
  expect(new URL(page.url()).search).toBe('');

  const releaseAgain = await holdScripts(page);
  await page.goto('/en/organizations');
  await box.check();
  releaseAgain();
  await page.waitForURL(/type=university/);
  expect(await box.isChecked()).toBe(true);

  // After a reload, too, what a person's own hand chose is told from what the browser brings back.
  const releaseLast = await holdScripts(page);
  await page.reload();
  await page
    .getByRole('checkbox', { name: new RegExp(`^${translatorFor('en')('organizationType.nonprofit')}`) })
    .check();
  releaseLast();
  await page.waitForURL(/nonprofit/);
  expect(new URL(page.url()).search).toContain('university');
});

test('what was done before the scripts came is said no longer once it was taken back after them', async ({
  page,
  portal,
}) => {
  const t = translatorFor('ar');
  const [opportunity] = await findOpportunities(portal.url, 'ar', 'per_page=1');
  await enterAs(page, portal, (await webMember(portal)).id);
  const release = await holdScripts(page);
  await page.goto(`/ar/opportunities/${opportunity?.id}-${encodeURIComponent(opportunity?.slug ?? '')}`);
  const own = page.locator('#own');
  await own.getByRole('button', { name: t('opportunity.save'), exact: true }).click();
  const saved = page.getByText(t('opportunity.done.saved'));
  await saved.waitFor();
  release();
  await untilHydrated(page);
  // Said once: a reload, or the way back to here, says nothing of it.
  await expect.poll(() => new URL(page.url()).search).toBe('');
  expect(await saved.count()).toBe(1);
  await own.getByRole('button', { name: t('opportunity.unsave') }).click();
  await page.getByText(t('opportunity.done.unsaved')).waitFor();
  expect(await saved.count()).toBe(0);
  await page.reload();
  await own.getByRole('button', { name: t('opportunity.save'), exact: true }).waitFor();
  expect(await own.getByRole('status').count()).toBe(0);
});
