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

forEachLanguage((language) => {
  const t = translatorFor(language);
  const about = `/${language}/about`;

  test.for([true, false])(
    'it tells of the network, its areas, how it works, governance and the fellows, with script: %s',
    async (javaScriptEnabled, { newPage }) => {
      const page = await newPage({ javaScriptEnabled });
      await page.goto(about);
      const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
      expect(titles).toEqual(
        (['network', 'areas', 'how', 'governance', 'fellows'] as const).map((part) => t(`about.${part}Title`)),
      );
      for (const area of areas) {
        const region = page.getByRole('region', { name: t(`area.${area}`), exact: true });
        expect(await region.locator('dt').count()).toBeGreaterThanOrEqual(3);
        const hrefs = await region
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
        expect(hrefs).toEqual(
          ['education', 'research', 'innovation'].map((category) => `/${language}/focus-areas/${category}/${area}`),
        );
      }
      const fellows = page.getByRole('region', { name: t('about.fellowsTitle'), exact: true });
      expect(await fellows.getByRole('article').count()).toBeGreaterThan(0);
    },
  );

  test('each text of a fellow keeps its own direction, and the cards one edge', async ({ newPage }) => {
    const page = await newPage();
    await openPage(page, about);
    const cards = page.getByRole('region', { name: t('about.fellowsTitle'), exact: true }).getByRole('article');
    const edges = await cards.evaluateAll((found) =>
      found.map((card) => {
        const box = card.getBoundingClientRect();
        const words = card.querySelector('h3')?.getBoundingClientRect() ?? box;
        return Math.round(document.documentElement.dir === 'rtl' ? box.right - words.right : words.left - box.left);
      }),
    );
    expect(new Set(edges).size).toBe(1);
    expect(await cards.locator('h3 bdi').count()).toBe(await cards.count());
  });

  test('axe finds nothing, on either screen and in either theme', async ({ page }) => {
    await openPage(page, about);
    expect(await axeViolationsEverywhere(page)).toEqual([]);
  });
});
