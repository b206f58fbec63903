import { expect } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { forEachLanguage, test, viewports } from '#tests/fixtures/browser.ts';
import { queryPortal } from '#tests/fixtures/webForms.ts';
import { enterAs, webMember } from '#tests/fixtures/webMembers.ts';
import { wordsOutside } from '#tests/fixtures/wordsOutside.ts';

// A page enlarged to 400 %, and with the reader's own spacing (WCAG 1.4.10 and 1.4.12).

const pages = [
  '',
  '/about',
  '/education',
  '/focus-areas/research/sustainability',
  '/opportunities',
  '/members',
  '/organizations',
  // What was searched for, shown to be taken away again.
  ...['/opportunities', '/members', '/organizations'].map((path) => `${path}?q=${'w'.repeat(150)}`),
  '/organizations/join-us',
  '/contact-us',
  '/founding-fellows-profile',
  '/privacy',
  '/annual-gathering-24',
  '/auth/login',
  '/auth/register',
];

forEachLanguage((language) => {
  test('at 320 px and with wide spacing every word stays on the page, which scrolls one way', async ({ newPage }) => {
    const page = await newPage({ viewport: { width: 320, height: 256 } });
    for (const path of pages) {
      await page.goto(`/${language}${path}`);
      const outside = await wordsOutside(page);
      expect([path, outside]).toEqual([path, []]);
    }
  });

  test('at 195 px, a phone enlarged to 200 %, header, footer and forms stay on the page', async ({
    newPage,
    portal,
  }) => {
    const page = await newPage({ viewport: { width: 195, height: 422 } });
    const widest = async (path: string) => {
      await page.goto(`/${language}${path}`);
      return [path, await page.evaluate(() => document.documentElement.scrollWidth)];
    };
    for (const path of [
      '',
      '/privacy',
      '/contact-us',
      '/auth/register',
      '/opportunities',
      '/opportunities/1',
      '/members',
      '/organizations/1',
      '/annual-gathering-24',
    ])
      expect(await widest(path)).toEqual([path, 195]);
    const { id } = await webMember(portal);
    await enterAs(page, portal, id);
    for (const path of ['/account/security', '/account/my-information', '/account/privacy'])
      expect(await widest(path)).toEqual([path, 195]);
    // One who has connections and applications.
    const [layla] = await queryPortal<{ id: number }>(
      portal,
      `select member_id::int as id from accounts where email = 'layla@example.org'`,
    );
    await enterAs(page, portal, layla?.id ?? 0);
    for (const path of ['/account/my-connections', '/account/my-applications'])
      expect(await widest(path)).toEqual([path, 195]);
  });

  test('with letters of twice the size, chosen in the browser, the menu moves into its button and the page scrolls one way', async ({
    newPage,
  }) => {
    const page = await newPage({ viewport: { width: 1280, height: 800 } });
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    for (const path of ['', '/opportunities']) {
      await page.goto(`/${language}${path}`);
      await page.getByRole('button', { name: translatorFor(language)('a11y.openMenu') }).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
    }
  });

  test('what a search box suggests to type fits a phone', async ({ newPage }) => {
    const page = await newPage({ viewport: viewports.phone });
    for (const path of ['/opportunities', '/members', '/organizations']) {
      await page.goto(`/${language}${path}`);
      await page.evaluate(() => document.fonts.ready);
      const room = await page.getByRole('searchbox').evaluate((box: HTMLInputElement) => {
        const pen = document.createElement('canvas').getContext('2d');
        if (!pen) throw new Error('no canvas');
        pen.font = getComputedStyle(box).font;
        return box.clientWidth - pen.measureText(box.placeholder).width;
      });
      expect(room, path).toBeGreaterThan(0);
    }
  });
});
