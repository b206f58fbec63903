import pg from 'pg';
import { expect } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { otherLanguage } from '#i18n/language.ts';
import { forEachLanguage, test } from '#tests/fixtures/browser.ts';
import { openPage, untilHydrated } from '#tests/fixtures/openPage.ts';

// Decisions §4: the web client logs page views and the main actions, without personal data.

forEachLanguage((language) => {
  const t = translatorFor(language);

  test('page views, searches and both toggles are logged, without the words that were searched', async ({
    page,
    portal,
    guard,
  }) => {
    guard.allow(/404.*\/nowhere/);
    const client = new pg.Client({ connectionString: portal.connectionString });
    await client.connect();
    const rowsOf = async (action: string, targetId: string | null) =>
      (
        await client.query<{ meta: unknown; target_id: string }>(
          'select target_id, meta from ui_actions where action = $1 and target_id is not distinct from $2',
          [action, targetId],
        )
      ).rows;
    try {
      const unknown = `/nowhere-${language}/7`;
      await openPage(page, `/${language}${unknown}-noor-al-test?token=secret`);
      await expect.poll(() => rowsOf('page.view', unknown)).toEqual([{ target_id: unknown, meta: { language } }]);
      await page.getByRole('searchbox').fill('secret words');
      await page.getByRole('searchbox').press('Enter');
      await page.waitForURL(`**/${language}/opportunities?q=*`);
      await expect.poll(async () => (await rowsOf('search', '/opportunities')).length).toBeGreaterThan(0);
      await page.getByRole('button', { name: t('theme.toDark') }).click();
      await expect.poll(() => rowsOf('theme', null)).toContainEqual({ target_id: null, meta: { theme: 'dark' } });
      await page.getByRole('link', { name: t('language.toggleLabel') }).click();
      await page.waitForURL(`**/${otherLanguage(language)}/**`);
      await untilHydrated(page);
      await expect
        .poll(() => rowsOf('language', null))
        .toContainEqual({ target_id: null, meta: { language: otherLanguage(language) } });
      const { rows } = await client.query('select 1 from ui_actions where ui_actions::text ~ $1', ['secret']);
      expect(rows).toEqual([]);
    } finally {
      await client.end();
    }
  });
});
