import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { axeViolations } from '#tests/fixtures/axe.ts';
import { forEachLanguage, test } from '#tests/fixtures/browser.ts';
import { untilHydrated } from '#tests/fixtures/openPage.ts';
import { choosePerson, expectedOfRegistry, portalWithRegistry } from '#tests/fixtures/orcidPages.ts';

// A sign-in by ORCID that leads to nothing says why, and leads back to where the person was.

const place = portalWithRegistry();

const karim = /Karim Saleh/;
const alertOn = (page: Page) => page.getByRole('alert').textContent();

forEachLanguage((language) => {
  const t = translatorFor(language);
  const start = `/${language}/auth/orcid?nextUrl=/${language}/about`;
  const open = async (
    newPage: (options: { url: string }) => Promise<Page>,
    guard: { allow(pattern: RegExp): void },
    path = start,
  ) => {
    for (const pattern of expectedOfRegistry) guard.allow(pattern);
    const page = await newPage({ url: place.portal.url });
    await page.goto(path);
    return page;
  };

  if (language === 'en')
    test('a registry that is away when the first person comes: the page says so in their language, and trying again works', async ({
      newPage,
      guard,
    }) => {
      await place.registry.setMode('html');
      const pages = { en: await open(newPage, guard), ar: await open(newPage, guard, '/ar/auth/orcid?nextUrl=/about') };
      await place.registry.setMode('well');
      for (const [own, page] of [['en', pages.en] as const, ['ar', pages.ar] as const]) {
        const say = translatorFor(own);
        expect(await alertOn(page)).toBe(say('orcid.failed.unavailable'));
        await untilHydrated(page);
        expect(await axeViolations(page)).toEqual([]);
        expect(await page.getByRole('link', { name: say('orcid.goBack') }).getAttribute('href')).toBe(`/${own}/about`);
        await page.getByRole('link', { name: say('orcid.tryAgain') }).click();
        await page.getByRole('button', { name: karim }).waitFor();
      }
    });

  for (const mode of ['down', 'html'] as const)
    test(`a registry that ${mode === 'down' ? 'is down' : 'answers HTML'} on the way back: the page says so and keeps the way back`, async ({
      newPage,
      guard,
    }) => {
      const page = await open(newPage, guard);
      await page.getByRole('button', { name: karim }).waitFor();
      await place.registry.setMode(mode);
      await choosePerson(page, karim);
      await page.getByRole('alert').waitFor();
      await place.registry.setMode('well');
      expect(await alertOn(page)).toBe(t('orcid.failed.unavailable'));
      await page.getByRole('link', { name: t('orcid.goBack') }).click();
      await page.waitForURL(`**/${language}/about`);
    });

  test('whoever says no is told so, gets back to where they were, and can choose another way', async ({
    newPage,
    guard,
  }) => {
    const page = await open(newPage, guard);
    await choosePerson(page, /Deny/);
    await page.getByRole('heading', { level: 1, name: t('orcid.deniedTitle') }).waitFor();
    expect(await alertOn(page)).toBe(t('orcid.failed.denied'));
    await untilHydrated(page);
    expect(await axeViolations(page)).toEqual([]);
    const other = await page.getByRole('link', { name: t('orcid.toLogin') }).getAttribute('href');
    expect(other).toBe(`/${language}/auth/login?nextUrl=%2F${language}%2Fabout`);
    await page.getByRole('link', { name: t('orcid.goBack') }).click();
    await page.waitForURL(`**/${language}/about`);
  });

  test('an answer brought to another browser, or brought again, signs nobody in and says why', async ({
    newPage,
    guard,
  }) => {
    const page = await open(newPage, guard);
    const [request] = await Promise.all([
      page.waitForRequest((sent) => sent.url().includes('/auth/orcid/callback?')),
      choosePerson(page, karim),
    ]);
    await page.waitForURL('**/auth/complete-profile');
    const other = await open(newPage, guard, request.url());
    expect(await alertOn(other)).toBe(t('orcid.failed.foreign'));
    await page.goto(request.url());
    expect(await alertOn(page)).toBe(t('orcid.failed.used'));
    await other.goto(`/${language}/auth/complete-profile`);
    await other.getByRole('heading', { level: 1, name: t('onboarding.goneTitle') }).waitFor();
    for (const one of [page, other]) expect((await (await one.request.get('/api/user')).json()).data).toBeNull();
  });
});
