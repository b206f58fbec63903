import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { aSecondFactor, codeOf } from '#tests/fixtures/aSecondFactor.ts';
import { axeViolationsOnBoth } from '#tests/fixtures/axe.ts';
import { devicePasskeys } from '#tests/fixtures/devicePasskeys.ts';
import { forEachLanguage, test } from '#tests/fixtures/browser.ts';
import type { PortalPlace } from '#tests/fixtures/portal.ts';
import { signedIn } from '#tests/fixtures/signedIn.ts';
import { enterAs, onPortal, webMember } from '#tests/fixtures/webMembers.ts';

const password = 'correct horse battery';
const longAgo = () => new Date(Date.now() - 3_600_000);
const keyOf = (portal: PortalPlace) =>
  Buffer.from(readFileSync(join(portal.dataDir, 'secret-key'), 'utf8').trim(), 'base64url');
const secretOn = async (page: Page) => (await page.locator('.account__secret').innerText()).replaceAll(/\s/g, '');

forEachLanguage((language) => {
  const t = translatorFor(language);
  const path = `/${language}/account/security`;

  test('a visitor is led to the login page, and back from there', async ({ page }) => {
    await page.goto(path);
    expect(new URL(page.url()).pathname).toBe(`/${language}/auth/login`);
    expect(new URL(page.url()).searchParams.get('nextUrl')).toBe(path);
  });

  for (const javaScriptEnabled of [true, false])
    test(`the second factor goes on with a code, ${javaScriptEnabled ? 'with' : 'without'} script; a wrong code keeps the same secret`, async ({
      newPage,
      portal,
      guard,
    }) => {
      guard.allow(/422/);
      const page = await newPage({ javaScriptEnabled });
      await signedIn(portal, page.context());
      const answer = await page.goto(path);
      expect(answer?.headers()['cache-control']).toBe('private, no-store');
      await page.getByRole('button', { name: t('account.factor.start') }).click();
      const secret = await secretOn(page);
      // What to do now is where a screen reader goes on.
      if (javaScriptEnabled) await page.locator('.account__steps:focus').waitFor();
      await page.getByLabel(t('account.factor.code')).fill('000000');
      await page.getByRole('button', { name: t('account.factor.enable') }).click();
      await page.getByText(t('secondFactor.error.code.first')).waitFor();
      expect(await secretOn(page)).toBe(secret);
      await page.getByLabel(t('account.factor.code')).fill(codeOf(secret));
      await page.getByRole('button', { name: t('account.factor.enable') }).click();
      await page.getByText(t('account.codes.title')).waitFor();
      const codes = await page.locator('.account__codes code').allInnerTexts();
      expect(codes).toHaveLength(10);
      const file = await page.getByRole('link', { name: t('account.codes.download') }).getAttribute('href');
      expect(decodeURIComponent(file ?? '')).toContain(codes[9]);
      await page.goto(path);
      await page.getByText(t('account.factor.on')).waitFor();
      expect(await page.content()).not.toContain(codes[0]);
    });

  for (const javaScriptEnabled of [true, false])
    test(`an old proof is asked for once more, ${javaScriptEnabled ? 'with' : 'without'} script, and then it goes on by itself`, async ({
      newPage,
      portal,
      guard,
    }) => {
      guard.allow(/409|422/);
      const page = await newPage({ javaScriptEnabled });
      await signedIn(portal, page.context(), { password, provenAt: longAgo(), secretKey: keyOf(portal) });
      await page.goto(path);
      await page.getByRole('button', { name: t('account.factor.start') }).click();
      await page.getByRole('heading', { name: t('account.proof.title') }).waitFor();
      await page.getByRole('button', { name: t('account.proof.submit') }).click();
      await page.getByText(t('reauthenticate.error.password.required')).waitFor();
      await page.getByLabel(t('account.proof.password')).fill('wrong horse battery');
      await page.getByRole('button', { name: t('account.proof.submit') }).click();
      await page.getByText(t('reauthenticate.error.password.wrong')).waitFor();
      await page.getByLabel(t('account.proof.password')).fill(password);
      await page.getByRole('button', { name: t('account.proof.submit') }).click();
      expect(await secretOn(page)).toMatch(/^[A-Z2-7]{32}$/);
    });

  test('the password is changed; what is wrong stands beside its field', async ({ newPage, portal, guard }) => {
    guard.allow(/422/);
    const page = await newPage({ javaScriptEnabled: false });
    await signedIn(portal, page.context(), { password, secretKey: keyOf(portal) });
    await page.goto(path);
    const fill = async (old: string, first: string, second: string) => {
      await page.locator('#old_password').fill(old);
      await page.locator('#password').fill(first);
      await page.locator('#password_confirmation').fill(second);
      await page.getByRole('button', { name: t('account.password.change') }).click();
    };
    await fill('wrong', 'another horse battery', 'another');
    await page.locator('#password_confirmation-error').waitFor();
    await fill(password, 'another horse battery', 'another horse battery');
    await page.getByText(t('account.done.password')).waitFor();
  });

  test('the second factor goes off after a code only, not after the password, and not while the password needs it', async ({
    newPage,
    portal,
    guard,
  }) => {
    guard.allow(/409|422/);
    const page = await newPage({ javaScriptEnabled: false });
    const { id } = await webMember(portal);
    const { codeAt } = await onPortal(portal, async ({ db, config }) => {
      await db.updateTable('accounts').set({ is_password_short: true }).where('member_id', '=', id).execute();
      return aSecondFactor({ db, config }, id);
    });
    await enterAs(page, portal, id, { authenticatedAt: longAgo() });
    await page.goto(path);
    await page.getByRole('button', { name: t('account.factor.off'), exact: true }).click();
    await page.getByRole('heading', { name: t('account.proof.title') }).waitFor();
    expect(await page.locator('input[type="password"]').count()).toBe(0);
    await page.getByRole('button', { name: t('account.proof.submit') }).click();
    await page.getByText(t('secondFactor.error.code.required')).waitFor();
    await page.getByLabel(t('account.proof.code')).fill(codeAt());
    await page.getByRole('button', { name: t('account.proof.submit') }).click();
    const notice = page.locator('#second-factor').getByRole('alert');
    expect(await notice.innerText()).toContain(t('api.error.password_too_short'));
    await notice.getByRole('link', { name: t('account.password.change') }).click();
    await page.waitForURL(/#own-password$/);
    await page.getByText(t('account.factor.on')).waitFor();
  });

  test('a passkey is added and removed', async ({ newPage, portal }) => {
    const page = await newPage();
    await signedIn(portal, page.context());
    await devicePasskeys(page);
    await page.addInitScript(() => {
      const moved: number[] = ((window as unknown as { moved: number[] }).moved = []);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path);
    const name = language === 'ar' ? 'My laptop' : 'حاسوبي';
    const add = page.getByRole('button', { name: t('account.passkeys.add') });
    await expect.poll(() => add.isEnabled()).toBe(true);
    // The sessions below stay where they are when the script comes.
    expect(await page.evaluate(() => (window as unknown as { moved: number[] }).moved)).toEqual([]);
    await page.getByLabel(t('account.passkeys.name')).fill(name);
    await add.click();
    await page.getByText(t('account.done.passkeyAdded')).waitFor();
    await page.getByRole('button', { name: t('account.passkeys.removeNamed', { name }) }).click();
    await page.getByText(t('account.done.passkeyRemoved')).waitFor();
    expect(await page.getByText(name).count()).toBe(0);
  });

  test('the page has no accessibility violation, on a phone and on a desk, light and dark', async ({
    page,
    portal,
  }) => {
    await signedIn(portal, page.context());
    await page.goto(path);
    expect(await axeViolationsOnBoth(page)).toEqual([]);
    await page.getByRole('button', { name: t('account.factor.start') }).click();
    await page.locator('.qr').waitFor();
    expect(await axeViolationsOnBoth(page)).toEqual([]);
  });
});
