import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { type Language, languages } from '#i18n/language.ts';
import { axeViolationsEverywhere } from '#tests/fixtures/axe.ts';
import { forEachLanguage, test } from '#tests/fixtures/browser.ts';
import { openPage, untilHydrated } from '#tests/fixtures/openPage.ts';
import { linkToOrcid, type PortalWithRegistry, startPortalWithRegistry } from '#tests/fixtures/orcidPages.ts';
import { caseFile } from '#tests/fixtures/visitorForms.ts';
import { queryPortal } from '#tests/fixtures/webForms.ts';
import { enterAs, webMember } from '#tests/fixtures/webMembers.ts';

// The page of one's CVs and of what one's ORCID record offers (decisions §3 and §5).

let place: PortalWithRegistry;
beforeAll(async () => {
  place = await startPortalWithRegistry();
});
afterAll(() => place.stop());

const amal = '0000-0000-0005-0017';

test('without script the page waits for a record that comes late, and says so when it does not come, in English and in Arabic', async ({
  newPage,
  guard,
}) => {
  guard.allow(/409|422/);
  const { id } = await webMember(place.portal);
  await queryPortal(place.portal, 'delete from provider_identities');
  await linkToOrcid(place.portal, id, amal);
  // Both at once: each waits for eight seconds.
  const inEach = (look: (page: Page, language: Language) => Promise<void>) =>
    Promise.all(pages.map(([page, language]) => look(page, language)));
  const pages: [Page, Language][] = [];
  for (const language of languages) {
    const page = await newPage({ url: place.portal.url, javaScriptEnabled: false });
    await enterAs(page, place.portal, id);
    pages.push([page, language]);
  }
  await place.registry.setMode('late');
  await inEach(async (page, language) => {
    const t = translatorFor(language);
    await page.goto(`/${language}/my-profile/cv`);
    await page.getByText(t('cv.orcid.takesTime')).waitFor();
    await page.getByRole('link', { name: t('cv.orcid.look') }).click();
    await page.getByText('Associate Professor').waitFor();
  });
  await place.registry.setMode('slow');
  await inEach(async (page, language) => {
    const t = translatorFor(language);
    await page.goto(`/${language}/my-profile/cv?orcid=1`);
    await page.getByText(t('orcid.import.failed.unavailable')).waitFor();
    await page.getByRole('link', { name: t('cv.orcid.again') }).waitFor();
  });
  await place.registry.setMode('well');
});

forEachLanguage((language) => {
  const t = translatorFor(language);
  const address = `/${language}/my-profile/cv`;
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  test('a record that comes late: the page says that it is being read, and what it offers is taken', async ({
    newPage,
  }) => {
    const looking = await newPage({ url: place.portal.url });
    const page = await newPage({ url: place.portal.url });
    const { id } = await webMember(place.portal);
    for (const one of [looking, page]) await enterAs(one, place.portal, id);
    await queryPortal(place.portal, 'delete from provider_identities');
    await linkToOrcid(place.portal, id, amal);
    await place.registry.setMode('late');
    await openPage(looking, address);
    await looking.getByRole('link', { name: t('cv.orcid.look') }).click();
    // Opened by its address meanwhile: the page waits for the record.
    const opened = openPage(page, `${address}?orcid=1`);
    await looking
      .getByRole('status')
      .filter({ hasText: t('cv.orcid.reading') })
      .waitFor();
    await looking.getByText('Associate Professor').waitFor();
    expect(await looking.getByText(t('cv.orcid.reading')).count()).toBe(0);
    await opened;
    await page.getByText('Associate Professor').waitFor();
    await place.registry.setMode('well');
    expect(await axeViolationsEverywhere(page)).toEqual([]);
    const badge = page.getByRole('banner').locator('.member-menu__badge').first();
    const before = await badge.innerText();
    await button(page, t('cv.offers.take')).click();
    await page.getByText(t('account.done.orcidTaken')).waitFor();
    // Experience, education and interests count.
    await expect.poll(() => badge.innerText()).not.toBe(before);

    // What the record says otherwise than what was taken is offered beside what stands there now, and that alone.
    const change = "update profile_items set start_year = 2018 where member_id = $1 and title = 'Associate Professor'";
    await queryPortal(place.portal, change, [id]);
    await openPage(page, `${address}?orcid=1`);
    const now = page.getByRole('checkbox', { name: t('cv.offers.now') });
    expect(await now.count()).toBe(1);
    const years = (from: number) => t('profile.range', { from, to: t('profile.present') });
    const offer = page.locator('.offers label', { hasText: t('cv.offers.now') });
    expect((await offer.innerText()).split('\n').map((line) => line.trim())).toEqual([
      'Associate Professor',
      `Example University · ${years(2020)}`,
      `${t('cv.offers.now')} ${years(2018)}`,
    ]);
  });

  test('UPL-09 UPL-12 UPL-14: a CV keeps its Arabic name; what is none is told beside the field, and the same name may be chosen again', async ({
    newPage,
    guard,
  }) => {
    guard.allow(/422/);
    const page = await newPage({ url: place.portal.url });
    await enterAs(page, place.portal, (await webMember(place.portal)).id);
    await openPage(page, address);
    const name = 'السيرة الذاتية.pdf';
    const choose = (buffer: Buffer) =>
      page.locator('#file').setInputFiles({ name, mimeType: 'application/pdf', buffer });
    await choose(Buffer.from(caseFile('zip-named-docx.docx')));
    await button(page, t('cv.files.upload')).click();
    await page.getByText(t('cv.error.file.type')).waitFor();
    await untilHydrated(page);
    await choose(Buffer.from(caseFile('cv-arabic-title.pdf')));
    await button(page, t('cv.files.upload')).click();
    await page.getByText(t('account.done.cvAdded')).waitFor();
    const kept = page.locator('#cv li').filter({ hasText: name });
    await kept.locator('bdi', { hasText: name }).waitFor();
    const download = page.waitForEvent('download');
    await kept.getByRole('link', { name: t('cv.files.download') }).click();
    expect((await download).suggestedFilename()).toBe(name);
    // After success nothing is chosen any more.
    expect(await page.locator('#file').evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0);
  });
});
