import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { type ContactField, contactTopics } from '#domain/contactMessage.ts';
import { translatorFor } from '#i18n/catalogs.ts';
import type { MessageId } from '#i18n/messageId.ts';
import { axeViolationsEverywhere } from '#tests/fixtures/axe.ts';
import { forEachLanguage, test } from '#tests/fixtures/browser.ts';
import { missingStyles } from '#tests/fixtures/missingStyles.ts';
import { type Portal, startPortal } from '#tests/fixtures/portal.ts';
import { errorAt, fieldNamed, mailsAbout, openForm, queryPortal } from '#tests/fixtures/webForms.ts';

// Decisions §4: writing to the secretariat, and the protection against machines.

let guarded: Portal;
beforeAll(async () => {
  guarded = await startPortal({ env: { CAPTCHA_PROVIDER: 'altcha' } });
});
afterAll(() => guarded.stop());

const message = 'When does the gathering begin, and where?';

forEachLanguage((language) => {
  const t = translatorFor(language);
  const path = `/${language}/contact-us`;
  const field = (page: Page, name: ContactField) => fieldNamed(page, t(`contact.field.${name}.label`));
  const button = (page: Page) => page.getByRole('button', { name: t('contact.submit'), exact: true });
  const sent = (page: Page) => page.getByRole('heading', { name: t('contact.successTitle') });
  const named = (what: string) => `${what} ${language} ${Math.random().toString(36).slice(2)}`;

  const fill = async (page: Page, name: string) => {
    await field(page, 'full_name').fill(name);
    await field(page, 'email').fill('noor@example.org');
    await field(page, 'topic').selectOption('membership');
    await field(page, 'message').fill(message);
    await field(page, 'consent').check();
  };

  test('the page has the form, its topics, the secretariat’s address and pages that may help', async ({ page }) => {
    await openForm(page, path);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(t('contact.title'));
    expect(await field(page, 'topic').locator('option').allTextContents()).toEqual([
      t('form.select'),
      ...contactTopics.map((topic) => t(`contact.topic.${topic}`)),
    ]);
    const aside = page.getByRole('main').getByRole('complementary');
    const address = aside.getByRole('link', { name: /@/ });
    expect(await address.getAttribute('href')).toBe(`mailto:${await address.textContent()}`);
    expect(await aside.getByRole('listitem').count()).toBe(5);
  });

  test('each mistake has its sentence, the focus goes to the first, and nothing is sent', async ({ page }) => {
    let calls = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('contact-us')) calls += 1;
    });
    await openForm(page, path);
    await field(page, 'organization_name').fill('A');
    await field(page, 'phone_number').fill('12a');
    await button(page).click();
    for (const [name, code] of [
      ['full_name', 'required'],
      ['email', 'required'],
      ['phone_number', 'digits'],
      ['organization_name', 'min'],
      ['topic', 'required'],
      ['message', 'required'],
      ['consent', 'consent'],
    ] as const)
      expect(await errorAt(field(page, name)), name).toBe(t(`contact.error.${name}.${code}` as MessageId));
    expect(await field(page, 'full_name').evaluate((element) => element === document.activeElement)).toBe(true);
    await field(page, 'message').fill('too short');
    expect(await errorAt(field(page, 'message'))).toBe(t('contact.error.message.min'));
    await field(page, 'message').fill('a'.repeat(3001));
    expect(await errorAt(field(page, 'message'))).toBe(t('contact.error.message.maxLength'));
    await field(page, 'consent').check();
    expect(await errorAt(field(page, 'consent'))).toBeNull();
    expect(calls).toBe(0);
  });

  test('a message is stored once, answered with a reference number and followed by two mails; another can be sent', async ({
    page,
    portal,
  }) => {
    const name = named('Contact');
    await openForm(page, path);
    await fill(page, name);
    await field(page, 'phone_number').fill('55551234');
    await button(page).dblclick();
    await sent(page).waitFor();
    expect(await sent(page).evaluate((element) => element === document.activeElement)).toBe(true);
    const rows = await queryPortal<Record<string, string>>(
      portal,
      'select reference, topic, phone_number, message, locale from contact_messages where full_name = $1',
      [name],
    );
    expect(rows).toEqual([
      {
        reference: expect.stringMatching(/^CM-/),
        topic: 'membership',
        phone_number: '+974 55551234',
        message,
        locale: language,
      },
    ]);
    const reference = rows[0]?.reference ?? '';
    const shown = page.locator('bdi', { hasText: reference });
    expect(await shown.getAttribute('dir')).toBe('ltr');
    expect(await mailsAbout(portal, reference, 2)).toHaveLength(2);
    await page.getByRole('button', { name: t('contact.sendAnother') }).click();
    await field(page, 'full_name').waitFor();
    expect(await field(page, 'full_name').inputValue()).toBe('');
    expect(await page.locator('#phone_number_code').inputValue()).toBe('+974');
    expect(await page.evaluate(() => localStorage.getItem('riwaq.draft.contact'))).toBeNull();
  });

  test('a failure says what to do and keeps everything, also through a reload', async ({ page, guard }) => {
    guard.allow(/ERR_FAILED/);
    const name = named('Failure');
    await openForm(page, path);
    await fill(page, name);
    await page.route('**/api/contact-us', (route) => route.abort(), { times: 1 });
    await button(page).click();
    const dialog = page.getByRole('dialog', { name: t('form.failureTitle') });
    await dialog.getByText(t('form.failureText')).waitFor();
    await page.reload();
    await page.getByText(t('form.draftRestored')).waitFor();
    expect(await field(page, 'message').inputValue()).toBe(message);
    expect(await field(page, 'consent').isChecked()).toBe(true);
    await button(page).click();
    await sent(page).waitFor();
  });

  test('without script a form that is wrong comes back whole, and a right one leads to its reference number', async ({
    newPage,
    portal,
    guard,
  }) => {
    guard.allow(/status of 422/);
    const name = named('No script');
    const page = await newPage({ javaScriptEnabled: false });
    await page.goto(path);
    await field(page, 'message').fill('too short');
    await field(page, 'topic').selectOption('privacy');
    await button(page).click();
    await page
      .getByText(t('form.errorSummary', { count: 4 }))
      .first()
      .waitFor();
    expect(await errorAt(field(page, 'message'))).toBe(t('contact.error.message.min'));
    expect(await field(page, 'topic').inputValue()).toBe('privacy');
    await fill(page, name);
    await button(page).click();
    await sent(page).waitFor();
    await page.reload();
    await sent(page).waitFor();
    expect(await queryPortal(portal, 'select from contact_messages where full_name = $1', [name])).toHaveLength(1);
    await page.getByRole('link', { name: t('contact.sendAnother') }).click();
    await field(page, 'full_name').waitFor();
  });

  test('axe finds nothing wrong with the form, its mistakes, its dialog and its answer, on either screen and in either theme', async ({
    page,
    guard,
  }) => {
    guard.allow(/ERR_FAILED/);
    await openForm(page, path);
    await button(page).click();
    await page.getByText(t('contact.error.full_name.required')).waitFor();
    expect(await axeViolationsEverywhere(page)).toEqual([]);
    await fill(page, named('Axe'));
    await page.route('**/api/contact-us', (route) => route.abort(), { times: 1 });
    await button(page).click();
    await page.getByRole('dialog', { name: t('form.failureTitle') }).waitFor();
    expect(await axeViolationsEverywhere(page)).toEqual([]);
    await page.getByRole('button', { name: t('form.tryAgain'), exact: true }).click();
    await button(page).click();
    await sent(page).waitFor();
    expect(await axeViolationsEverywhere(page)).toEqual([]);
  });

  // They wait for machines and for what a person needs to read: side by side.
  describe.concurrent('with the protection on', () => {
    test('every public page links each style sheet that its HTML needs, also that of parts whose script comes later', async () => {
      const paths = ['', '/about', '/education', '/focus-areas/research/sustainability', '/opportunities', '/members']
        .concat('/organizations', '/organizations/join-us', '/contact-us', '/privacy', '/founding-fellows-profile')
        .concat('/annual-gathering-24', '/auth/login', '/auth/register', '/auth/forgot-password', '/no-such-page');
      const pages = paths.map((page) => `/${language}${page}`);
      expect(await missingStyles(guarded.url, pages)).toEqual({});
    });

    test('the browser does its work while the person types, without a widget and without breaking the page’s policy', async ({
      newPage,
    }) => {
      const page = await newPage({ url: guarded.url });
      await openForm(page, path);
      await fill(page, named('Altcha'));
      await page.getByText(t('form.captcha.verified')).waitFor();
      await button(page).click();
      await sent(page).waitFor();
      // The next message needs, and gets, a proof of its own.
      await page.getByRole('button', { name: t('contact.sendAnother') }).click();
      await fill(page, named('Altcha again'));
      await button(page).click();
      await sent(page).waitFor();
    });

    test('a browser that can not do the work asks a question instead', async ({ newPage, guard }) => {
      guard.allow(/status of 422/);
      const page = await newPage({ url: guarded.url });
      await page.addInitScript(() => {
        SubtleCrypto.prototype.deriveBits = () => Promise.reject(new DOMException('', 'NotSupportedError'));
      });
      await openForm(page, path);
      await fill(page, named('Question'));
      const answer = page.locator('#captcha_answer');
      await answer.waitFor();
      await button(page).click();
      await page.getByRole('button', { name: t('form.tryAgain'), exact: true }).click();
      expect(await errorAt(answer)).toBe(t('form.error.required'));
      await answer.fill('0');
      await button(page).click();
      await page.getByRole('button', { name: t('form.tryAgain'), exact: true }).click();
      expect(await errorAt(answer)).toBe(t('form.error.captcha'));
      // A wrong answer costs the question; the next one is answered no sooner than a person could.
      await answer.fill(sumIn(await page.locator('label[for=captcha_answer]').textContent()));
      await page.waitForTimeout(2100);
      await button(page).click();
      await sent(page).waitFor();
    });

    test('without script a question is asked, each page another, and a wrong answer keeps the message', async ({
      newPage,
      guard,
    }) => {
      guard.allow(/status of 422/);
      const page = await newPage({ url: guarded.url, javaScriptEnabled: false });
      const answer = page.locator('#captcha_answer');
      const answered = await page.goto(path);
      expect(answered?.headers()['cache-control']).toBe('private, no-store');
      expect(await page.locator('#captcha_answer-hint').textContent()).toBe(t('form.captcha.noScript'));
      await fill(page, named('No script'));
      await answer.fill('0');
      await page.waitForTimeout(2100);
      await button(page).click();
      await page.getByText(t('form.error.captcha')).first().waitFor();
      expect(await field(page, 'message').inputValue()).toBe(message);
      expect(await answer.inputValue()).toBe('');
      await answer.fill(sumIn(await page.locator('label[for=captcha_answer]').textContent()));
      await page.waitForTimeout(2100);
      await button(page).click();
      await sent(page).waitFor();
    });
  });
});

function sumIn(question: string | null): string {
  return String([...(question ?? '').matchAll(/\d+/g)].reduce((sum, [number]) => sum + Number(number), 0));
}
