import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { axeViolationsEverywhere } from '#tests/fixtures/axe.ts';
import { forEachLanguage, test } from '#tests/fixtures/browser.ts';
import { openPage, untilHeaderAnswered } from '#tests/fixtures/openPage.ts';
import { withDatabase } from '#tests/fixtures/signedIn.ts';
import { enterAs, webMember } from '#tests/fixtures/webMembers.ts';

// Saving an opportunity from its card (decisions §5), wherever the card stands.

forEachLanguage((language) => {
  const t = translatorFor(language);
  const list = `/${language}/opportunities?q=a&sort=newest`;
  const marks = (page: Page) => page.locator('button[id^="save-"]');
  const titleOf = (label: string | null) => label?.replace(t('opportunity.saveNamed', { title: '' }), '') ?? '';

  test('a member saves in place, and every page knows it at first sight', async ({ page, portal }) => {
    const { id } = await webMember(portal);
    await enterAs(page, portal, id);
    await openPage(page, `/${language}`);
    const mark = marks(page).first();
    const title = titleOf(await mark.getAttribute('aria-label'));
    const isSaved = t('opportunity.isSavedNamed', { title });
    const place = await mark.getAttribute('id');
    await mark.dblclick();
    await page.getByRole('button', { name: isSaved }).waitFor();
    expect(
      await page
        .getByRole('status')
        .filter({ hasText: t('opportunity.done.saved') })
        .count(),
    ).toBe(1);
    expect(new URL(page.url()).search).toBe('');
    const rows = await withDatabase(portal, (db) =>
      db.selectFrom('saved_opportunities').select('opportunity_id').where('member_id', '=', id).execute(),
    );
    expect(rows.map((row) => `save-${row.opportunity_id}`)).toEqual([place]);
    // The page as the server sends it, before any script.
    const answer = await page.request.get(`${portal.url}/${language}`);
    expect(await answer.text()).toContain(`id="${place}"`);
    expect((await answer.text()).split(`id="${place}"`)[1]).toContain(t('opportunity.isSaved'));
    await openPage(page, `/${language}/account/my-applications/saved`);
    await page.getByRole('link', { name: title }).waitFor();
    await openPage(page, `/${language}`);
    await page.getByRole('button', { name: isSaved }).click();
    await page.getByRole('button', { name: t('opportunity.saveNamed', { title }), exact: true }).waitFor();
  });

  test('a failed network leaves it unsaved and says so, an ended session leads to the login page and back', async ({
    page,
    portal,
    guard,
  }) => {
    guard.allow(/ERR_FAILED|401/);
    const { id } = await webMember(portal);
    await enterAs(page, portal, id);
    await openPage(page, list);
    await page.route('**/save', (route) => route.abort());
    const mark = marks(page).first();
    const label = await mark.getAttribute('aria-label');
    await mark.click();
    await page.getByText(t('error.network.text')).waitFor();
    expect(await mark.getAttribute('aria-label')).toBe(label);
    expect(await axeViolationsEverywhere(page)).toEqual([]);
    await page.unroute('**/save');
    await untilHeaderAnswered(page);
    await withDatabase(portal, (db) => db.deleteFrom('sessions').where('member_id', '=', id).execute());
    await mark.click();
    await page.waitForURL(/auth\/login/);
    expect(new URL(page.url()).searchParams.get('nextUrl')).toBe(list);
  });

  test('without script it is a post that leads back to the card; a visitor is led to the login page', async ({
    newPage,
    portal,
  }) => {
    const page = await newPage({ javaScriptEnabled: false });
    await page.goto(list);
    expect(await marks(page).count()).toBe(0);
    const link = page.locator('.opportunity__actions a').first();
    const href = await link.getAttribute('href');
    expect(href).toMatch(new RegExp(`^/${language}/auth/login\\?nextUrl=`));
    await enterAs(page, portal, (await webMember(portal)).id);
    await page.goto(list);
    const mark = marks(page).nth(2);
    const place = await mark.getAttribute('id');
    const words = () => page.locator(`#${place}`).textContent();
    await mark.click();
    await page.waitForURL(`**/opportunities?q=a&sort=newest#${place}`);
    await expect.poll(words).toBe(t('opportunity.isSaved'));
    await page.locator(`#${place}`).click();
    await expect.poll(words).toBe(t('opportunity.save'));
    expect(page.url()).toContain(`/opportunities?q=a&sort=newest#${place}`);
  });
});
