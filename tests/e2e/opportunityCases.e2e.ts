import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { slugify } from '#domain/slug.ts';
import { translatorFor } from '#i18n/catalogs.ts';
import { daysUntil, formatDate, formatDateTime } from '#i18n/format.ts';
import { type Connection, createDatabase } from '#server/db/connection.ts';
import { sql } from 'kysely';
import { anOpportunity, anOrganization } from '#tests/fixtures/anOpportunity.ts';
import { forEachLanguage, test, viewports } from '#tests/fixtures/browser.ts';
import { lettersInOrder } from '#tests/fixtures/lettersInOrder.ts';
import { openPage } from '#tests/fixtures/openPage.ts';
import { type Portal, startPortal } from '#tests/fixtures/portal.ts';

// Opportunities that the demo does not have, on a portal of their own.

let portal: Portal;
let db: Connection;
let close: () => Promise<void>;
beforeAll(async () => {
  portal = await startPortal();
  ({ db, close } = createDatabase({ connectionString: portal.connectionString, maxConnections: 2 }));
});
afterAll(async () => {
  await close();
  await portal.stop();
});

const withPlainPage = { url: '', javaScriptEnabled: false };

forEachLanguage((language) => {
  const t = translatorFor(language);
  const other = language === 'ar' ? 'en' : 'ar';
  const pathOf = (id: number, title: string) =>
    `/${language}/opportunities/${id}-${encodeURIComponent(slugify(title))}`;

  test('whatever the hour, a first visit in another zone shows no other days than it came with, and nothing moves', async ({
    newPage,
  }) => {
    const { zone, at } = countedDifferently();
    const page = await newPage({ url: portal.url, timezoneId: zone, viewport: viewports.phone });
    const title = `Counted ${language}`;
    const path = pathOf(await anOpportunity(db, { title_en: title, title_ar: title, deadline_at: at }), title);
    const rendered = await (await fetch(portal.url + path)).text();
    await openPage(page, path);
    const left = page.locator('.deadline__remaining');
    const days = t('deadline.daysLeft', { count: daysUntil(at, new Date(), siteZone) ?? Number.NaN });
    expect(await left.allTextContents()).toEqual([days]);
    expect(rendered).toContain(`>${days}</p>`);
    // The one line that is the reader's own; all others keep the site's zone.
    await page.getByText(t('deadline.yourTime', { date: formatDateTime(at, language, zone) })).waitFor();
    const times = await page.locator('time').allTextContents();
    expect(times.filter((text) => !rendered.includes(`>${text}</time>`))).toEqual([formatDateTime(at, language, zone)]);
    expect(await layoutShift(page)).toBe(0);

    // The next page is of the reader's zone. Its last hours are told by the clock.
    const soon = new Date(Date.now() + 5.5 * 3_600_000);
    // The next day had begun there already.
    const published = new Date('2026-03-10T12:00:00Z');
    const next = { title_en: title, title_ar: title, deadline_at: soon, published_at: published };
    await openPage(page, pathOf(await anOpportunity(db, next), title));
    expect(await left.allTextContents()).toEqual([t('deadline.hoursLeft', { count: 5 })]);
    const all = await page.locator('time').allTextContents();
    expect(all[0]).toBe(formatDateTime(soon, language, siteZone));
    expect(formatDate(published, language, zone)).not.toBe(formatDate(published, language, siteZone));
    expect(all).toContain(formatDate(published, language, zone));
    expect(await layoutShift(page)).toBe(0);
  });

  test('applying leads where the opportunity says; saving, and applying here, to the login and back', async ({
    newPage,
  }) => {
    const page = await newPage({ ...withPlainPage, url: portal.url });
    const nextUrl = (href: string | null) => new URL(href ?? '', portal.url).searchParams.get('nextUrl');
    const apply = async (label: 'opportunity.apply' | 'opportunity.applyExternal' | 'opportunity.applyByEmail') => {
      const link = page.getByRole('link', { name: t(label), exact: true });
      return [await link.getAttribute('href'), await link.getAttribute('rel')];
    };
    const here = pathOf(await anOpportunity(db, { title_en: 'Here' }), 'Here');
    await page.goto(here);
    expect(nextUrl((await apply('opportunity.apply'))[0] ?? null)).toBe(`${here}/apply`);
    const save = page.getByRole('complementary').getByRole('link', { name: t('opportunity.save'), exact: true });
    expect(nextUrl(await save.getAttribute('href'))).toBe(here);

    const elsewhere = { apply_mode: 'external', apply_url: 'https://jobs.example.org/7' };
    await page.goto(pathOf(await anOpportunity(db, { title_en: 'There', ...elsewhere }), 'There'));
    expect(await apply('opportunity.applyExternal')).toEqual([elsewhere.apply_url, 'nofollow ugc noopener']);

    const byMail = { apply_mode: 'email', apply_url: 'jobs@example.org' };
    await page.goto(pathOf(await anOpportunity(db, { title_en: 'R&D post', ...byMail }), 'R&D post'));
    expect((await apply('opportunity.applyByEmail'))[0]).toBe('mailto:jobs@example.org?subject=R%26D%20post');

    const closed = { ...elsewhere, deadline_at: new Date(Date.now() - 60_000) };
    await page.goto(pathOf(await anOpportunity(db, { title_en: 'Over', ...closed }), 'Over'));
    await page.getByText(t('opportunity.isClosed')).waitFor();
    expect(await page.getByRole('link', { name: t('opportunity.applyExternal') }).count()).toBe(0);
    const others = async () => [
      await page.getByText(t('opportunity.isClosedText')).count(),
      await page.getByRole('heading', { name: t('opportunity.related') }).count(),
    ];
    expect(await others()).toEqual([1, 1]);
    // Nothing else is open: then nothing is promised below.
    await db.updateTable('opportunities').set({ status: 'closed' }).execute();
    await page.goto(pathOf(await anOpportunity(db, { title_en: 'Last', ...closed }), 'Last'));
    await page.getByText(t('opportunity.isClosed')).waitFor();
    expect(await others()).toEqual([0, 0]);

    const upcoming = { opens_at: new Date(Date.now() + 86_400_000) };
    await page.goto(pathOf(await anOpportunity(db, { title_en: 'Soon', ...upcoming }), 'Soon'));
    expect(await page.getByRole('link', { name: t('opportunity.apply'), exact: true }).count()).toBe(0);
  });

  test('OPP-01 what is not known is left out, and an open end is told as one', async ({ newPage }) => {
    const page = await newPage({ ...withPlainPage, url: portal.url });
    const title = 'Telecommute from anywhere in USA!';
    const id = await anOpportunity(db, { title_en: title, work_mode: 'remote', areas: [] });
    await page.goto(pathOf(id, title));
    const panel = page.getByRole('complementary');
    await panel.getByText(t('deadline.open'), { exact: true }).waitFor();
    await panel.getByText(t('deadline.noFixed')).waitFor();
    expect(await page.locator('main').textContent()).not.toMatch(/undefined|null|NaN|Invalid/);
    await page.goto(pathOf(await anOpportunity(db, { title_en: 'Always', is_rolling: true }), 'Always'));
    await panel.getByText(t('deadline.rolling'), { exact: true }).waitFor();
  });

  test('a text in the other language keeps its own language and direction', async ({ newPage }) => {
    const page = await newPage({ ...withPlainPage, url: portal.url });
    const words = { en: 'Example University (Doha).', ar: 'جامعة المثال (الدوحة).' };
    const organization = await anOrganization(db, { name_en: null, name_ar: null, [`name_${other}`]: words[other] });
    const id = await anOpportunity(db, {
      title_en: null,
      organization_id: organization,
      [`title_${other}`]: words[other],
      [`description_${other}`]: `<p>${words[other]}</p>`,
    });
    await page.goto(pathOf(id, words[other]));
    const direction = other === 'ar' ? 'rtl' : 'ltr';
    for (const place of [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('link', { name: words[other], exact: true }),
    ]) {
      const text = place.locator('bdi');
      expect([await text.getAttribute('lang'), await text.getAttribute('dir')]).toEqual([other, direction]);
    }
    await page.getByText(t('language.onlyInOther')).waitFor();
    expect(await page.locator(`div[lang=${other}][dir=${direction}] p`).textContent()).toBe(words[other]);
  });

  test.for(['Example University (Doha).', 'C++', '75/75', '100% of it', '!It works'])(
    'RTL-06: the English title %s keeps its signs in their places',
    async (title, { newPage }) => {
      const page = await newPage({ ...withPlainPage, url: portal.url });
      const id = await anOpportunity(db, { title_en: title, title_ar: null });
      await page.goto(`/${language}/opportunities/${id}`);
      const heading = page.getByRole('heading', { level: 1 });
      expect(await heading.innerText()).toBe(title);
      expect(await lettersInOrder(heading)).toBe(true);
    },
  );

  test('a kept page goes when its deadline passes', async ({ newPage }) => {
    const page = await newPage({ ...withPlainPage, url: portal.url });
    const id = await anOpportunity(db, {
      title_en: `Last seconds ${language}`,
      deadline_at: new Date(Date.now() + 4000),
    });
    const path = pathOf(id, `Last seconds ${language}`);
    await page.goto(path);
    await page.getByRole('link', { name: t('opportunity.apply'), exact: true }).waitFor();
    await expect.poll(async () => (await page.goto(path), page.getByText(t('opportunity.isClosed')).count())).toBe(1);
  });

  test('SSR-04 while the tables do not answer, the pages come within 3 seconds without them, and are not kept', async ({
    newPage,
  }) => {
    const page = await newPage({ ...withPlainPage, url: portal.url });
    await db.transaction().execute(async (locked) => {
      await sql`lock table opportunities, organizations, members in access exclusive mode`.execute(locked);
      const ask = async (path: string) => {
        const start = performance.now();
        const answer = await fetch(`${portal.url}/${language}/${path}`);
        const html = await answer.text();
        expect([path, answer.status]).toEqual([path, 200]);
        expect(performance.now() - start).toBeLessThan(3000);
        expect(html).toContain(t('error.loader.title'));
      };
      await Promise.all(['opportunities?page=1', 'opportunities/1-x', 'organizations/1-x', 'members/1-x'].map(ask));
    });
    await page.goto(`/${language}/opportunities?page=1`);
    expect(await page.getByText(t('error.loader.title')).count()).toBe(0);
  });
});

const siteZone = 'Asia/Qatar';

/** An instant that is fewer or more days away in another zone than at the site: at any hour some of a day is. */
function countedDifferently(): { zone: string; at: Date } {
  const now = new Date();
  const zone = 'Pacific/Kiritimati';
  for (let hours = 100; hours < 124; hours++) {
    const at = new Date(now.getTime() + hours * 3_600_000);
    if (daysUntil(at, now, zone) !== daysUntil(at, now, siteZone)) return { zone, at };
  }
  throw new Error('every hour of that day is as far away there');
}

/** How much what was seen has moved so far. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve));
    return sum;
  });
}
