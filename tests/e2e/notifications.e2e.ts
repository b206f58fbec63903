import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { notify } from '#server/features/notifications/notify.ts';
import { axeViolations } from '#tests/fixtures/axe.ts';
import { forEachLanguage, test, viewports } from '#tests/fixtures/browser.ts';
import { openPage } from '#tests/fixtures/openPage.ts';
import { rawRequest } from '#tests/fixtures/rawRequest.ts';
import { signedIn, withDatabase } from '#tests/fixtures/signedIn.ts';
import type { PortalPlace } from '#tests/fixtures/portal.ts';
import { enterAs, webMember } from '#tests/fixtures/webMembers.ts';

// Spec §2 "Header", §4 "Notification", §8; cases NOT-01, NOT-03, NAV-04.

/** Four of a member, the newest last: three of one hour after another, so that their order is known. */
async function tellFour(portal: PortalPlace, memberId: number): Promise<void> {
  await withDatabase(portal, async (db) => {
    const at = (hour: number) => new Date(Date.UTC(2026, 2, 8, hour));
    const html = '<img src=x onerror="window.hit=1"><b>ok</b><a href="javascript:window.hit=1">a</a>';
    const own = { memberId, redirectUrl: '/about' };
    await notify(db, { ...own, type: 'announcement', params: { title: 'T', message: html }, now: at(9) });
    await notify(db, { ...own, type: 'opportunity-closed', params: { title: 'منحة' }, now: at(10) });
    await notify(db, { ...own, type: 'connection-accepted', params: { name: 'Layla' }, now: at(11) });
    await notify(db, { ...own, type: 'application-submitted', params: { title: 'Grant' }, now: at(12) });
  });
}

forEachLanguage((language) => {
  const t = translatorFor(language);
  const address = `/${language}/account/notifications`;
  const name = (id: 'read' | 'delete') => new RegExp(`^${t(`notifications.${id}Of`, { title: '' }).trim()}`);

  test('NOT-01: the bell and the list follow what is read, deleted and opened; a failure is put back and logged', async ({
    newPage,
    portal,
    guard,
  }) => {
    guard.allow(/500|could not be changed/);
    const page = await newPage({ viewport: viewports.phone, colorScheme: 'dark', timezoneId: 'Asia/Qatar' });
    const { id } = await webMember(portal);
    await enterAs(page, portal, id);
    await tellFour(portal, id);
    await openPage(page, `/${language}/about`);
    const bell = page.getByRole('banner').getByRole('link', { name: t('notifications.bellUnread', { count: 4 }) });
    await bell.click();
    await page.waitForURL(`**${address}`);
    await page.getByText(t('notifications.count', { count: 4 })).waitFor();
    // NOT-03: bold stays, the rest is gone; DAT-01: noon in Qatar is three o'clock in the afternoon there.
    const items = page.locator('.notification');
    expect(await items.last().locator('strong').textContent()).toBe('ok');
    expect(await items.last().locator('img, a[href^="javascript"]').count()).toBe(0);
    expect(await items.first().textContent()).toContain(`08/03/2026 03:00 ${language === 'ar' ? 'م' : 'PM'}`);
    expect(await axeViolations(page)).toEqual([]);

    // Each press is followed by the list anew; the next one waits for it, as a person does who looks.
    const press = async (which: Locator, button: 'read' | 'delete') => {
      const list = page.waitForResponse(
        (response) => response.request().method() === 'GET' && /user-notifications(\?|$)/.test(response.url()),
      );
      await which.getByRole('button', { name: name(button) }).click();
      await list;
    };
    await press(items.nth(1), 'read');
    await page.getByText(t('notifications.count', { count: 3 })).waitFor();
    // The button is gone: whoever uses the keyboard is still at its row.
    await expect.poll(() => items.nth(1).evaluate((row) => row === document.activeElement)).toBe(true);
    await press(items.nth(1), 'delete');
    await expect.poll(() => items.count()).toBe(3);
    await page.getByText(t('notifications.count', { count: 3 })).waitFor();
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('notifications.bellUnread', { count: 3 }) })
      .waitFor();

    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    await page.route('**/api/user-notifications/*', (route) => route.fulfill({ status: 500, json: {} }));
    await press(items.first(), 'delete');
    await expect.poll(() => lines.filter((line) => line.includes('could not be changed')).length).toBe(1);
    await expect.poll(() => items.count()).toBe(3);
    await page.unroute('**/api/user-notifications/*');

    await items.first().locator('.notification__open').click();
    await page.waitForURL(`**/${language}/about`);
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('notifications.bellUnread', { count: 2 }) })
      .waitFor();
    expect(await page.evaluate('window.hit')).toBeUndefined();
  });

  test('without script notifications are opened, read, deleted, and preferences are saved', async ({
    newPage,
    portal,
    guard,
  }) => {
    guard.allow(/422/);
    const page = await newPage({ javaScriptEnabled: false });
    const { id } = await signedIn(portal, page.context());
    await tellFour(portal, id);
    await page.goto(address);
    await page.locator('.notification__open').first().click();
    await page.waitForURL(`**/${language}/about`);
    await page.goto(address);
    await page.getByText(t('notifications.count', { count: 3 })).waitFor();
    await page
      .getByRole('button', { name: name('delete') })
      .first()
      .click();
    await expect.poll(() => page.locator('.notification').count()).toBe(3);
    await page.getByRole('button', { name: t('notifications.readAll') }).click();
    await page.getByText(t('notifications.count', { count: 0 })).waitFor();
    await page
      .getByRole('main')
      .getByRole('link', { name: t('preferences.title') })
      .last()
      .click();

    const email = page.locator('[name="email.recommendation"]');
    expect(await email.isChecked()).toBe(false);
    expect(await page.getByText(language === 'ar' ? 'توقيت قطر (UTC+3)' : 'Qatar time (UTC+3)').count()).toBe(1);
    // Of events nothing tells yet: no control without an effect.
    expect(await page.locator('[name="in_app.event-update"]').count()).toBe(0);
    await email.check();
    await page.locator('[name="frequency.organization-update"]').selectOption('never');
    await page.locator('[name=digest_hour]').selectOption('18');
    await page.locator('[name=quiet_from]').fill('22:00');
    await page.locator('[name=quiet_until]').fill('22:00');
    await page.getByRole('button', { name: t('account.save') }).click();
    await page.getByText(t('preferences.error.quietHours')).waitFor();
    await page.getByText(t('preferences.wrong')).waitFor();
    expect(await email.isChecked()).toBe(true);
    await page.locator('[name=quiet_until]').fill('07:00');
    await page.getByRole('button', { name: t('account.save') }).click();
    await page.getByText(t('account.done.preferences')).waitFor();
    expect(await email.isChecked()).toBe(true);
    expect(await page.locator('[name="frequency.organization-update"]').inputValue()).toBe('never');
    expect(await page.locator('[name=quiet_until]').inputValue()).toBe('07:00');
  });

  test('NAV-04: without unread ones bell and chat have no number, with a thousand a legible one', async ({
    newPage,
    portal,
  }) => {
    const page = await newPage({ viewport: viewports.phone });
    await signedIn(portal, page.context(), { hasMessaging: true });
    await openPage(page, address);
    await page.getByText(t('notifications.emptyTitle')).waitFor();
    expect(await page.locator('.bell__count').count()).toBe(0);
    await page.route('**/api/user-notifications?*', (route) =>
      route.fulfill({
        json: {
          success: true,
          data: { notifications: [], countUnread: 1000, countChatUnread: 100, meta: {} },
          message: null,
        },
      }),
    );
    await openPage(page, `/${language}/about`);
    const badge = page.locator('.bell:not(.bell--chat) .bell__count');
    await badge.waitFor();
    expect(await badge.textContent()).toBe('1,000');
    expect(await page.locator('.bell--chat .bell__count').textContent()).toBe('99+');
    const { x, width } = (await badge.boundingBox()) ?? { x: -1, width: 0 };
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(viewports.phone.width);
  });
});

test('a link to stop mails that is cut off says without script that nothing was changed, and leads to the preferences', async ({
  portal,
}) => {
  const body = 'x=1';
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
  const { status, text } = await rawRequest(portal.url, '/ar/unsubscribe?token=cut', { method: 'POST', headers, body });
  expect(status).toBe(422);
  expect(text).toContain('<h1');
  expect(text).toContain('تعذّر إيقاف الرسائل');
  expect(text).toContain('هذا الرابط ناقص');
  expect(text).toContain('href="/ar/account/preferences"');
  expect(text).not.toContain('أوقف هذه الرسائل');
});
