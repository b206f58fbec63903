import { expect } from 'vitest';
import { slugify } from '#domain/slug.ts';
import { translatorFor } from '#i18n/catalogs.ts';
import { formatDateTime, formatHijriDate } from '#i18n/format.ts';
import { timeZoneLabel } from '#i18n/timeZoneLabel.ts';
import { axeViolationsEverywhere } from '#tests/fixtures/axe.ts';
import { forEachLanguage, test } from '#tests/fixtures/browser.ts';
import { findOpportunities } from '#tests/fixtures/findOpportunities.ts';
import { openPage } from '#tests/fixtures/openPage.ts';

// An opportunity's page (decisions §4), in a browser.

forEachLanguage((language) => {
  const t = translatorFor(language);
  const base = `/${language}/opportunities`;
  const pathOf = ({ id, slug }: { id: number; slug: string }) => `${base}/${id}-${encodeURIComponent(slug)}`;
  const bilingual = ({ title_en, title_ar }: { title_en: string | null; title_ar: string | null }) =>
    title_en !== null && title_ar !== null;

  test('LNG-07 every spelling of the address, raw or encoded, leads to one, once', async ({ page, portal }) => {
    const [opportunity] = (await findOpportunities(portal.url, language)).filter(bilingual);
    if (!opportunity) throw new Error('no opportunity');
    const right = portal.url + pathOf(opportunity);
    for (const spelling of [
      `${opportunity.id}`,
      `${opportunity.id}-`,
      `${opportunity.id}-something-else`,
      `${opportunity.id}-منحة`,
      `${opportunity.id}-%25D9%2585`,
    ]) {
      const answer = await page.goto(`${base}/${spelling}?from=x`);
      expect([spelling, answer?.status(), page.url()]).toEqual([spelling, 200, `${right}?from=x`]);
      expect(answer?.request().redirectedFrom()?.redirectedFrom()).toBeNull();
    }
    const raw = await fetch(`${portal.url}${base}/${opportunity.id}-${opportunity.slug}`, { redirect: 'manual' });
    expect(raw.status).toBe(200);
    await page.goto(pathOf(opportunity));
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(right);
    const other = language === 'ar' ? 'en' : 'ar';
    const otherTitle = (other === 'ar' ? opportunity.title_ar : opportunity.title_en) ?? '';
    expect(await page.locator(`link[rel=alternate][hreflang=${other}]`).getAttribute('href')).toBe(
      `${portal.url}/${other}/opportunities/${opportunity.id}-${encodeURIComponent(slugify(otherTitle))}`,
    );
  });

  test('SSR-01 one that does not exist answers 404, is not to be found, and says so in the page’s language', async ({
    page,
    guard,
  }) => {
    guard.allow(/404/);
    for (const id of ['999999', '0', '-1', 'abc', '1e3', '99999999999999999999-x']) {
      const answer = await page.goto(`${base}/${id}`);
      expect([id, answer?.status()]).toEqual([id, 404]);
      await page.getByRole('heading', { level: 1, name: t('error.notFound.title') }).waitFor();
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    }
  });

  test('an open one shows its deadline to the minute, its zone and the reader’s own time', async ({
    newPage,
    portal,
  }) => {
    const found = await findOpportunities(portal.url, language);
    const opportunity = found.find((one) => one.deadline_at !== null && one.time_zone !== 'Asia/Tokyo');
    if (!opportunity?.deadline_at) throw new Error('no deadline');
    const page = await newPage({ timezoneId: 'Asia/Tokyo' });
    await openPage(page, pathOf(opportunity));
    const panel = page.getByRole('complementary');
    const { deadline_at: at, time_zone: zone } = opportunity;
    await panel
      .getByText(formatDateTime(at, language, zone))
      .first()
      .waitFor();
    await panel.getByText(t('deadline.yourTime', { date: formatDateTime(at, language, 'Asia/Tokyo') })).waitFor();
    expect(await panel.getByText(formatHijriDate(at, language, zone)).count()).toBe(language === 'ar' ? 1 : 0);
    expect(await panel.locator(`time[datetime="${at}"]`).count()).toBe(2);
  });

  test('a tab left open over night counts the days anew when it is looked at again', async ({ newPage, portal }) => {
    // The site's zone: in the evening another one has another day, and the page as it comes counts by the site's.
    const page = await newPage({ timezoneId: 'Asia/Qatar' });
    const found = await findOpportunities(portal.url, language, 'sort=newest');
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const opportunity = found.find(({ deadline_at: at }) => at !== null && at > inDays(15) && at < inDays(90));
    if (!opportunity?.deadline_at) throw new Error('no deadline');
    await page.clock.install();
    await openPage(page, pathOf(opportunity));
    const left = () => page.getByRole('complementary').locator('.deadline__remaining').textContent();
    const before = await left();
    await page.clock.setFixedTime(inDays(2));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(left).not.toBe(before);
    const days = (text: string | null) => Number(/\d+/.exec(text ?? '')?.[0]);
    expect(days(before) - days(await left())).toBe(2);
    // Past the deadline no sentence speaks of it as ahead.
    const { deadline_at: at, time_zone: zone } = opportunity;
    await page.clock.setFixedTime(new Date(Date.parse(at) + 60_000));
    await page.clock.runFor(60_000);
    await expect.poll(left).toBe(t('deadline.closed'));
    const values = { date: formatDateTime(at, language, zone), zone: timeZoneLabel(zone, language, at) };
    const panel = await page.getByRole('complementary').innerText();
    expect(panel).toContain(t('deadline.closedExact', values));
    expect(panel).not.toContain(t('deadline.exact', values));
  });

  test('the link is copied, and a toast says so; without script it goes by mail', async ({ newPage, portal }) => {
    const [opportunity] = await findOpportunities(portal.url, language);
    if (!opportunity) throw new Error('no opportunity');
    const page = await newPage({ permissions: ['clipboard-read', 'clipboard-write'] });
    await openPage(page, pathOf(opportunity));
    const logged = page.waitForRequest(
      (request) => request.url().endsWith('/api/ui-action-log') && request.postData()?.includes('"share"') === true,
    );
    await page.getByRole('button', { name: t('share.copy') }).click();
    await page.getByText(t('toast.linkCopied')).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(portal.url + pathOf(opportunity));
    expect((await logged).postDataJSON()).toMatchObject({
      action: 'share',
      target_type: 'opportunity',
      target_id: opportunity.id,
    });
    const plain = await newPage({ javaScriptEnabled: false });
    await plain.goto(pathOf(opportunity));
    expect(await plain.getByRole('button', { name: t('share.copy') }).isVisible()).toBe(false);
    const mail = await plain.getByRole('link', { name: t('share.email') }).getAttribute('href');
    expect(decodeURIComponent(mail ?? '')).toContain(portal.url + pathOf(opportunity));
  });

  test('search engines get a posting while it is open, and none when it is closed', async ({ newPage, portal }) => {
    const page = await newPage({ javaScriptEnabled: false });
    const jsonLd = async () => {
      const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
      return texts.map((text) => JSON.parse(text) as Record<string, unknown>);
    };
    const [open] = (await findOpportunities(portal.url, language)).filter((one) => one.deadline_at !== null);
    const [closed] = await findOpportunities(portal.url, language, 'state=closed');
    if (!open || !closed) throw new Error('no opportunity');
    await page.goto(pathOf(open));
    const posting = (await jsonLd()).find((object) => object['@type'] === 'JobPosting');
    expect(posting).toMatchObject({
      '@context': 'https://schema.org',
      title: open.title,
      validThrough: open.deadline_at,
      datePosted: open.published_at,
    });
    const crumbs = (await jsonLd()).find((object) => object['@type'] === 'BreadcrumbList');
    expect((crumbs?.itemListElement as { name: string }[] | undefined)?.at(-1)?.name).toBe(open.title);
    await page.goto(pathOf(closed));
    expect((await jsonLd()).map((object) => object['@type'])).toEqual(['BreadcrumbList']);
    await page.getByText(t('opportunity.isClosed')).waitFor();
    for (const label of ['opportunity.apply', 'opportunity.applyExternal', 'opportunity.applyByEmail'] as const) {
      expect(await page.getByRole('link', { name: t(label), exact: true }).count()).toBe(0);
    }
  });

  test('RTL-08 the breadcrumb runs from home to the page, its arrows along the line of reading', async ({
    page,
    portal,
  }) => {
    const [opportunity] = await findOpportunities(portal.url, language);
    if (!opportunity) throw new Error('no opportunity');
    await openPage(page, pathOf(opportunity));
    const crumbs = page.getByRole('navigation', { name: t('a11y.breadcrumb') });
    const labels = await crumbs.getByRole('listitem').allTextContents();
    expect(labels).toEqual([
      t('header.home'),
      t('opportunities.title'),
      t(`agsCategory.${opportunity.ags_category}`),
      opportunity.title,
    ]);
    const x = async (index: number) => (await crumbs.getByRole('listitem').nth(index).boundingBox())?.x ?? 0;
    expect((await x(0)) > (await x(1))).toBe(language === 'ar');
    const mirrored = await crumbs
      .locator('.icon')
      .first()
      .evaluate((icon) => getComputedStyle(icon).scale);
    expect(mirrored.startsWith('-1')).toBe(language === 'ar');
    await crumbs.getByRole('link', { name: t('opportunities.title') }).click();
    await page.getByRole('heading', { level: 1, name: t('opportunities.title'), exact: true }).waitFor();
  });

  test('axe finds nothing wrong with the page on either screen and in either theme', async ({ page, portal }) => {
    const [opportunity] = await findOpportunities(portal.url, language, 'per_page=1');
    if (!opportunity) throw new Error('no opportunity');
    await openPage(page, pathOf(opportunity));
    expect(await axeViolationsEverywhere(page)).toEqual([]);
  });
});
