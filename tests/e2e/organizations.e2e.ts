import pg from 'pg';
import { expect } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { otherLanguage } from '#i18n/language.ts';
import { axeViolationsEverywhere } from '#tests/fixtures/axe.ts';
import { forEachLanguage, test, viewports } from '#tests/fixtures/browser.ts';
import { openPage } from '#tests/fixtures/openPage.ts';

// Decisions §4 and §5: the directory of organizations and the page of each.

forEachLanguage((language) => {
  const t = translatorFor(language);
  const path = `/${language}/organizations`;
  const region = { name: t('a11y.searchResults') };
  const university = new RegExp(`^${t('organizationType.university')}`);

  test('organizations are listed with their counts, and the way to join is below', async ({ page }) => {
    await openPage(page, path);
    expect(await page.title()).toBe(
      t('meta.titleWithSite', { title: t('meta.organizations.title'), site: t('site.name') }),
    );
    const results = page.getByRole('region', region);
    expect(await results.getByRole('status').textContent()).toMatch(/[1-9]\d+/);
    expect(await results.getByRole('listitem').getByRole('heading').count()).toBe(12);
    const join = page.getByRole('main').getByRole('link', { name: t('organizations.joinAction') });
    expect(await join.getAttribute('href')).toBe(`/${language}/organizations/join-us`);
  });

  test('types, countries and areas narrow the list together, at once and without script', async ({ newPage }) => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await newPage({ javaScriptEnabled });
      await page.goto(path);
      if (javaScriptEnabled) await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      await page.getByRole('checkbox', { name: university }).check();
      if (javaScriptEnabled) await page.waitForURL(/type=university/);
      await page.getByRole('checkbox', { name: new RegExp(`^${language === 'ar' ? 'قطر' : 'Qatar'}`) }).check();
      if (!javaScriptEnabled) await page.getByRole('button', { name: t('filters.apply') }).click();
      await page.waitForURL(
        (url) => url.searchParams.get('type') === 'university' && url.searchParams.get('country') === 'QA',
      );
      const kinds = page.getByRole('region', region).locator('.kicker');
      await expect
        .poll(async () => new Set(await kinds.allTextContents()))
        .toEqual(new Set([t('organizationType.university')]));
    }
  });

  test('who searches for a type in a country is shown the way to what both leave', async ({ page }) => {
    const [words, country] = language === 'ar' ? ['جامعات في قطر', 'قطر'] : ['universities in Qatar', 'Qatar'];
    await openPage(page, `${path}?country=EG&tas=2&q=${encodeURIComponent(words)}`);
    const name = [
      t('filters.namedOption', { group: t('filters.organizationType'), name: t('organizationType.university') }),
      t('filters.namedOption', { group: t('filters.country'), name: country }),
    ].join(' · ');
    await page.getByText(t('filters.namedHere')).getByRole('link', { name, exact: true }).click();
    await page.waitForURL((url) => url.search === '?country=QA&tas=2&type=university');
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('');
    await page.getByRole('region', region).getByRole('heading').first().waitFor();
    expect(await page.getByText(t('filters.namedHere')).count()).toBe(0);
  });

  test('choices made faster than the page shows them are all kept', async ({ page }) => {
    await openPage(page, path);
    await page.evaluate(async () => {
      const box = (value: string) => document.querySelector<HTMLInputElement>(`input[value="${value}"]`);
      // The instant the first choice has changed the page is when its fields are brought to the new address.
      const changed = new Promise<void>((resolve) => {
        new MutationObserver((_, observer) => {
          observer.disconnect();
          box('QA')?.click();
          resolve();
        }).observe(document.querySelector('.list-results__count') ?? document.body, {
          subtree: true,
          childList: true,
          characterData: true,
        });
      });
      box('university')?.click();
      await changed;
      await new Promise(requestAnimationFrame);
      box('EG')?.click();
    });
    await page.waitForURL((url) => url.searchParams.getAll('country').toSorted().join(',') === 'EG,QA');
  });

  test('SRC-09 a search begins at the first page', async ({ page }) => {
    await openPage(page, `${path}?page=3`);
    await page
      .getByRole('searchbox', { name: t('organizations.searchLabel') })
      .fill(language === 'ar' ? 'جامعه' : 'UNIVERSITY');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.has('q') && !url.searchParams.has('page'));
    await page.getByRole('region', region).locator('mark').first().waitFor();
  });

  test('an organization’s page has both names, flag, website, opportunities and members, and leads on', async ({
    page,
  }) => {
    await openPage(page, `${path}?q=${encodeURIComponent('Gulf Institute of Marine Science')}`);
    await page.getByRole('region', region).getByRole('heading').getByRole('link').first().click();
    await page.getByRole('heading', { name: t('organization.about') }).waitFor();
    const main = page.getByRole('main');
    const flag = main.locator('img[src="/assets/flags/QA.svg"]');
    await expect.poll(() => flag.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const website = main.getByRole('link', { name: t('organization.visitWebsite') });
    expect(await website.getAttribute('rel')).toBe('nofollow ugc noopener');
    expect(await website.getAttribute('href')).toMatch(/^https:\/\//);
    const { pathname } = new URL(page.url());
    expect(await main.getByRole('link', { name: t('organization.follow') }).getAttribute('href')).toBe(
      `/${language}/auth/login?nextUrl=${encodeURIComponent(pathname)}`,
    );
    await main.getByRole('heading', { name: t('organization.opportunities') }).waitFor();
    await main.getByRole('heading', { name: t('organization.others') }).waitFor();
  });

  test('another spelling of the address redirects once, each language has its own, and search engines are told', async ({
    page,
    portal,
  }) => {
    const answer = await page.request.get(`${path}/2`, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    const right = answer.headers().location ?? '';
    for (const spelling of [right, decodeURI(right)]) {
      expect((await page.goto(spelling))?.request().redirectedFrom()).toBeNull();
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(portal.url + right);
    }
    const alternate = await page.locator(`link[hreflang=${otherLanguage(language)}]`).getAttribute('href');
    expect((await page.request.get(alternate ?? '', { maxRedirects: 0 })).status()).toBe(200);
    const objects = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(objects.map((text) => (JSON.parse(text) as { name?: string }).name)).toEqual([
      await page.getByRole('heading', { level: 1 }).textContent(),
      undefined,
    ]);
  });

  test('an unknown organization is the 404 page', async ({ page, guard }) => {
    guard.allow(/404/);
    for (const id of ['999999', 'abc', '0', '2.5']) expect((await page.goto(`${path}/${id}`))?.status(), id).toBe(404);
  });

  test('UNI-01 NAM-08 long and foreign names are shown whole, with & and apostrophes as they are', async ({
    newPage,
    portal,
  }) => {
    const names = [
      'Oman College Of Management & Technology',
      "Université M'hamed Bouguerra de Boumerdes",
      `${'Institute of Very Long Studies '.repeat(7)}(Doha).`,
    ];
    const database = new pg.Client(portal.connectionString);
    await database.connect();
    const city = `Testville ${language}`;
    const insert =
      "insert into organizations (name_en, city_en, type) select name, $2, 'university' from unnest($1::text[]) as name returning id";
    const { rows } = await database.query<{ id: string }>(insert, [names, city]);
    try {
      const page = await newPage({ viewport: viewports.phone });
      await openPage(page, `${path}?q=${encodeURIComponent(city)}`);
      const headings = page.getByRole('region', region).getByRole('listitem').getByRole('heading');
      expect((await headings.allTextContents()).sort()).toEqual(names.sort());
      await page.goto(`${path}/${rows.at(-1)?.id}`);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBe(0);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
        names.find((name) => name.endsWith('.')),
      );
    } finally {
      await database.query('delete from organizations where id = any($1)', [rows.map((row) => row.id)]);
      await database.end();
    }
  });

  test('axe finds nothing wrong with the list and an organization’s page, on either screen and in either theme', async ({
    page,
  }) => {
    for (const place of [`${path}?q=university&country=QA`, path, `${path}/2`]) {
      await openPage(page, place);
      expect(await axeViolationsEverywhere(page), place).toEqual([]);
    }
  });
});
