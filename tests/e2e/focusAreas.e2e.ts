import { expect } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { axeViolationsEverywhere } from '#tests/fixtures/axe.ts';
import { forEachLanguage, test } from '#tests/fixtures/browser.ts';
import { openPage } from '#tests/fixtures/openPage.ts';

const areas = [
  'progressive-education',
  'sustainability',
  'artificial-intelligence',
  'precision-health',
  'social-progress',
] as const;
const categories = ['education', 'research', 'innovation'] as const;

forEachLanguage((language) => {
  const t = translatorFor(language);
  const focusArea = (category: string, area: string) => `/${language}/focus-areas/${category}/${area}`;

  test.for(categories)(
    'the page of %s has its text, five focus areas, newest opportunities and organizations',
    async (category, { newPage }) => {
      const page = await newPage({ javaScriptEnabled: false });
      await page.goto(`/${language}/${category}`);
      const main = page.getByRole('main');
      expect(await main.getByRole('heading', { level: 1 }).textContent()).toBe(t(`category.${category}`));
      const strip = main.getByRole('navigation', { name: t('category.areasTitle') });
      const hrefs = await strip
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(hrefs).toEqual(areas.map((area) => focusArea(category, area)));
      const newest = main.getByRole('region', { name: t(`category.newestTitle.${category}`) });
      expect(await newest.getByRole('article').count()).toBe(6);
      const kickers = await newest.locator('.kicker').allTextContents();
      expect(kickers.every((kicker) => kicker.startsWith(t(`category.${category}`)))).toBe(true);
      const all = newest.getByRole('link', { name: t(`category.allOpportunities.${category}`) });
      expect(await all.getAttribute('href')).toBe(`/${language}/opportunities?agsCategory=${category}`);
      const organizations = main.getByRole('region', { name: t(`category.organizationsTitle.${category}`) });
      expect(await organizations.getByRole('article').count()).toBeGreaterThan(0);
    },
  );

  test('the fifteen focus-area pages each have their own title and text', async ({ portal }) => {
    const titles = new Set<string>();
    const texts = new Set<string>();
    for (const category of categories) {
      for (const area of areas) {
        const answer = await fetch(portal.url + focusArea(category, area));
        const html = await answer.text();
        expect([area, category, answer.status]).toEqual([area, category, 200]);
        titles.add(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '');
        texts.add(/id="in-category">.*?<\/section>/s.exec(html)?.[0] ?? '');
      }
    }
    expect([titles.size, texts.size]).toEqual([15, 15]);
  });

  test.for([true, false])(
    'a focus area has its text, sub-themes, opportunities, members, organizations and neighbors, with script: %s',
    async (javaScriptEnabled, { newPage }) => {
      const page = await newPage({ javaScriptEnabled });
      await page.goto(focusArea('research', 'sustainability'));
      const main = page.getByRole('main');
      expect(await main.getByRole('heading', { level: 1 }).textContent()).toBe(t('area.sustainability'));
      const subThemes = main.getByRole('region', { name: t('area.subThemes') });
      expect(await subThemes.getByRole('heading', { level: 3 }).count()).toBeGreaterThanOrEqual(3);
      for (const panel of ['area.opportunitiesTitle', 'area.membersTitle', 'area.organizationsTitle'] as const) {
        const region = main.getByRole('region', { name: t(panel), exact: true });
        expect(await region.getByRole('article').count(), panel).toBeGreaterThan(0);
      }
      const others = main.getByRole('navigation', { name: t('area.othersTitle.research') });
      const hrefs = await others
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(hrefs).toEqual(
        areas.filter((area) => area !== 'sustainability').map((area) => focusArea('research', area)),
      );
      const elsewhere = main.locator('.neighbors__elsewhere').getByRole('link');
      expect(await elsewhere.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
        focusArea('education', 'sustainability'),
        focusArea('innovation', 'sustainability'),
      ]);
    },
  );

  test('the way back leads over the category to the home page', async ({ page }) => {
    await openPage(page, focusArea('innovation', 'precision-health'));
    const way = page.getByRole('navigation', { name: t('a11y.breadcrumb') });
    expect(await way.getByRole('listitem').allTextContents()).toEqual([
      t('header.home'),
      t('category.innovation'),
      t('area.precision-health'),
    ]);
    await way.getByRole('link', { name: t('category.innovation') }).click();
    await page.waitForURL(`**/${language}/innovation`);
    await expect.poll(() => page.title()).toContain(t('category.innovation'));
  });

  test('unknown categories and areas are pages that do not exist', async ({ portal }) => {
    const odd = [
      'cooking/sustainability',
      'research/cooking',
      'Research/sustainability',
      'research/__proto__',
      'research',
      'research/sustainability/more',
    ];
    for (const place of odd) {
      const answer = await fetch(`${portal.url}/${language}/focus-areas/${place}`);
      expect([place, answer.status]).toEqual([place, 404]);
      expect(await answer.text()).toContain(t('error.notFound.title'));
    }
  });

  test('what failed to load says so and comes back when asked again', async ({ page, guard }) => {
    guard.allow(/503|console/);
    await openPage(page, `/${language}/about`);
    await page.route('**/api/members?*', (route) =>
      route.fulfill({ status: 503, json: { success: false, code: 'unavailable', message: '', errors: {} } }),
    );
    await page
      .getByRole('main')
      .locator(`a[href="${focusArea('research', 'sustainability')}"]`)
      .click();
    const members = page.getByRole('region', { name: t('area.membersTitle'), exact: true });
    await members.getByRole('heading', { name: t('error.loader.title') }).waitFor();
    expect(
      await page
        .getByRole('region', { name: t('area.opportunitiesTitle'), exact: true })
        .getByRole('article')
        .count(),
    ).toBeGreaterThan(0);
    await page.unroute('**/api/members?*');
    await members.getByRole('link', { name: t('error.loader.retry') }).click();
    await members.getByRole('article').first().waitFor();
  });

  const looked = [`/${language}/research`, focusArea('education', 'artificial-intelligence')];
  test('axe finds nothing, on either screen and in either theme', async ({ page }) => {
    for (const path of looked) {
      await openPage(page, path);
      expect(await axeViolationsEverywhere(page)).toEqual([]);
    }
  });
});
