import { expect } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { axeViolationsEverywhere } from '#tests/fixtures/axe.ts';
import { forEachLanguage, test, viewports } from '#tests/fixtures/browser.ts';
import { openPage } from '#tests/fixtures/openPage.ts';

const areas = [
  'progressive-education',
  'sustainability',
  'artificial-intelligence',
  'precision-health',
  'social-progress',
] as const;

forEachLanguage((language) => {
  const t = translatorFor(language);
  const home = `/${language}`;
  const panels = ['home.closingSoon', 'home.newOrganizations', 'home.newMembers', 'home.fellowsTitle'] as const;

  test('the front page says what the network is and leads to opportunities and members', async ({ page }) => {
    await openPage(page, home);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(t('home.title'));
    const main = page.getByRole('main');
    const browse = main.getByRole('link', { name: t('home.browseOpportunities') });
    expect(await browse.getAttribute('href')).toBe(`${home}/opportunities`);
    const meet = main.getByRole('link', { name: t('home.meetMembers') });
    expect(await meet.getAttribute('href')).toBe(`${home}/members`);
  });

  test('the five areas stand below the floor line and lead to what the network says of them', async ({ page }) => {
    await openPage(page, home);
    const strip = page.getByRole('main').getByRole('navigation', { name: t('home.areasTitle') });
    expect(await strip.getByRole('link').allTextContents()).toEqual(areas.map((area) => t(`area.${area}`)));
    await strip.getByRole('link', { name: t('area.sustainability') }).click();
    await page.waitForURL(`**${home}/about#sustainability`);
    await expect
      .poll(() => page.locator('#sustainability').evaluate((one) => one.getBoundingClientRect().top))
      .toBeLessThan(200);
  });

  test.for([true, false])(
    'it shows what closes soon, who is new, the fellows and the call to join, with script: %s',
    async (javaScriptEnabled, { newPage }) => {
      const page = await newPage({ javaScriptEnabled });
      await page.goto(home);
      for (const panel of panels) {
        const section = page.getByRole('region', { name: t(panel), exact: true });
        expect(await section.getByRole('article').count(), panel).toBeGreaterThanOrEqual(3);
      }
      const days = await page
        .getByRole('region', { name: t('home.closingSoon') })
        .locator('.card__foot')
        .allTextContents();
      expect(days).toHaveLength(6);
      const numbers = page.getByRole('region', { name: t('home.statsTitle') }).locator('dd');
      for (const number of await numbers.allTextContents()) expect(number).toMatch(/^\+?[\d,]+\+?$/);
      const join = page.getByRole('link', { name: t('home.joinAction'), exact: true });
      expect(await join.first().getAttribute('href')).toBe(`${home}/organizations/join-us`);
    },
  );

  test('an opportunity of the front page opens without a page load', async ({ page }) => {
    await openPage(page, home);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const card = page
      .getByRole('region', { name: t('home.closingSoon') })
      .getByRole('link')
      .nth(1);
    await card.click();
    await page.waitForURL(`**${home}/opportunities/**`);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

  test('search engines read the network, its website and its search', async ({ newPage, portal }) => {
    const page = await newPage({ javaScriptEnabled: false });
    await page.goto(home);
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const objects = texts.map((text) => JSON.parse(text) as Record<string, unknown>);
    expect(objects.map((object) => object['@type'])).toEqual(['Organization', 'WebSite']);
    expect(objects[1]).toMatchObject({
      '@context': 'https://schema.org',
      inLanguage: language,
      potentialAction: { target: { urlTemplate: `${portal.url}${home}/opportunities?q={search_term_string}` } },
    });
  });

  test.for([viewports.desktop, viewports.phone])(
    'nothing on it moves while it loads, at $width px',
    async (viewport, { newPage }) => {
      const page = await newPage({ viewport });
      await openPage(page, home);
      await page.evaluate(() => document.fonts.ready);
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
            }).observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => resolve(sum), 300);
          }),
      );
      expect(shift).toBeLessThan(0.001);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    },
  );

  test('axe finds nothing, on either screen and in either theme', async ({ page }) => {
    await openPage(page, home);
    expect(await axeViolationsEverywhere(page)).toEqual([]);
  });
});
