import { expect } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { axeViolations, axeViolationsEverywhere } from '#tests/fixtures/axe.ts';
import { forEachLanguage, test } from '#tests/fixtures/browser.ts';
import { openPage } from '#tests/fixtures/openPage.ts';

// Spec §8 and decisions §4: what a person sees when something is missing or fails.

forEachLanguage((language) => {
  const t = translatorFor(language);

  test('an unknown address answers 404 with a search and ways on, with and without script', async ({
    newPage,
    guard,
  }) => {
    guard.allow(/404/);
    for (const [path, javaScriptEnabled] of [
      ['no-such-page', true],
      ['no-such-page', false],
      ['members/%E0%A4%A', true],
    ] as const) {
      const page = await newPage({ javaScriptEnabled });
      const answer = await page.goto(`/${language}/${path}`);
      expect(answer?.status(), path).toBe(404);
      expect(await page.title()).toBe(t('meta.notFound.title'));
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
      await page.getByRole('heading', { level: 1, name: t('error.notFound.title') }).waitFor();
      await page.getByRole('searchbox', { name: t('error.notFound.search') }).fill('water');
      await page.getByRole('button', { name: t('search.submit'), exact: true }).click();
      await page.waitForURL(`**/${language}/opportunities?q=water`);
    }
  });

  test('/article is not Arabic: it becomes /en/article, which does not exist', async ({ page, guard }) => {
    guard.allow(/404/);
    const answer = await page.goto('/article');
    expect(new URL(page.url()).pathname).toBe('/en/article');
    expect(answer?.status()).toBe(404);
  });

  test('axe finds nothing wrong with the 404 page on either screen and in either theme', async ({ page, guard }) => {
    guard.allow(/404/);
    await openPage(page, `/${language}/no-such-page`);
    expect(await axeViolationsEverywhere(page)).toEqual([]);
  });

  test('the loader shows while a page is under way', async ({ page, guard }) => {
    guard.allow(/404/);
    await openPage(page, `/${language}/no-such-page`);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/AboutPage-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page
      .getByRole('link', { name: t('header.about'), exact: true })
      .first()
      .click();
    const loader = page.getByRole('status').filter({ hasText: t('loader.loadingPage') });
    await loader.waitFor({ state: 'attached' });
    await page.locator('.loader__bar').waitFor();
    release();
    await page.locator('.about__lead').waitFor();
    await loader.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  });

  test('a page that can not be fetched says so and works again on a retry', async ({ page, guard }) => {
    guard.allow(/404|ERR_FAILED|dynamically imported/);
    await openPage(page, `/${language}/no-such-page`);
    await page.route('**/AboutPage-*.js', (route) => route.abort());
    await page
      .getByRole('link', { name: t('header.about'), exact: true })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: t('error.network.title') }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.unroute('**/AboutPage-*.js');
    await page.getByRole('link', { name: t('error.internal.retry') }).click();
    await page.locator('.about__lead').waitFor();
    expect(new URL(page.url()).pathname).toBe(`/${language}/about`);
  });

  test('without a connection a toast and the page say so, and a toast says when it is back', async ({
    page,
    guard,
  }) => {
    guard.allow(/404|ERR_INTERNET_DISCONNECTED|dynamically imported/);
    await openPage(page, `/${language}/no-such-page`);
    await page.context().setOffline(true);
    await page.getByText(t('toast.offline')).waitFor();
    await page
      .getByRole('link', { name: t('header.about'), exact: true })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: t('error.offline.title') }).waitFor();
    await page.context().setOffline(false);
    await page.getByText(t('toast.online')).waitFor();
  });

  test('a form that another site sent is refused with a page of the portal', async ({ portal }) => {
    const answer = await fetch(`${portal.url}/${language}/theme`, {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example' },
      body: new URLSearchParams({ theme: 'dark' }),
    });
    expect(answer.status).toBe(403);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await answer.text()).toContain(t('error.forbidden.title'));
  });

  test('a form that is too large is refused with a page of the portal', async ({ portal }) => {
    const answer = await fetch(`${portal.url}/${language}/theme`, {
      method: 'POST',
      body: new URLSearchParams({ theme: 'x'.repeat(7_000_000) }),
    });
    expect(answer.status).toBe(413);
    expect(await answer.text()).toContain(t('error.tooLarge.text'));
  });
});
