import pg from 'pg';
import { afterAll, beforeAll, expect } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { axeViolations } from '#tests/fixtures/axe.ts';
import { forEachLanguage, test } from '#tests/fixtures/browser.ts';
import { openPage } from '#tests/fixtures/openPage.ts';
import { type Portal, startPortal } from '#tests/fixtures/portal.ts';

// Spec §2, §4, §9: the ticker and the newsletter form, on a portal whose staff have entered announcements.

let portal: Portal;

async function query(sql: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: portal.connectionString });
  await client.connect();
  await client.query(sql, values).finally(() => client.end());
}

async function announce(
  text: [en: string, ar: string],
  fromSeconds: number,
  untilSeconds: number | null,
): Promise<void> {
  await query(
    `insert into announcements (text_en, text_ar, url, starts_at, ends_at)
     values ($1, $2, '/en/auth/login', now() + make_interval(secs => $3), now() + make_interval(secs => $4))`,
    [...text, fromSeconds, untilSeconds],
  );
}

beforeAll(async () => {
  portal = await startPortal();
});
afterAll(async () => {
  await portal.stop();
});

forEachLanguage((language) => {
  const t = translatorFor(language);
  const place = `/${language}/auth/login`;

  test('the list is empty by default, and then there is no ticker', async ({ newPage }) => {
    await query('delete from announcements');
    const page = await newPage({ url: portal.url });
    await openPage(page, place);
    expect(await page.getByRole('region', { name: t('announcement.region') }).count()).toBe(0);
  });

  test('the ticker passes in 20 s, can be paused, and shows an announcement from its start until its end', async ({
    newPage,
  }) => {
    await query('delete from announcements');
    await announce(['Now and for long', 'الآن ولمدة'], -60, null);
    await announce(['Over', 'انتهى'], -60, -30);
    const page = await newPage({ url: portal.url });
    await announce(['Soon', 'قريبًا'], 3600, null);
    await announce(['Over soon', 'ينتهي قريبًا'], -60, 3600);
    await page.clock.install();
    await openPage(page, place);
    const ticker = page.getByRole('region', { name: t('announcement.region') });
    const shown = () => ticker.getByRole('listitem').allTextContents();
    const now = language === 'ar' ? 'الآن ولمدة' : 'Now and for long';
    expect(await shown()).toEqual([now, language === 'ar' ? 'ينتهي قريبًا' : 'Over soon']);
    const track = page.locator('.ticker__track');
    expect(await track.evaluate((one) => getComputedStyle(one).animationDuration)).toBe('20s');
    await ticker.getByRole('button', { name: t('announcement.pause') }).click();
    await page.mouse.move(5, 500);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    expect(await track.evaluate((one) => getComputedStyle(one).animationPlayState)).toBe('paused');
    expect(await axeViolations(page)).toEqual([]);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await page.clock.fastForward(3_540_000);
    expect(await shown()).toHaveLength(2);
    expect((await shown())[1]).toBe(language === 'ar' ? 'ينتهي قريبًا' : 'Over soon');
    // The header's timer tells the time every five seconds.
    await page.clock.fastForward(70_000);
    await expect.poll(shown).toEqual([now, language === 'ar' ? 'قريبًا' : 'Soon']);
    expect(calls).toEqual([]);
  });

  test('a keyboard finds each announcement within the ticker, which leads on in the reader’s language', async ({
    newPage,
  }) => {
    await query('delete from announcements');
    await query(`insert into announcements (text_en, text_ar, url, starts_at)
      select 'Announcement ' || n || ' of several long ones', 'الإعلان ' || n || ' من إعلانات طويلة عدّة', '/about', now() - interval '1 hour'
      from generate_series(1, 5) n`);
    const page = await newPage({ url: portal.url, viewport: { width: 390, height: 800 } });
    await openPage(page, place);
    const ticker = page.getByRole('region', { name: t('announcement.region') });
    const strip = page.locator('.ticker__window');
    // Four fifths of the way, where the first announcements have left at the side.
    await page.locator('.ticker__track').evaluate((track) => {
      const [animation] = track.getAnimations();
      if (animation) animation.currentTime = 16_000;
    });
    await page.mouse.move(200, 600);
    await page.keyboard.press('Tab');
    for (let index = 0; index < 5; index += 1) {
      await page.keyboard.press('Tab');
      const link = ticker.getByRole('link').nth(index);
      expect(await link.getAttribute('href')).toBe(`/${language}/about`);
      expect(await link.evaluate((one) => document.activeElement === one)).toBe(true);
      const [seen, room] = [await link.boundingBox(), await strip.boundingBox()];
      expect([seen, room]).not.toContain(null);
      if (!seen || !room) continue;
      expect(seen.x).toBeGreaterThanOrEqual(room.x);
      expect(seen.x + seen.width).toBeLessThanOrEqual(room.x + room.width);
    }
    await page.keyboard.press('Tab');
    // The line runs on from its beginning: scrolled, it would show a gap where its copy ends.
    expect(await strip.evaluate((one) => one.scrollLeft)).toBe(0);
  });

  test('the newsletter form, where a site shows it, asks for an address and consent and answers with a toast after 1 s, without a call', async ({
    newPage,
  }) => {
    await query(`update global_keys set value = value || '{"newsletter_form": true}' where key = 'features'`);
    const page = await newPage({ url: portal.url });
    await page.clock.install();
    await openPage(page, place);
    const form = page.getByRole('form', { name: t('newsletter.title') });
    const press = () => form.getByRole('button', { name: t('newsletter.submit') }).click();
    await form.waitFor();
    await press();
    await form.getByText(t('newsletter.error.email.required')).waitFor();
    await form.getByText(t('newsletter.error.consent.consent')).waitFor();
    await form.getByRole('textbox').fill('noor@example');
    await press();
    await form.getByText(t('newsletter.error.email.email')).waitFor();
    await form.getByRole('textbox').fill('noor@example.org');
    await form.getByRole('checkbox').check();
    const calls: string[] = [];
    // The log of actions may still be telling of the page's opening.
    page.on('request', (request) => {
      if (!request.url().includes('/ui-action-log')) calls.push(request.url());
    });
    // From here on the page's time stands still but for what is run.
    await page.clock.pauseAt(Date.now() + 60_000);
    await press();
    const toast = page.getByText(t('toast.subscribed'), { exact: true });
    await page.clock.runFor(999);
    expect(await toast.count()).toBe(0);
    await page.clock.runFor(1);
    await toast.waitFor();
    expect(await page.locator('.toast').evaluate((one) => getComputedStyle(one).animationDuration)).toContain('1.8s');
    // A second press while the first toast is up shows no second one.
    await form.getByRole('textbox').fill('noor@example.org');
    await form.getByRole('checkbox').check();
    await press();
    await page.clock.runFor(1000);
    expect(await toast.count()).toBe(1);
    await page.clock.runFor(2900);
    expect(await toast.count()).toBe(1);
    await page.clock.runFor(100);
    await toast.waitFor({ state: 'hidden' });
    expect(calls).toEqual([]);
  });
});
