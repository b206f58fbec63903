import { expect } from 'vitest';
import { fellowsFormIn } from '#tests/fixtures/fellowsForm.ts';
import { forEachLanguage, test } from '#tests/fixtures/browser.ts';
import { lettersInOrder } from '#tests/fixtures/lettersInOrder.ts';
import { iconPaths } from '#ui/iconPaths.ts';

/** What points along the line of reading; everything else shows a thing, which has no direction. */
const directional = new Set(['arrow', 'back', 'chevron', 'external', 'logOut', 'send']);
const nameOf = new Map(Object.entries(iconPaths).map(([name, path]) => [path as string, name]));

forEachLanguage((language) => {
  test('RTL-01: icons that point along the line turn around in Arabic, and no clock, lens, tick or telephone does', async ({
    page,
  }) => {
    const turned = new Map<string, boolean>();
    for (const path of ['', '/opportunities', '/organizations', '/contact-us', '/annual-gathering-24', '/auth/login']) {
      await page.goto(`/${language}${path}`);
      const icons = await page.locator('svg.icon').evaluateAll((all) =>
        all.map((icon) => {
          // The way to the page before is the same sign, turned once more.
          const isBack = icon.classList.contains('pagination__back');
          const isTurned = getComputedStyle(icon).scale.startsWith('-1') !== isBack;
          return { path: icon.querySelector('path')?.getAttribute('d') ?? '', isTurned };
        }),
      );
      for (const { path: drawn, isTurned } of icons) {
        const name = nameOf.get(drawn) ?? drawn;
        expect([path, name, isTurned]).toEqual([path, name, language === 'ar' && directional.has(name)]);
        turned.set(name, isTurned);
      }
    }
    expect([...turned.keys()]).toEqual(expect.arrayContaining(['arrow', 'chevron', 'search', 'calendar']));
    const logo = page.getByRole('banner').getByRole('link').first().locator('svg, img').first();
    expect(await logo.evaluate((element) => getComputedStyle(element).scale)).toBe('none');
  });

  test('RTL-06: a counter such as 0/75 reads the same in both languages', async ({ page }) => {
    const { path, field } = fellowsFormIn(language);
    await page.goto(path);
    const id = await field(page, 'biography').getAttribute('id');
    const counter = page.locator(`[id="${id}-counter"] bdi`).first();
    expect(await counter.innerText()).toMatch(/^0\/75 /);
    expect(await lettersInOrder(counter, '0/75'.length)).toBe(true);
  });
});
