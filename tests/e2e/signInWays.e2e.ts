import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { aSecondFactor } from '#tests/fixtures/aSecondFactor.ts';
import { axeViolations } from '#tests/fixtures/axe.ts';
import { blockCookies } from '#tests/fixtures/blockCookies.ts';
import { forEachLanguage, test } from '#tests/fixtures/browser.ts';
import { devicePasskeys } from '#tests/fixtures/devicePasskeys.ts';
import { openPage, untilHeaderAnswered, untilHydrated } from '#tests/fixtures/openPage.ts';
import { startPortal } from '#tests/fixtures/portal.ts';
import { errorAt, queryPortal } from '#tests/fixtures/webForms.ts';
import { enterAs, goodPassword, onPortal, webMember } from '#tests/fixtures/webMembers.ts';

// Signing in by two steps or a passkey, where it can not work, and when a session ends while a form is half typed.

forEachLanguage((language) => {
  const t = translatorFor(language);
  const path = `/${language}/auth/login`;
  const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
  const enter = async (page: Page, email: string) => {
    await page.locator('#email').fill(email);
    await page.locator('#password').fill(goodPassword);
    await button(page, t('auth.signIn')).click();
  };

  for (const javaScriptEnabled of [true, false])
    describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      const open = (page: Page, place: string) => (javaScriptEnabled ? openPage(page, place) : page.goto(place));

      test('a second factor is asked for after the password; a wrong code is refused, then the right one leads on', async ({
        newPage,
        portal,
        guard,
      }) => {
        guard.allow(/status of 422/);
        const member = await webMember(portal);
        const { codeAt } = await onPortal(portal, (where) => aSecondFactor(where, member.id));
        const page = await newPage({ javaScriptEnabled });
        await open(page, `${path}?nextUrl=%2Fabout`);
        await enter(page, member.email);
        const code = page.locator('#code');
        await code.waitFor();
        expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(t('auth.codeTitle'));
        expect(await code.getAttribute('autocomplete')).toBe('one-time-code');
        if (javaScriptEnabled) {
          expect(await code.evaluate((element) => element === document.activeElement)).toBe(true);
          expect(await axeViolations(page)).toEqual([]);
        }
        await code.fill('12');
        await button(page, t('auth.signIn')).click();
        await expect.poll(() => errorAt(code)).toBe(t('secondFactor.error.code.wrong'));
        await code.fill(codeAt());
        await button(page, t('auth.signIn')).click();
        await page.waitForURL((url) => url.pathname === `/${language}/about`);
      });
    });

  test('ATH-08: a session that ends while a form is half typed: sign in, come back, and what was typed stands there', async ({
    page,
    portal,
  }) => {
    const member = await webMember(portal, { locale: language });
    await enterAs(page, portal, member.id);
    const place = `/${language}/account/my-information`;
    await openPage(page, place);
    await page.locator('input[name=full_name]').fill('Half typed نصف');
    await untilHeaderAnswered(page);
    await queryPortal(portal, 'delete from sessions where member_id = $1', [member.id]);
    await page.locator('form:has(input[name=full_name]) button[type=submit]').click();
    await page.waitForURL((url) => url.pathname === path);
    await page.getByText(t('auth.sessionEnded')).waitFor();
    await untilHydrated(page);
    await enter(page, member.email);
    await page.waitForURL((url) => url.pathname === place);
    await untilHydrated(page);
    await expect.poll(() => page.locator('input[name=full_name]').inputValue()).toBe('Half typed نصف');
    // Kept once: after it was saved, the page shows what is stored.
    await page.locator('form:has(input[name=full_name]) button[type=submit]').click();
    await page.getByText(t('account.done.information')).waitFor();
    await openPage(page, place);
    expect(await page.locator('input[name=full_name]').inputValue()).toBe('Half typed نصف');
  });

  test('ATH-08: without script, too, what was half typed stands there after the sign-in, and no address holds it', async ({
    newPage,
    portal,
  }) => {
    const member = await webMember(portal, { locale: language });
    const page = await newPage({ javaScriptEnabled: false });
    await enterAs(page, portal, member.id);
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    const place = `/${language}/account/my-information`;
    await page.goto(place);
    await page.locator('input[name=full_name]').fill('Half typed نصف');
    await page.locator('input[name=city]').fill('Aleppo حلب');
    await page.locator('select[name=form_of_address]').selectOption({ index: 1 });
    const chosen = await page.locator('select[name=form_of_address]').inputValue();
    await queryPortal(portal, 'update sessions set revoked_at = now() where member_id = $1', [member.id]);
    const save = page.locator('form:has(input[name=full_name]) button[type=submit]');
    await save.click();
    await page.waitForURL((url) => url.pathname === path);
    await page.getByText(t('auth.sessionEnded')).waitFor();
    await enter(page, member.email);
    await page.waitForURL((url) => url.pathname === place);
    await page.getByText(t('account.held')).waitFor();
    expect(await page.locator('input[name=full_name]').inputValue()).toBe('Half typed نصف');
    expect(await page.locator('input[name=city]').inputValue()).toBe('Aleppo حلب');
    expect(await page.locator('select[name=form_of_address]').inputValue()).toBe(chosen);
    expect(addresses.filter((address) => /Half|Aleppo/.test(address))).toEqual([]);
    const rows = await queryPortal(portal, 'select full_name from members where id = $1', [member.id]);
    expect(rows).toEqual([{ full_name: 'Noor Test' }]);
    await save.click();
    await page.getByText(t('account.done.information')).waitFor();
    await page.goto(place);
    expect(await page.getByText(t('account.held')).count()).toBe(0);
    expect(await page.locator('input[name=city]').inputValue()).toBe('Aleppo حلب');
  });

  for (const javaScriptEnabled of [true, false])
    test(`ATH-11: with cookies blocked public pages work, and the login says what is needed (${javaScriptEnabled ? 'with' : 'without'} script)`, async ({
      portal,
      newPage,
    }) => {
      const member = await webMember(portal);
      const page = await newPage({ javaScriptEnabled });
      await blockCookies(page);
      await page.goto(`/${language}/about`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      if (javaScriptEnabled) {
        await untilHydrated(page);
        await page.getByRole('button', { name: t('theme.toDark') }).click();
        await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
      }
      await page.goto(path);
      if (javaScriptEnabled) await untilHydrated(page);
      await enter(page, member.email);
      await page.getByText(t('auth.cookiesNeeded')).first().waitFor();
      expect(await page.context().cookies()).toEqual([]);
    });

  test('a passkey signs in by its button', async ({ page, portal }) => {
    const member = await webMember(portal);
    await enterAs(page, portal, member.id);
    await devicePasskeys(page);
    await openPage(page, `/${language}/account/security`);
    await page.locator('input[name=name]').fill('Test key');
    await page.getByRole('button', { name: t('account.passkeys.add'), exact: true }).click();
    await page.getByText('Test key').first().waitFor();
    await untilHeaderAnswered(page);
    await page.context().clearCookies();
    await openPage(page, `${path}?nextUrl=%2Fabout`);
    await button(page, t('auth.withPasskey')).click();
    await page.waitForURL((url) => url.pathname === `/${language}/about`);
  });
});

test('a member whose account is disabled meanwhile is signed out and led to the login page, which lets others in', async ({
  page,
  portal,
  guard,
}) => {
  guard.allow(/status of 403/);
  const { id } = await webMember(portal);
  await enterAs(page, portal, id);
  const place = '/en/account/recommendations';
  await openPage(page, place);
  await untilHeaderAnswered(page);
  await queryPortal(portal, "update accounts set status = 'disabled' where member_id = $1", [id]);
  // The page asks for what it shows by a call of its own: it is refused.
  await page.locator('.account-tabs a').nth(1).click();
  await page.waitForURL((url) => url.pathname === '/en/auth/login');
  expect(new URL(page.url()).searchParams.get('nextUrl')).toContain(place);
  await page.locator('#email').waitFor();
  expect((await page.context().cookies()).filter(({ name }) => name.startsWith('__Host-'))).toEqual([]);
});

test('where the portal’s address is not secure, the login page says that signing in can not work', async ({
  newPage,
}) => {
  const portal = await startPortal({ env: { PUBLIC_URL: 'http://riwaq.example' } });
  try {
    const page = await newPage({ url: portal.url, javaScriptEnabled: false });
    await page.goto('/en/auth/login');
    await page.getByText(translatorFor('en')('auth.insecureTitle')).waitFor();
  } finally {
    await portal.stop();
  }
});
