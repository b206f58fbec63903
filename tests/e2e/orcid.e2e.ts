import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { axeViolations } from '#tests/fixtures/axe.ts';
import { forEachLanguage, test, viewports } from '#tests/fixtures/browser.ts';
import { openPage, untilHydrated } from '#tests/fixtures/openPage.ts';
import { choosePerson, expectedOfRegistry, linkToOrcid, portalWithRegistry } from '#tests/fixtures/orcidPages.ts';
import { errorAt } from '#tests/fixtures/webForms.ts';
import { webMember } from '#tests/fixtures/webMembers.ts';

// Joining and signing in by ORCID, at a local registry that speaks the real protocol.

const place = portalWithRegistry();

const salwa = 'سلوى بن عيسى';
const karim = /Karim Saleh/;
const userOf = async (page: Page) => (await (await page.request.get('/api/user')).json()).data;

forEachLanguage((language) => {
  const t = translatorFor(language);
  const fillIn = async (page: Page, email: string) => {
    await page.locator('#email').fill(email);
    await page.locator('#organization_name').fill('University of Tunis');
    await page.locator('#current_title').fill('Lecturer');
    await page.locator('#terms_accepted').check();
  };

  test('a new researcher joins by ORCID from the login page, and is signed in where they came from', async ({
    newPage,
    guard,
  }) => {
    for (const pattern of expectedOfRegistry) guard.allow(pattern);
    const page = await newPage({ url: place.portal.url });
    await page.goto(`/${language}/auth/login?nextUrl=/${language}/members`);
    await page.getByRole('link', { name: t('auth.withOrcid') }).click();
    await choosePerson(page, salwa);
    await page.waitForURL(`**/${language}/auth/complete-profile`);
    await untilHydrated(page);
    expect(await page.locator('#full_name').inputValue()).toBe(salwa);
    await fillIn(page, 'salwa@example.org');
    await page.getByRole('combobox', { name: t('register.field.country.label') }).fill('Tunis');
    await page.getByRole('option').first().click();
    await page.getByRole('button', { name: t('onboarding.submit') }).click();
    await page.waitForURL(`**/${language}/members`);
    expect((await userOf(page)).email).toBe('salwa@example.org');
  });

  test('who is known by their iD is signed in by it, and led to where they were', async ({ newPage, guard }) => {
    for (const pattern of expectedOfRegistry) guard.allow(pattern);
    const { id, email } = await webMember(place.portal);
    await linkToOrcid(place.portal, id, '0000-0000-0005-0025');
    const page = await newPage({ url: place.portal.url });
    await page.goto(`/${language}/auth/orcid?nextUrl=/${language}/about`);
    await choosePerson(page, salwa);
    await page.waitForURL(`**/${language}/about`);
    expect((await userOf(page)).email).toBe(email);
  });

  test('the form that completes the account has no fault that axe finds', async ({ newPage, guard }) => {
    for (const pattern of expectedOfRegistry) guard.allow(pattern);
    const page = await newPage({ url: place.portal.url, viewport: viewports.phone });
    await page.goto(`/${language}/auth/orcid`);
    await choosePerson(page, salwa);
    await page.waitForURL(`**/${language}/auth/complete-profile`);
    await untilHydrated(page);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('without script, from the registration: a mistake stands beside its field, nothing typed is lost, and the account is made', async ({
    newPage,
    guard,
  }) => {
    for (const pattern of expectedOfRegistry) guard.allow(pattern);
    const page = await newPage({ url: place.portal.url, javaScriptEnabled: false });
    await page.goto(`/${language}/auth/register?nextUrl=/${language}/about`);
    await page.getByRole('link', { name: t('register.withOrcid') }).click();
    await choosePerson(page, karim);
    await page.waitForURL(`**/${language}/auth/complete-profile`);
    await fillIn(page, 'no address');
    await page.getByRole('button', { name: t('onboarding.submit') }).click();
    expect(await errorAt(page.locator('#email'))).toBe(t('register.error.email.email'));
    expect(await errorAt(page.locator('#country'))).toBe(t('register.error.country.required'));
    expect(await page.locator('#organization_name').inputValue()).toBe('University of Tunis');
    expect(await page.locator('#email').inputValue()).toBe('no address');
    await page.locator('#email').fill('karim@example.org');
    await page.locator('#country').selectOption('TN');
    await page.getByRole('button', { name: t('onboarding.submit') }).click();
    await page.waitForURL(`**/${language}/about`);
    expect((await userOf(page)).full_name).toBe('Karim Saleh');
  });

  test('whose address has an account is told so on the form, and what was typed stays', async ({ newPage, guard }) => {
    for (const pattern of expectedOfRegistry) guard.allow(pattern);
    const { email } = await webMember(place.portal);
    const page = await newPage({ url: place.portal.url });
    await page.goto(`/${language}/auth/orcid`);
    await choosePerson(page, karim);
    await page.waitForURL(`**/${language}/auth/complete-profile`);
    await untilHydrated(page);
    await fillIn(page, email);
    await page.getByRole('combobox', { name: t('register.field.country.label') }).fill('Tunis');
    await page.getByRole('option').first().click();
    await page.getByRole('button', { name: t('onboarding.submit') }).click();
    await page.locator('.notice:focus', { hasText: t('orcid.linkRequiredTyped') }).waitFor();
    expect(await page.locator('#organization_name').inputValue()).toBe('University of Tunis');
    const way = await page.getByRole('link', { name: t('orcid.linkRequiredAction') }).getAttribute('href');
    expect(new URL(way ?? '', place.portal.url).searchParams.get('nextUrl')).toBe(
      `/${language}/account/security#orcid`,
    );
  });

  test('without script: whose address the registry names signs in first, and connects the iD there', async ({
    newPage,
    guard,
  }) => {
    for (const pattern of expectedOfRegistry) guard.allow(pattern);
    const { email, password } = await webMember(place.portal, { email: 'amal.idris@example.org' });
    const page = await newPage({ url: place.portal.url, javaScriptEnabled: false });
    await page.goto(`/${language}/auth/orcid`);
    await choosePerson(page, 'Amal Idris');
    await page.getByRole('link', { name: t('orcid.linkRequiredAction') }).click();
    await page.locator('#email').fill(email);
    await page.locator('#password').fill(password);
    await page.locator('#password').press('Enter');
    await page.waitForURL(`**/${language}/account/security#orcid`);
    await page.getByRole('link', { name: t('account.orcid.connect') }).click();
    await choosePerson(page, 'Amal Idris');
    await page.getByRole('button', { name: t('orcid.linkSubmit') }).click();
    await page.getByText(t('account.done.orcidLinked')).waitFor();
  });

  test('the way by ORCID stays where it is when the page’s script arrives', async ({ newPage }) => {
    const topOf = async (page: Page) =>
      (await page.getByRole('link', { name: t('auth.withOrcid') }).boundingBox())?.y ?? -1;
    const bare = await newPage({ url: place.portal.url, javaScriptEnabled: false });
    await bare.goto(`/${language}/auth/login`);
    const page = await newPage({ url: place.portal.url });
    await openPage(page, `/${language}/auth/login`);
    await page.getByRole('button', { name: t('auth.withPasskey') }).waitFor();
    expect(await topOf(page)).toBeGreaterThan(0);
    expect(Math.abs((await topOf(page)) - (await topOf(bare)))).toBeLessThan(1);
  });
});
