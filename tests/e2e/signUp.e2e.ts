import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { axeViolations, axeViolationsEverywhere } from '#tests/fixtures/axe.ts';
import { forEachLanguage, test } from '#tests/fixtures/browser.ts';
import { openPage } from '#tests/fixtures/openPage.ts';
import { type Portal, startPortal } from '#tests/fixtures/portal.ts';
import { errorAt, queryPortal } from '#tests/fixtures/webForms.ts';
import { goodPassword, linkInMail, webMember } from '#tests/fixtures/webMembers.ts';

// Decisions §3 and §4: becoming a member, by pages and mails, with and without script.

let guarded: Portal;
beforeAll(async () => {
  guarded = await startPortal({ env: { CAPTCHA_PROVIDER: 'altcha', RATE_LIMIT_FACTOR: '1' } });
});
afterAll(() => guarded.stop());

forEachLanguage((language) => {
  const t = translatorFor(language);
  const path = `/${language}/auth/register`;
  const confirmSubject = t('mail.account.confirm.subject');
  const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
  const newAddress = () => `new.${Math.random().toString(36).slice(2)}@example.org`;
  const fill = async (page: Page, address: string, hasScript = true) => {
    await page.locator('#full_name').fill('نور Noor');
    if (hasScript) {
      await page.locator('#country').fill(language === 'ar' ? 'قطر' : 'Qatar');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('Enter');
    } else await page.locator('#country').selectOption('QA');
    await page.locator('#organization_name').fill('Example University');
    await page.locator('#current_title').fill('Professor');
    await page.locator('#email').fill(address);
    await page.locator('#password').fill(goodPassword);
    await page.locator('#password_confirmation').fill(goodPassword);
    await page.locator('#terms_accepted').check();
  };
  const send = async (page: Page) => {
    await button(page, t('register.submit')).click();
    await page.getByRole('heading', { name: t('register.sentTitle') }).waitFor();
  };

  for (const javaScriptEnabled of [true, false])
    describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      const open = (page: Page, place: string) => (javaScriptEnabled ? openPage(page, place) : page.goto(place));

      test('ATH-04: somebody signs up, confirms by the press alone, signs in; a second press says so kindly', async ({
        newPage,
        portal,
        guard,
      }) => {
        guard.allow(/status of 422/);
        const address = newAddress();
        const page = await newPage({ javaScriptEnabled });
        await open(page, path);
        await fill(page, address, javaScriptEnabled);
        await send(page);
        expect(await page.getByRole('main').textContent()).toContain(address);

        const link = await linkInMail(portal, confirmSubject, address);
        const isConfirmed = async () => {
          const rows = await queryPortal<{ email_confirmed_at: Date | null }>(
            portal,
            'select email_confirmed_at from accounts where email = $1',
            [address],
          );
          return rows[0]?.email_confirmed_at !== null;
        };
        // What scanners of mails do.
        for (const method of ['GET', 'HEAD']) await page.request.fetch(link, { method });
        await open(page, link);
        expect(await isConfirmed()).toBe(false);
        await button(page, t('confirm.submit')).click();
        await page.getByText(t('confirm.doneTitle')).waitFor();
        expect(await isConfirmed()).toBe(true);
        await open(page, link);
        await button(page, t('confirm.submit')).click();
        await page.getByText(t('api.error.token_used')).waitFor();
        // A way on, with an answer that tells nothing of the address.
        for (const typed of ['nobody', address]) {
          await page.locator('#email').fill(typed);
          await button(page, t('auth.newLink')).click();
          if (typed === 'nobody')
            await expect.poll(() => errorAt(page.locator('#email'))).toBe(t('resetRequest.error.email.email'));
        }
        await page.getByRole('heading', { name: t('forgot.sentTitle') }).waitFor();
        expect(await page.getByRole('main').textContent()).toContain(address);
        await open(page, `/${language}/auth/login`);
        await page.locator('#email').fill(address);
        await page.locator('#password').fill(goodPassword);
        await button(page, t('auth.signIn')).click();
        await page.waitForURL((url) => url.pathname === `/${language}`);
      });

      test('each mistake has its sentence beside its field; what was typed stays, passwords are never shown again', async ({
        newPage,
        guard,
      }) => {
        guard.allow(/status of 422/);
        const page = await newPage({ javaScriptEnabled });
        await open(page, path);
        await fill(page, 'nobody', javaScriptEnabled);
        await page.locator('#password_confirmation').fill('another one');
        await page.locator('#terms_accepted').uncheck();
        await page.locator('#organization_name').fill('');
        await button(page, t('register.submit')).click();
        await expect.poll(() => errorAt(page.locator('#email'))).toBe(t('register.error.email.email'));
        expect(await errorAt(page.locator('#organization_name'))).toBe(t('register.error.organization_name.required'));
        expect(await errorAt(page.locator('#password_confirmation'))).toBe(
          t('register.error.password_confirmation.mismatch'),
        );
        expect(await errorAt(page.locator('#terms_accepted'))).toBe(t('register.error.terms_accepted.consent'));
        expect(await page.locator('#full_name').inputValue()).toBe('نور Noor');
        expect(await page.locator('#email').inputValue()).toBe('nobody');
        if (javaScriptEnabled) return;
        expect(await page.locator('#country').inputValue()).toBe('QA');
        expect(await page.content()).not.toContain(goodPassword.trim());
      });
    });

  test('a known address gets the same answer', async ({ page, portal }) => {
    const { email } = await webMember(portal, { locale: language });
    await openPage(page, path);
    await fill(page, email);
    await send(page);
  });

  test('an expired and a superseded link offer a new mail, whose link works', async ({ page, portal, guard }) => {
    guard.allow(/status of 422/);
    await openPage(page, `/${language}/auth/confirm-email`);
    await page.getByText(t('api.error.token_invalid')).waitFor();
    await page
      .getByRole('main')
      .getByRole('link', { name: t('auth.backToLogin') })
      .waitFor();
    const address = newAddress();
    await openPage(page, path);
    await fill(page, address);
    await send(page);
    const link = await linkInMail(portal, confirmSubject, address);
    await queryPortal(portal, `update mail_tokens set expires_at = now() - interval '1 hour' where email = $1`, [
      address,
    ]);
    await openPage(page, link);
    await button(page, t('confirm.submit')).click();
    await page.getByText(t('api.error.token_expired')).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await button(page, t('confirm.resend')).click();
    await page.getByText(t('confirm.sentTitle')).waitFor();
    await openPage(page, link);
    await button(page, t('confirm.submit')).click();
    await page.getByText(t('api.error.token_superseded')).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.locator('#email').fill(address);
    await button(page, t('auth.newLink')).click();
    await page.getByRole('heading', { name: t('forgot.sentTitle') }).waitFor();
    await openPage(page, await linkInMail(portal, confirmSubject, address, 3));
    await button(page, t('confirm.submit')).click();
    await page.getByText(t('confirm.doneTitle')).waitFor();
  });

  test('the fields are what password managers and browsers know', async ({ page }) => {
    await openPage(page, path);
    const tokens = await page
      .locator('main form input[autocomplete]')
      .evaluateAll((all) => all.map((one) => `${one.id} ${one.getAttribute('autocomplete')}`));
    expect(tokens).toEqual(
      expect.arrayContaining([
        'full_name name',
        'email username',
        'password new-password',
        'password_confirmation new-password',
      ]),
    );
    expect(await page.locator('main form').count()).toBe(1);
  });

  test('axe finds nothing wrong with the form and its mistakes, on either screen and in either theme', async ({
    page,
    guard,
  }) => {
    guard.allow(/status of 422/);
    await openPage(page, path);
    expect(await axeViolationsEverywhere(page)).toEqual([]);
    await button(page, t('register.submit')).click();
    await expect.poll(() => errorAt(page.locator('#email'))).toBe(t('register.error.email.required'));
    expect(await axeViolationsEverywhere(page)).toEqual([]);
  });

  describe('with the protection on', () => {
    // What the other language did from this address.
    beforeAll(() => queryPortal(guarded, 'delete from limit_counters'));

    const failThrice = async (page: Page, address: string) => {
      await page.locator('#email').fill(address);
      for (let attempt = 0; attempt < 3; attempt += 1) {
        expect(await page.locator('#captcha_answer').count()).toBe(0);
        await page.locator('#password').fill(`wrong ${attempt}`);
        await Promise.all([
          page.waitForResponse((response) => response.request().method() === 'POST' && response.status() === 422),
          button(page, t('auth.signIn')).click(),
        ]);
        await page.getByText(t('api.error.invalid_credentials')).waitFor();
      }
    };

    test('mistakes are said before anything is proved or sent; the work is unseen, after failed sign-ins too', async ({
      newPage,
      guard,
    }) => {
      guard.allow(/status of 422/);
      const page = await newPage({ url: guarded.url });
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
      });
      await openPage(page, path);
      await button(page, t('register.submit')).click();
      await expect.poll(() => errorAt(page.locator('#email'))).toBe(t('register.error.email.required'));
      expect(await errorAt(page.locator('#terms_accepted'))).toBe(t('register.error.terms_accepted.consent'));
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('full_name');
      expect(sent).not.toContain('/api/register');
      await fill(page, newAddress());
      await send(page);
      await openPage(page, `/${language}/auth/forgot-password`);
      await page.locator('#email').fill('nobody');
      await button(page, t('forgot.submit')).click();
      await expect.poll(() => errorAt(page.locator('#email'))).toBe(t('resetRequest.error.email.email'));
      expect(sent).not.toContain('/api/request-reset-password');

      const member = await webMember(guarded);
      await openPage(page, `/${language}/auth/login`);
      await failThrice(page, member.email);
      await page.locator('#password').fill(member.password);
      await button(page, t('auth.signIn')).click();
      await page.waitForURL((url) => url.pathname === `/${language}`);
      expect(sent).toContain('/api/login');
    });

    test('without script a question is asked, at the login only once it is needed', async ({ newPage, guard }) => {
      guard.allow(/status of 422/);
      const page = await newPage({ url: guarded.url, javaScriptEnabled: false });
      const member = await webMember(guarded);
      const answer = page.locator('#captcha_answer');
      await page.goto(`/${language}/auth/register`);
      await answer.waitFor();
      // The line that tells how far a script is, is not for this page.
      expect(await page.locator('.form__check').isVisible()).toBe(false);
      await page.goto(`/${language}/auth/login`);
      await failThrice(page, member.email);
      await page.locator('#password').fill(member.password);
      await button(page, t('auth.signIn')).click();
      await answer.waitFor();
      expect(await page.locator('#email').inputValue()).toBe(member.email);
      await page.locator('#password').fill(member.password);
      const numbers = (await page.locator('label[for=captcha_answer]').textContent())?.match(/\d+/g) ?? [];
      await answer.fill(String(numbers.reduce((sum, number) => sum + Number(number), 0)));
      // No sooner than a person could.
      await page.waitForTimeout(2100);
      await button(page, t('auth.signIn')).click();
      await page.waitForURL((url) => url.pathname === `/${language}`);
    });
  });
});
