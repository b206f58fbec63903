import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { axeViolationsEverywhere } from '#tests/fixtures/axe.ts';
import { forEachLanguage, test, viewports } from '#tests/fixtures/browser.ts';
import { openPage } from '#tests/fixtures/openPage.ts';

// The list of opportunities (decisions §4), in a browser.

/** Keys and values of the address, decoded. */
const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const cardsOf = (page: Page) => page.locator('.opportunities__list > li');
/** Waits until the address is as wanted; navigations without a page load fire no load event. */
const untilQuery = (page: Page, wanted: Record<string, string>) => soon(() => queryOf(page)).toEqual(wanted);
const soon = <T>(read: () => T) => expect.poll(read);

forEachLanguage((language) => {
  const t = translatorFor(language);
  const path = `/${language}/opportunities`;
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const category = (page: Page, name: 'education' | 'research') =>
    page.getByRole('radio', { name: t(`agsCategory.${name}`) });

  test('twelve are shown, and what is open is told, with and without script', async ({ newPage }) => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await newPage({ javaScriptEnabled });
      await page.goto(path);
      await heading(page, t('opportunities.title')).waitFor();
      expect(await cardsOf(page).count()).toBe(12);
      expect(await page.locator('.opportunities__lead').textContent()).toMatch(/\d+.*\d+/);
      expect(await page.getByRole('navigation', { name: t('pagination.label') }).isVisible()).toBe(true);
    }
  });

  test('without script the form searches and filters by its button', async ({ newPage }) => {
    const page = await newPage({ javaScriptEnabled: false });
    await page.goto(path);
    await category(page, 'research').check();
    await page.getByRole('checkbox', { name: t('workMode.on_site') }).check();
    await page.getByRole('button', { name: t('filters.apply') }).click();
    await heading(page, t('opportunities.titleIn.research')).waitFor();
    // The count of the whole portal is not taken for the category's.
    expect(await page.locator('.opportunities__lead').textContent()).toContain(t('home.allOpportunities'));
    expect(queryOf(page)).toMatchObject({ agsCategory: 'research', mode: 'on_site' });
    expect(await category(page, 'research').isChecked()).toBe(true);
    const subjects = await page.locator('.kicker').allTextContents();
    expect(subjects.every((text) => text.startsWith(t('agsCategory.research')))).toBe(true);
    await page
      .getByRole('list', { name: t('filters.active') })
      .getByRole('link', { name: t('workMode.on_site') })
      .click();
    expect(queryOf(page)).toEqual({ agsCategory: 'research' });
  });

  test('with script a choice applies at once, keeps focus and place, and Back undoes it', async ({ page }) => {
    await openPage(page, path);
    const before = await page.evaluate(() => {
      window.scrollTo(0, 120);
      return window.scrollY;
    });
    await category(page, 'research').check();
    await heading(page, t('opportunities.titleIn.research')).waitFor();
    await untilQuery(page, { agsCategory: 'research' });
    expect(await category(page, 'research').evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    const area = page.getByRole('group', { name: t('filters.focusArea') }).getByRole('checkbox');
    await area.nth(1).check();
    await untilQuery(page, { agsCategory: 'research', taSlug: 'sustainability' });
    await area.nth(2).check();
    await untilQuery(page, { agsCategory: 'research', tas: '[2,3]' });
    await page.goBack();
    await untilQuery(page, { agsCategory: 'research', taSlug: 'sustainability' });
    await soon(() => area.nth(2).isChecked()).toBe(false);
    expect(await area.nth(1).isChecked()).toBe(true);
    await page.goBack();
    await page.goBack();
    await heading(page, t('opportunities.title')).waitFor();
    await soon(() => category(page, 'research').isChecked()).toBe(false);
  });

  test('chips undo one choice, and all of them', async ({ page }) => {
    await openPage(page, `${path}?agsCategory=education&cat=grant&cat=award&q=school&state=all`);
    const chips = page.getByRole('list', { name: t('filters.active') });
    // Five of them, one that clears all, one that saves the search.
    expect(await chips.getByRole('link').count()).toBe(7);
    expect(await chips.getByRole('link', { name: t('searches.saveThis') }).count()).toBe(1);
    await chips.getByRole('link', { name: t('opportunityCategory.grant') }).click();
    await untilQuery(page, { q: 'school', agsCategory: 'education', cat: 'award', state: 'all' });
    await soon(() => page.getByRole('checkbox', { name: t('opportunityCategory.grant') }).isChecked()).toBe(false);
    await chips.getByRole('link', { name: t('filters.clearAll') }).click();
    await untilQuery(page, {});
    await soon(() => chips.count()).toBe(0);
    expect(await page.getByRole('searchbox', { name: t('opportunities.searchLabel') }).inputValue()).toBe('');
  });

  test('who searches for the name of an area is shown the way to all of it', async ({ page }) => {
    const area = language === 'ar' ? 'الاستدامة' : 'Sustainability';
    await openPage(page, `${path}?state=all&sort=relevance&q=${encodeURIComponent(area)}`);
    const name = t('filters.namedOption', { name: area, group: t('filters.focusArea') });
    await page.getByText(t('filters.named')).getByRole('link', { name, exact: true }).click();
    await untilQuery(page, { state: 'all', taSlug: 'sustainability' });
    await soon(() => page.getByRole('searchbox', { name: t('opportunities.searchLabel') }).inputValue()).toBe('');
    await soon(() => page.getByRole('link', { name, exact: true }).count()).toBe(0);
    await soon(() => page.getByRole('checkbox', { name: area }).isChecked()).toBe(true);
  });

  test('the way to a kind that is named in the plural stands for the kind that is chosen', async ({ portal }) => {
    const kind = language === 'ar' ? 'وظائف' : 'jobs';
    const page = await fetch(`${portal.url}${path}?cat=grant&q=${encodeURIComponent(kind)}`);
    expect(/opportunities__named.*?href="(.*?)"/s.exec(await page.text())?.[1]).toBe(`${path}?cat=position`);
  });

  test('who searches for a kind in a country is shown the way to what both leave', async ({ page }) => {
    const [words, kind, country] =
      language === 'ar' ? ['وظائف في قطر', 'وظيفة', 'قطر'] : ['jobs in Qatar', 'Position', 'Qatar'];
    await openPage(page, `${path}?mode=on_site&q=${encodeURIComponent(words)}`);
    const name = [
      t('filters.namedOption', { name: kind, group: t('filters.kind') }),
      t('filters.namedOption', { name: country, group: t('filters.country') }),
    ].join(' · ');
    await page.getByText(t('filters.named')).getByRole('link', { name, exact: true }).click();
    await untilQuery(page, { cat: 'position', country: 'QA', mode: 'on_site' });
    await soon(() => page.getByRole('searchbox', { name: t('opportunities.searchLabel') }).inputValue()).toBe('');
    await soon(() => cardsOf(page).count()).toBeGreaterThan(0);
  });

  test('a card says once that somebody volunteers', async ({ portal }) => {
    const page = await (await fetch(`${portal.url}${path}?cat=volunteering`)).text();
    expect(page).toContain(language === 'ar' ? '>تطوّع · ' : '>Volunteering · ');
    expect(page).not.toContain(` · ${t('employmentType.volunteer')}`);
  });

  test('SRC-09 a new choice begins at the first page, and Back returns to the old page', async ({ page }) => {
    await openPage(page, `${path}?page=3`);
    await category(page, 'education').check();
    await untilQuery(page, { agsCategory: 'education' });
    await heading(page, t('opportunities.titleIn.education')).waitFor();
    await page.goBack();
    await untilQuery(page, { page: '3' });
    const current = page.getByRole('navigation', { name: t('pagination.label') }).locator('[aria-current=page]');
    await soon(() => current.textContent()).toBe('3');
  });

  test('a search marks what it found, in the order of the best match', async ({ page }) => {
    const word = language === 'ar' ? 'منحة' : 'grant';
    await openPage(page, path);
    await page.getByRole('searchbox', { name: t('opportunities.searchLabel') }).fill(word);
    await page.keyboard.press('Enter');
    await untilQuery(page, { q: word });
    await page.locator('.opportunity__title mark').first().waitFor();
    expect(await page.getByRole('combobox').inputValue()).toBe('');
    expect(await page.getByRole('combobox').locator('option:checked').textContent()).toBe(t('sort.relevance'));
    await page.getByRole('combobox').selectOption('newest');
    await untilQuery(page, { q: word, sort: 'newest' });
  });

  test('what only resembles the words is offered as such', async ({ page }) => {
    await openPage(page, `${path}?q=felowship`);
    await page.getByText(t('opportunities.fuzzyNotice')).waitFor();
    expect(await cardsOf(page).count()).toBeGreaterThan(0);
  });

  test('nothing found and a page past the end are said, each with one way on', async ({ page }) => {
    await openPage(page, `${path}?q=zzzqqqxx`);
    await page.getByRole('heading', { name: t('opportunities.emptyTitle') }).waitFor();
    await page.getByRole('link', { name: t('opportunity.back') }).click();
    await untilQuery(page, {});
    await openPage(page, `${path}?page=99&agsCategory=research`);
    await page.getByRole('heading', { name: t('pagination.pastEnd', { page: 99 }) }).waitFor();
    await page.getByRole('link', { name: t('pagination.toFirst') }).click();
    await untilQuery(page, { agsCategory: 'research' });
    await cardsOf(page).first().waitFor();
  });

  test('SRC-10 a category that is none of the three does not exist', async ({ page, guard }) => {
    guard.allow(/404/);
    for (const wrong of ['Research', 'unknown', 'research,education']) {
      const answer = await page.goto(`${path}?agsCategory=${wrong}`);
      expect([wrong, answer?.status()]).toEqual([wrong, 404]);
      await page.getByRole('heading', { level: 1, name: t('error.notFound.title') }).waitFor();
    }
    expect((await page.goto(`${path}?agsCategory=`))?.status()).toBe(200);
  });

  test('values that make no sense leave a page that works', async ({ page }) => {
    for (const query of [
      'tas=%5B1',
      'tas=x',
      'page=-5',
      'page=abc',
      'state=nothing',
      'sort=x',
      'isProgram=maybe',
      'q=%00%25',
    ]) {
      const answer = await page.goto(`${path}?${query}`);
      expect([query, answer?.status()]).toEqual([query, 200]);
      await heading(page, t('opportunities.title')).waitFor();
    }
  });

  test('on a phone the filters are a sheet, and nothing scrolls sideways', async ({ newPage }) => {
    const page = await newPage({ viewport: viewports.phone });
    await openPage(page, path);
    expect(await category(page, 'research').isVisible()).toBe(false);
    await page.locator('summary', { hasText: t('filters.title') }).click();
    await category(page, 'research').check();
    await untilQuery(page, { agsCategory: 'research' });
    const show = page.getByRole('button', { name: /\d/ }).filter({ hasText: /\d/ });
    await show.click();
    expect(await category(page, 'research').isVisible()).toBe(false);
    for (const width of [320, 768, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBe(0);
    }
  });

  test('axe finds nothing wrong with the list on either screen and in either theme, sheet open', async ({
    newPage,
  }) => {
    const page = await newPage({ viewport: viewports.phone });
    await openPage(page, `${path}?q=water&agsCategory=research`);
    await page.locator('summary', { hasText: t('filters.title') }).click();
    expect(await axeViolationsEverywhere(page)).toEqual([]);
  });

  test('the head tells one address for each selection and its other language', async ({ page }) => {
    await page.goto(`${path}?page=1&utm_source=x&agsCategory=research&taSlug=sustainability`);
    const canonical = (await page.locator('link[rel=canonical]').getAttribute('href')) ?? '';
    expect(new URL(canonical).pathname + new URL(canonical).search).toBe(
      `${path}?agsCategory=research&taSlug=sustainability`,
    );
    const other = language === 'ar' ? 'en' : 'ar';
    const alternate = await page.locator(`link[rel=alternate][hreflang=${other}]`).getAttribute('href');
    expect(new URL(alternate ?? '').pathname).toBe(`/${other}/opportunities`);
    expect(await page.locator('meta[name=robots]').count()).toBe(0);
    await page.goto(`${path}?q=water`);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  });
});
