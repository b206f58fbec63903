import pg from 'pg';
import { expect } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { otherLanguage } from '#i18n/language.ts';
import { axeViolationsEverywhere } from '#tests/fixtures/axe.ts';
import { forEachLanguage, test, viewports } from '#tests/fixtures/browser.ts';
import { openPage } from '#tests/fixtures/openPage.ts';

// Decisions §4 and §5: the directory of members and the page of each.

forEachLanguage((language) => {
  const t = translatorFor(language);
  const path = `/${language}/members`;
  const region = { name: t('a11y.searchResults') };

  test('members are found across scripts, with what matched marked, with and without script', async ({ newPage }) => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await newPage({ javaScriptEnabled });
      await page.goto(path);
      const [wanted, marked] = language === 'ar' ? ['Mohammed', 'محمد'] : ['محمد', /^M[ou]hamm?[ae]d$/];
      await page.getByRole('searchbox', { name: t('members.searchLabel') }).fill(wanted);
      await page.getByRole('button', { name: t('search.submit'), exact: true }).click();
      await page.waitForURL(/[?&]q=/);
      const first = page.getByRole('region', region).getByRole('listitem').getByRole('heading').first();
      await first.locator('mark').waitFor();
      expect(await first.locator('mark').first().textContent()).toMatch(marked);
      await page.getByRole('link', { name: t('search.chip', { query: wanted }) }).waitFor();
    }
  });

  test('SRC-09 a filter applies at once from the first page on; Back returns to the old page and filter', async ({
    page,
  }) => {
    await openPage(page, `${path}?page=3`);
    const box = page.getByRole('checkbox', { name: new RegExp(`^${t('area.sustainability')}`) });
    await box.check();
    await page.waitForURL(`**${path}?tas=2`);
    const chip = page
      .getByRole('list', { name: t('filters.active') })
      .getByRole('link', { name: t('area.sustainability') });
    await chip.waitFor();
    expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.goBack();
    await page.waitForURL(`**${path}?page=3`);
    await chip.waitFor({ state: 'detached' });
    await expect.poll(() => box.isChecked()).toBe(false);
    await page.goForward();
    await chip.click();
    await page.waitForURL(`**${path}`);
    await expect.poll(() => box.isChecked()).toBe(false);
  });

  test('the order applies at once and stays in the address', async ({ page }) => {
    await openPage(page, path);
    await page.getByRole('combobox', { name: t('sort.label') }).selectOption({ label: t('sort.newest') });
    await page.waitForURL(`**${path}?sort=newest`);
  });

  test('without script the filters are sent by their button, and the pages are links', async ({ newPage }) => {
    const page = await newPage({ javaScriptEnabled: false });
    await page.goto(path);
    await page.getByRole('checkbox', { name: new RegExp(`^${t('area.precision-health')}`) }).check();
    await page.getByRole('button', { name: t('filters.apply') }).click();
    await page.waitForURL(/[?&]tas=4/);
    expect(await page.getByRole('checkbox', { name: new RegExp(`^${t('area.precision-health')}`) }).isChecked()).toBe(
      true,
    );
    await page.getByRole('link', { name: t('pagination.page', { page: 2 }), exact: true }).click();
    await page.waitForURL(/tas=4.*page=2/);
    await page.getByRole('link', { name: t('filters.clearAll') }).click();
    await page.waitForURL(`**${path}`);
  });

  test('on a phone the filters unfold above the list, and nothing scrolls sideways', async ({ newPage }) => {
    const page = await newPage({ viewport: viewports.phone });
    await openPage(page, path);
    const box = page.getByRole('checkbox', { name: new RegExp(`^${t('area.sustainability')}`) });
    expect(await box.isVisible()).toBe(false);
    await page
      .locator('summary')
      .filter({ hasText: t('filters.title') })
      .click();
    await box.check();
    await page.waitForURL(/tas=2/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
  });

  test('a search that finds nobody, and a page past the end, say so and lead on', async ({ page }) => {
    await openPage(page, `${path}?q=${'zqxjv'.repeat(3)}`);
    await page.getByRole('heading', { name: t('members.emptyTitle') }).waitFor();
    await page
      .getByRole('region', region)
      .getByRole('link', { name: t('filters.clearAll') })
      .last()
      .click();
    await page.waitForURL(`**${path}`);
    await openPage(page, `${path}?page=900`);
    await page.getByRole('link', { name: t('pagination.toFirst') }).click();
    await page.waitForURL(`**${path}`);
  });

  test('a card leads to the member, whose page has both names, the biography and the way to connect', async ({
    page,
  }) => {
    await openPage(page, `${path}?q=Mohammed`);
    const link = page.getByRole('region', region).getByRole('heading').getByRole('link').first();
    const name = (await link.textContent()) ?? '';
    await link.click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    const { pathname } = new URL(page.url());
    await page.getByRole('heading', { name: t('member.about') }).waitFor();
    const connect = page.getByRole('link', { name: t('member.connect') });
    expect(await connect.getAttribute('href')).toBe(`/${language}/auth/login?nextUrl=${encodeURIComponent(pathname)}`);
    const other = page.locator('.record__other-name bdi');
    expect(await other.getAttribute('dir')).toBe(language === 'ar' ? 'auto' : 'rtl');
    await page
      .getByRole('navigation', { name: t('a11y.breadcrumb') })
      .getByRole('link', { name: t('members.title') })
      .click();
    await page.waitForURL(`**${path}`);
  });

  test('another spelling of the address redirects once, each language has its own, and search engines are told', async ({
    page,
    portal,
  }) => {
    const answer = await page.request.get(`/${language}/members/1-wrong?ref=a%26b`, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    const location = answer.headers().location ?? '';
    expect(location).toMatch(new RegExp(`^/${language}/members/1-[^?]+\\?ref=a%26b$`));
    const right = location.split('?')[0] ?? '';
    for (const spelling of [right, decodeURI(right)]) {
      expect((await page.goto(spelling))?.request().redirectedFrom()).toBeNull();
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(portal.url + right);
    }
    const alternate = await page.locator(`link[hreflang=${otherLanguage(language)}]`).getAttribute('href');
    expect((await page.request.get(alternate ?? '', { maxRedirects: 0 })).status()).toBe(200);
    const objects = await page.locator('script[type="application/ld+json"]').allTextContents();
    const types = objects.map((text) => (JSON.parse(text) as { '@type': string })['@type']);
    expect(types).toEqual(['Person', 'BreadcrumbList']);
  });

  test('an unknown member is the 404 page', async ({ page, guard }) => {
    guard.allow(/404/);
    for (const id of ['999999', 'abc', '0-x', '1e3'])
      expect((await page.goto(`${path}/${id}`))?.status(), id).toBe(404);
  });

  test('NAM-01 NAM-02 NAM-08 names of every kind are shown whole and unchanged, and break no card', async ({
    newPage,
    portal,
  }) => {
    const names = [
      'نور',
      "J’Noor Al-Test O'Noor",
      'مُحَمَّد',
      'محـــمد',
      'NOOR نور',
      Array.from({ length: 12 }, (_, index) => 'Abdulrahmanalmansoor'.slice(0, 15 + (index % 3))).join(' '),
      'ن'.repeat(200),
    ];
    const database = new pg.Client(portal.connectionString);
    await database.connect();
    const title = `Tested in ${language}`;
    const insert =
      'insert into members (full_name, current_title) select name, $2 from unnest($1::text[]) as name returning id';
    const { rows } = await database.query<{ id: string }>(insert, [names, title]);
    try {
      const page = await newPage({ viewport: viewports.phone });
      await openPage(page, `${path}?q=${encodeURIComponent(title)}`);
      const headings = page.getByRole('region', region).getByRole('listitem').getByRole('heading');
      expect((await headings.allTextContents()).sort()).toEqual(names.sort());
      const sideways = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(await sideways()).toBe(0);
      for (const id of rows.slice(-2).map((row) => row.id)) {
        await page.goto(`${path}/${id}`);
        expect(await sideways()).toBe(0);
      }
    } finally {
      await database.query('delete from members where id = any($1)', [rows.map((row) => row.id)]);
      await database.end();
    }
  });

  test('axe finds nothing wrong with the list and a member’s page, on either screen and in either theme', async ({
    page,
  }) => {
    for (const place of [`${path}?q=mohammed&tas=1&tas=3`, path, `${path}/1`]) {
      await openPage(page, place);
      expect(await axeViolationsEverywhere(page), place).toEqual([]);
    }
  });
});
