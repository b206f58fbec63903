import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { otherLanguage } from '#i18n/language.ts';
import { forEachLanguage, test, viewports } from '#tests/fixtures/browser.ts';
import { fellowsFormIn } from '#tests/fixtures/fellowsForm.ts';
import { openPage } from '#tests/fixtures/openPage.ts';
import { openForm } from '#tests/fixtures/webForms.ts';

// The portal without a mouse: where the focus goes when what had it goes away, and what a screen reader is told.

const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at?.id || (at?.getAttribute('aria-label') ?? at?.textContent ?? '').trim();
  });
const follow = async (page: Page, selector: string) => {
  await page.locator(selector).focus();
  await page.keyboard.press('Enter');
};

forEachLanguage((language) => {
  const t = translatorFor(language);
  const list = `/${language}/opportunities`;
  const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();

  test('a link inside a page that leads to one of the same kind leads the focus there too, and the new title is said', async ({
    page,
  }) => {
    await openPage(page, `/${language}/focus-areas/research/sustainability`);
    await follow(page, '.neighbors a[href*="/innovation/"] >> nth=-1');
    await page.waitForURL('**/focus-areas/innovation/sustainability');
    await expect.poll(() => focused(page)).toBe('main');
    await said(page, t('meta.focusArea.title', { area: t('area.sustainability'), category: 'innovation' }));
  });

  test('a page of a list is entered at its results, has a title of its own, and says it', async ({ page }) => {
    await openPage(page, list);
    await follow(page, '.pagination a[rel=next]');
    await page.waitForURL('**/opportunities?page=2');
    await expect.poll(() => focused(page)).toBe('results');
    const second = t('pagination.page', { page: '2' });
    await said(page, second);
    expect(await page.title()).toContain(second);
    await page.goBack();
    await page.waitForURL(`**${list}`);
    await expect.poll(() => page.title()).not.toContain(second);
  });

  test('when a filter is removed the focus goes to the next one, and from the last one to the results', async ({
    page,
  }) => {
    await openPage(page, `${list}?agsCategory=research&mode=remote`);
    const chips = page.getByRole('list', { name: t('filters.active') });
    const next = ((await chips.getByRole('link').nth(1).textContent()) ?? '').trim();
    await chips.getByRole('link').first().focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${list}?mode=remote`);
    await expect.poll(() => focused(page)).toBe(next);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${list}`);
    await expect.poll(() => focused(page)).toBe('results');
  });

  test('the sheet of filters that is closed by its button leads to the results', async ({ newPage }) => {
    const page = await newPage({ viewport: viewports.phone });
    await openPage(page, list);
    await follow(page, '.filters__summary');
    await follow(page, '.filters__apply');
    await expect.poll(() => focused(page)).toBe('results');
  });

  test('the arrow keys walk along the main menu the way it is read, and through a dropdown', async ({ page }) => {
    await openPage(page, `/${language}/about`);
    const [forward, back] = language === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    const more = t('a11y.submenu', { name: t('header.education') });
    await page.locator('.main-nav__link').first().focus();
    for (const [key, expected] of [
      [forward, t('header.about')],
      [forward, t('header.education')],
      [forward, more],
      ['ArrowDown', t('area.progressive-education')],
      ['End', t('menu.organizations')],
      ['Home', t('area.progressive-education')],
      [forward, t('header.research')],
      [back, more],
      ['ArrowUp', t('menu.organizations')],
      ['Escape', more],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => focused(page), { message: key }).toBe(expected);
    }
    const ringMeetsName = await page.evaluate(() => {
      const [button, name] = [document.activeElement!, document.activeElement!.previousElementSibling!];
      const { outlineOffset, outlineWidth } = getComputedStyle(button);
      const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      const [ring, text] = [button.getBoundingClientRect(), name.getBoundingClientRect()];
      return ring.left - reach < text.right && text.left < ring.right + reach;
    });
    expect(ringMeetsName, 'the ring of the arrow stands clear of the name beside it').toBe(false);
  });

  test('the way back to the top leads the Tab key there too', async ({ newPage }) => {
    const page = await newPage({ reducedMotion: 'reduce' });
    await openPage(page, `/${language}/privacy`);
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.getByRole('button', { name: t('footer.scrollToTop') }).press('Enter');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe(t('header.home'));
  });

  test('what is wrong with a field is said when it was left, with the field’s name, and not while one types', async ({
    page,
  }) => {
    const { field, path } = fellowsFormIn(language);
    await openPage(page, path);
    const name = field(page, 'fullName');
    await name.focus();
    await page.locator('form[data-ready]').waitFor();
    await page.keyboard.press('Tab');
    const sentence = `${t('fellows.field.fullName.label')}: ${t('fellows.error.fullName.required')}`;
    await said(page, sentence);
    await name.focus();
    await page.getByRole('status').filter({ hasText: sentence }).waitFor({ state: 'detached' });
  });

  test('the Tab key leaves an open list of countries for the next field', async ({ page }) => {
    const { field, path } = fellowsFormIn(language);
    await openPage(page, path);
    const country = field(page, 'currentLocation');
    await country.focus();
    await page.locator('form[data-ready]').waitFor();
    await country.press('ArrowDown');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      t('fellows.field.countryCodeFor', { field: t('fellows.field.phoneNumber.label') }),
    );
  });

  test('a dialog is told by its title and its text', async ({ page, guard }) => {
    guard.allow(/ERR_FAILED/);
    const { button, failure, fill, path } = fellowsFormIn(language);
    await openForm(page, path);
    await fill(page, 'Nobody');
    await page.route('**/api/founding-fellows-profile', (route) => route.abort());
    await button(page).press('Enter');
    await failure(page).waitFor();
    const described = (await failure(page).getAttribute('aria-describedby')) ?? '';
    expect(await page.locator(`[id="${described}"]`).textContent()).toContain(t('fellows.failure.text'));
  });

  test('what was written in the other script is marked as its language', async ({ newPage }) => {
    const page = await newPage({ viewport: viewports.phone });
    await openPage(page, `/${language}/members`);
    const other = otherLanguage(language);
    const foreign = await page.locator('main bdi').evaluateAll(
      (texts, isArabicPage) =>
        texts
          .filter((one) => !one.querySelector('bdi'))
          .filter((one) => (isArabicPage ? /^[A-Za-z]/ : /^[\u0600-\u06ff]/).test(one.textContent ?? ''))
          .map((one) => one.closest('[lang]')?.getAttribute('lang')),
      language === 'ar',
    );
    expect(foreign.length).toBeGreaterThan(10);
    expect(new Set(foreign)).toEqual(new Set([other]));
  });
});
