import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { axeViolations } from '#tests/fixtures/axe.ts';
import { forEachLanguage, test } from '#tests/fixtures/browser.ts';
import { untilHydrated } from '#tests/fixtures/openPage.ts';
import { choosePerson, expectedOfRegistry, linkToOrcid, portalWithRegistry } from '#tests/fixtures/orcidPages.ts';
import { signedIn } from '#tests/fixtures/signedIn.ts';
import { queryPortal } from '#tests/fixtures/webForms.ts';

// A member's ORCID iD on the page of the account's security.

const place = portalWithRegistry();

const password = 'correct horse battery';
const amal = { label: 'Amal Idris', orcid: '0000-0000-0005-0017' };
const link = (memberId: number) => linkToOrcid(place.portal, memberId, amal.orcid);
const longAgo = () => new Date(Date.now() - 3_600_000);

forEachLanguage((language) => {
  const t = translatorFor(language);
  const security = `/${language}/account/security`;
  const button = (page: Page, name: string) => page.getByRole('button', { name });

  for (const javaScriptEnabled of [true, false])
    test(`a member connects an iD by a press and disconnects it, ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
      newPage,
      guard,
    }) => {
      for (const pattern of expectedOfRegistry) guard.allow(pattern);
      const page = await newPage({ url: place.portal.url, javaScriptEnabled });
      await signedIn(place.portal, page.context(), { password });
      await page.goto(security);
      await page.getByRole('link', { name: t('account.orcid.connect') }).click();
      await choosePerson(page, amal.label);
      await button(page, t('orcid.linkSubmit')).waitFor();
      expect(await queryPortal(place.portal, 'select 1 from provider_identities')).toHaveLength(0);
      if (javaScriptEnabled) {
        await untilHydrated(page);
        expect(await axeViolations(page)).toEqual([]);
      }
      await button(page, t('orcid.linkSubmit')).click();
      await page.getByText(t('account.done.orcidLinked')).waitFor();
      await page.getByText(amal.orcid).waitFor();
      if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);
      await button(page, t('account.orcid.disconnectNamed', { orcid: amal.orcid })).click();
      await page.getByText(t('account.done.orcidOff')).waitFor();
      await page.getByRole('link', { name: t('account.orcid.connect') }).waitFor();
    });

  test('an old session is asked for a proof before it leads to ORCID', async ({ newPage, guard }) => {
    for (const pattern of expectedOfRegistry) guard.allow(pattern);
    const page = await newPage({ url: place.portal.url });
    await signedIn(place.portal, page.context(), { provenAt: longAgo() });
    await page.goto(security);
    await button(page, t('account.orcid.connect')).click();
    await page.getByRole('heading', { name: t('account.proof.title') }).waitFor();
  });

  test('an iD of another member is not linked, and whose it is stays untold', async ({ newPage, guard }) => {
    for (const pattern of expectedOfRegistry) guard.allow(pattern);
    const other = await newPage({ url: place.portal.url });
    await link((await signedIn(place.portal, other.context(), { password })).id);
    const page = await newPage({ url: place.portal.url });
    await signedIn(place.portal, page.context(), { password });
    await page.goto(`/${language}/auth/orcid?nextUrl=${security}`);
    await choosePerson(page, amal.label);
    await button(page, t('orcid.linkSubmit')).click();
    expect(await page.getByRole('alert').textContent()).toBe(t('api.error.identity_taken'));
  });

  test('the only way to sign in is not taken away: the page says what is needed first', async ({ newPage }) => {
    const page = await newPage({ url: place.portal.url });
    await link((await signedIn(place.portal, page.context())).id);
    await page.goto(security);
    await page.getByText(t('orcid.lastWayIn')).waitFor();
    expect(await button(page, t('account.orcid.disconnect')).count()).toBe(0);
  });

  for (const javaScriptEnabled of [true, false])
    test(`who has no password proves anew by ORCID, comes back, and can go on, ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
      newPage,
      guard,
    }) => {
      for (const pattern of expectedOfRegistry) guard.allow(pattern);
      const page = await newPage({ url: place.portal.url, javaScriptEnabled });
      await link((await signedIn(place.portal, page.context(), { provenAt: longAgo() })).id);
      await page.goto(security);
      await button(page, t('account.factor.start')).click();
      await page.getByText(t('account.proof.orcidOnly')).waitFor();
      if (javaScriptEnabled) {
        await untilHydrated(page);
        expect(await axeViolations(page)).toEqual([]);
      }
      await page.getByRole('link', { name: t('account.proof.orcid') }).click();
      await choosePerson(page, amal.label);
      await page.getByText(t('account.done.confirmed')).waitFor();
      await button(page, t('account.factor.start')).click();
      await page.locator('.account__secret').waitFor();
    });

  test('somebody else’s iD proves nothing: the page says so and leads back', async ({ newPage, guard }) => {
    for (const pattern of expectedOfRegistry) guard.allow(pattern);
    const page = await newPage({ url: place.portal.url });
    await link((await signedIn(place.portal, page.context(), { provenAt: longAgo() })).id);
    await page.goto(`/${language}/auth/orcid?purpose=proof&nextUrl=${security}`);
    await choosePerson(page, /Karim Saleh/);
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').textContent()).toBe(t('orcid.failed.other_person'));
    await page.getByRole('link', { name: t('orcid.goBack') }).click();
    await page.waitForURL((url) => url.pathname === security && url.search === '');
  });
});
