import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { axeViolationsEverywhere } from '#tests/fixtures/axe.ts';
import { forEachLanguage, test } from '#tests/fixtures/browser.ts';
import { openPage, untilHydrated } from '#tests/fixtures/openPage.ts';
import { errorAt, queryPortal } from '#tests/fixtures/webForms.ts';
import { goodPassword, webMember } from '#tests/fixtures/webMembers.ts';

// Decisions §3 and §4: signing in, with and without script.

forEachLanguage((language) => {
  const t = translatorFor(language);
  const path = `/${language}/auth/login`;
  const email = (page: Page) => page.getByLabel(t('auth.email'), { exact: true });
  const password = (page: Page) => page.getByLabel(t('auth.password'), { exact: true });
  const button = (page: Page) => page.getByRole('button', { name: t('auth.signIn'), exact: true });
  const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);
  const enter = async (page: Page, member: { email: string; password: string }) => {
    await email(page).fill(member.email);
    await password(page).fill(member.password);
    await button(page).click();
  };

  for (const javaScriptEnabled of [true, false]) {
    describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      const open = (page: Page, place: string) => (javaScriptEnabled ? openPage(page, place) : page.goto(place));

      test('ATH-07: a member signs in with a password of spaces, Arabic and emoji, and lands on nextUrl', async ({
        newPage,
        portal,
      }) => {
        const member = await webMember(portal);
        const page = await newPage({ javaScriptEnabled });
        await open(page, `${path}?nextUrl=%2F${language}%2Fabout%3Fx%3D1`);
        await enter(page, member);
        await page.waitForURL(`**/${language}/about?x=1`);
        expect(await cookieNames(page)).toEqual(expect.arrayContaining(['__Host-session', '__Host-user']));
        // Signed in, the entrance leads on.
        await page.goto(`/${language}/auth?nextUrl=%2Fmembers`);
        expect(new URL(page.url()).pathname).toBe(`/${language}/members`);
        await page.goto(path);
        expect(new URL(page.url()).pathname).toBe(`/${language}`);
      });

      test('a wrong password is refused in one sentence for known and unknown addresses; the address stays, the password does not', async ({
        newPage,
        portal,
        guard,
      }) => {
        guard.allow(/status of 422/);
        const member = await webMember(portal);
        const page = await newPage({ javaScriptEnabled });
        await open(page, path);
        for (const address of [member.email, `nobody.${member.email}`]) {
          await enter(page, { email: address, password: 'not the right one' });
          await page.getByText(t('api.error.invalid_credentials')).waitFor();
          expect(await email(page).inputValue()).toBe(address);
          // Without script the page came back, and never holds what was typed.
          if (!javaScriptEnabled) {
            expect(await password(page).inputValue()).toBe('');
            expect(await page.content()).not.toContain('not the right one');
          }
        }
        expect(await cookieNames(page)).not.toContain('__Host-session');
      });

      test('each mistake has its sentence beside its field', async ({ newPage, guard }) => {
        guard.allow(/status of 422/);
        const page = await newPage({ javaScriptEnabled });
        await open(page, path);
        await button(page).click();
        await expect.poll(() => errorAt(email(page))).toBe(t('login.error.email.required'));
        await email(page).fill('nobody');
        await button(page).click();
        await expect.poll(() => errorAt(email(page))).toBe(t('login.error.email.email'));
        await email(page).fill('nobody@example.org');
        await button(page).click();
        await expect.poll(() => errorAt(password(page))).toBe(t('login.error.password.required'));
        // Said of the password before, too: the answer is here when the focus leads to it.
        if (javaScriptEnabled)
          await expect.poll(() => password(page).evaluate((element) => element === document.activeElement)).toBe(true);
      });
    });
  }

  test('the form is what password managers know, can show the password, and is a page that nobody keeps or finds', async ({
    page,
  }) => {
    for (const place of [path, `/${language}/auth`]) {
      const answer = await page.goto(place);
      expect(answer?.headers()).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'same-origin',
      });
      await untilHydrated(page);
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/auth\/login$/);
      expect(await page.locator('main form').count()).toBe(1);
      expect(await email(page).getAttribute('autocomplete')).toBe('username webauthn');
      expect(await password(page).getAttribute('autocomplete')).toBe('current-password');
    }
    await password(page).fill(goodPassword);
    await page.getByRole('button', { name: t('auth.showPassword') }).click();
    expect(await password(page).getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: t('auth.hidePassword') }).click();
    expect(await password(page).getAttribute('type')).toBe('password');
    expect(await password(page).inputValue()).toBe(goodPassword);
  });

  test('the address that was typed stays through a change of the language; the password is never kept', async ({
    page,
  }) => {
    await openPage(page, path);
    await email(page).fill('noor@example.org');
    await password(page).fill(goodPassword);
    await page.locator('.header__tools a[hreflang]').click();
    await page.waitForURL(/auth\/login$/);
    await untilHydrated(page);
    expect(await page.locator('#email').inputValue()).toBe('noor@example.org');
    expect(await page.locator('#password').inputValue()).toBe('');
  });

  test('axe finds nothing wrong with the form and its mistakes, on either screen and in either theme', async ({
    page,
    guard,
  }) => {
    guard.allow(/status of 422/);
    await openPage(page, path);
    expect(await axeViolationsEverywhere(page)).toEqual([]);
    await button(page).click();
    await expect.poll(() => errorAt(email(page))).toBe(t('login.error.email.required'));
    expect(await axeViolationsEverywhere(page)).toEqual([]);
  });
});

test('nothing of a sign-in is noted of what was typed', async ({ page, portal }) => {
  const member = await webMember(portal);
  await openPage(page, '/en/auth/login');
  await page.locator('#email').fill(member.email);
  await page.locator('#password').fill(member.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/en');
  const rows = await queryPortal(portal, 'select * from ui_actions');
  expect(JSON.stringify(rows)).not.toContain(member.email);
});
