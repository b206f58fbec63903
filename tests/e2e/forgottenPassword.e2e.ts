import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { axeViolations, axeViolationsEverywhere } from '#tests/fixtures/axe.ts';
import { forEachLanguage, test } from '#tests/fixtures/browser.ts';
import { openPage, untilHydrated } from '#tests/fixtures/openPage.ts';
import { errorAt, queryPortal } from '#tests/fixtures/webForms.ts';
import { enterAs, linkInMail, webMember } from '#tests/fixtures/webMembers.ts';

// Decisions §3: a forgotten password is replaced by the link of a mail.

forEachLanguage((language) => {
  const t = translatorFor(language);
  const path = `/${language}/auth/forgot-password`;
  const subject = t('mail.account.reset.subject');
  const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
  const askFor = async (page: Page, address: string, hasScript = true) => {
    await (hasScript ? openPage(page, path) : page.goto(path));
    await page.locator('#email').fill(address);
    await button(page, t('forgot.submit')).click();
    await page.getByRole('heading', { name: t('forgot.sentTitle') }).waitFor();
  };

  for (const javaScriptEnabled of [true, false])
    describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      const open = (page: Page, place: string) => (javaScriptEnabled ? openPage(page, place) : page.goto(place));

      test('ATH-04, ATH-07: the link is opened by a scanner, then by the person, whose new password counts as typed', async ({
        newPage,
        portal,
        guard,
      }) => {
        guard.allow(/status of 422/);
        const member = await webMember(portal, { locale: language });
        const page = await newPage({ javaScriptEnabled });
        await askFor(page, member.email, javaScriptEnabled);
        expect(await page.getByRole('main').textContent()).toContain(member.email);
        const link = await linkInMail(portal, subject, member.email);
        for (const method of ['GET', 'HEAD']) await page.request.fetch(link, { method });
        await open(page, link);
        await page.locator('#password').fill('short');
        await page.locator('#password_confirmation').fill('short');
        await button(page, t('newPassword.submit')).click();
        await expect.poll(() => errorAt(page.locator('#password'))).toBe(t('newPassword.error.password.min'));
        const chosen = '  جملة جديدة with spaces 🌿  ';
        await page.locator('#password').fill(chosen);
        await page.locator('#password_confirmation').fill(chosen);
        await button(page, t('newPassword.submit')).click();
        await page.getByText(t('auth.passwordChanged')).waitFor();
        if (javaScriptEnabled) await untilHydrated(page);
        await page.locator('#email').fill(member.email);
        await page.locator('#password').fill(chosen);
        await button(page, t('auth.signIn')).click();
        await page.waitForURL((url) => url.pathname === `/${language}`);
        // Signed in, the page of a used link still opens and says so.
        await open(page, link);
        await page.getByText(t('api.error.token_used')).waitFor();
        expect(new URL(page.url()).pathname).toBe(`/${language}/auth/reset-password`);
        expect(await page.locator('#email').inputValue()).toBe(member.email);
        await button(page, t('auth.newLink')).click();
        await page.getByRole('heading', { name: t('forgot.sentTitle') }).waitFor();
        await linkInMail(portal, subject, member.email, 2);
      });
    });

  test('the answer is the same for an address without an account', async ({ page }) => {
    await askFor(page, 'nobody.at.all@example.org');
  });

  test('the token leaves the address bar, stays through a reload, and stands in no canonical link and no action', async ({
    page,
    portal,
    guard,
  }) => {
    const member = await webMember(portal, { locale: language });
    await askFor(page, member.email);
    const link = await linkInMail(portal, subject, member.email);
    const token = link.split('token=')[1] ?? '';
    const answer = await page.goto(link);
    expect(answer?.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' });
    await untilHydrated(page);
    expect(new URL(page.url()).search).toBe('');
    expect(await page.locator('head').evaluate((element) => element.outerHTML)).not.toContain(token);
    await page.reload();
    await page.locator('#password').waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    expect(JSON.stringify(await queryPortal(portal, 'select * from ui_actions'))).not.toContain(token);
    // Spec §8: on this page one stays, whatever a call says of who is signed in.
    guard.allow(/status of 40[13]/);
    await page.locator('#password').fill('a long phrase 7 🌿');
    await page.locator('#password_confirmation').fill('a long phrase 7 🌿');
    for (const status of [401, 403]) {
      const message = `Refused with ${status}`;
      await page.route('**/api/reset-password', (route) =>
        route.fulfill({ status, json: { success: false, code: 'forbidden', message, errors: {} } }),
      );
      await button(page, t('newPassword.submit')).click();
      await page.getByText(message).waitFor();
      expect(new URL(page.url()).pathname).toBe(`/${language}/auth/reset-password`);
    }
  });

  test('a link without its token, a superseded and an expired one each say why, with a way on', async ({
    page,
    portal,
  }) => {
    await openPage(page, `/${language}/auth/reset-password`);
    await page.getByText(t('api.error.token_invalid')).waitFor();
    const member = await webMember(portal, { locale: language });
    await askFor(page, member.email);
    const first = await linkInMail(portal, subject, member.email);
    await askFor(page, member.email);
    const second = await linkInMail(portal, subject, member.email, 2);
    await openPage(page, first);
    await page.getByText(t('api.error.token_superseded')).waitFor();
    await queryPortal(portal, `update mail_tokens set expires_at = now() - interval '1 hour' where email = $1`, [
      member.email,
    ]);
    await openPage(page, second);
    await page.getByText(t('api.error.token_expired')).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: t('auth.newLink') }).click();
    await page.waitForURL(`**${path}`);
  });

  test('a member is led from the form that asks for a link, not from the pages that links open', async ({
    page,
    portal,
  }) => {
    const member = await webMember(portal);
    await enterAs(page, portal, member.id);
    await page.goto(path);
    expect(new URL(page.url()).pathname).toBe(`/${language}`);
    for (const place of ['reset-password', 'set-password', 'confirm-email']) {
      await page.goto(`/${language}/auth/${place}`);
      expect(new URL(page.url()).pathname).toBe(`/${language}/auth/${place}`);
    }
  });

  test('axe finds nothing wrong with the pages, on either screen and in either theme', async ({
    page,
    portal,
    guard,
  }) => {
    guard.allow(/status of 422/);
    const member = await webMember(portal, { locale: language });
    await openPage(page, path);
    expect(await axeViolationsEverywhere(page)).toEqual([]);
    await askFor(page, member.email);
    expect(await axeViolationsEverywhere(page)).toEqual([]);
    await openPage(page, await linkInMail(portal, subject, member.email));
    await button(page, t('newPassword.submit')).click();
    await expect.poll(() => errorAt(page.locator('#password'))).toBe(t('newPassword.error.password.required'));
    expect(await axeViolationsEverywhere(page)).toEqual([]);
    await openPage(page, `/${language}/auth/confirm-email?token=${'a'.repeat(43)}`);
    expect(await axeViolationsEverywhere(page)).toEqual([]);
  });
});
