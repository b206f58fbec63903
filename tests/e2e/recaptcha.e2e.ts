import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { axeViolations } from '#tests/fixtures/axe.ts';
import { forEachLanguage, test } from '#tests/fixtures/browser.ts';
import { type Portal, startPortal } from '#tests/fixtures/portal.ts';
import { type RecaptchaService, startRecaptchaService } from '#tests/fixtures/recaptchaService.ts';
import { fieldNamed, openForm } from '#tests/fixtures/webForms.ts';
import { untilHydrated } from '#tests/fixtures/openPage.ts';

// Decisions §3: with keys, reCAPTCHA v3 in place of our own protection. A stand-in speaks for Google over HTTP.

let service: RecaptchaService;
let portal: Portal;
beforeAll(async () => {
  service = await startRecaptchaService();
  const keys = { RECAPTCHA_SITE_KEY: 'site-key', RECAPTCHA_SECRET: 'the secret', RECAPTCHA_URL: service.url };
  portal = await startPortal({ env: { CAPTCHA_PROVIDER: 'recaptcha', ...keys } });
});
afterAll(async () => {
  await portal.stop();
  await service.close();
});
beforeEach(() => {
  service.score = 0.9;
});

forEachLanguage((language) => {
  const t = translatorFor(language);
  const path = `/${language}/contact-us`;
  const button = (page: Page) => page.getByRole('button', { name: t('contact.submit'), exact: true });
  const sent = (page: Page) => page.getByRole('heading', { name: t('contact.successTitle') });
  const fill = async (page: Page) => {
    const field = (name: 'full_name' | 'email' | 'topic' | 'message' | 'consent') =>
      fieldNamed(page, t(`contact.field.${name}.label`));
    await field('full_name').fill(`Noor ${Math.random()}`);
    await field('email').fill('noor@example.org');
    await field('topic').selectOption('membership');
    await field('message').fill('When does the gathering begin, and where?');
    await field('consent').check();
  };
  /** No sooner than a person could, who began to read it at `askedAt`. */
  const answerQuestion = async (page: Page, askedAt: number) => {
    const question = await page.locator('label[for=captcha_answer]').textContent();
    const [first = 0, second = 0] = (question?.match(/\d+/g) ?? []).map(Number);
    await page.locator('#captcha_answer').fill(String(first + second));
    await page.waitForTimeout(Math.max(0, askedAt + 2100 - Date.now()));
    await button(page).click();
  };

  test('a form is sent with its token, again with another, and the page says whose protection it is', async ({
    newPage,
    guard,
  }) => {
    guard.allow(/request to another origin: http:\/\/127\.0\.0\.1:\d+\/recaptcha\//);
    const page = await newPage({ url: portal.url });
    await openForm(page, path);
    await page.getByText('reCAPTCHA').first().waitFor();
    await fill(page);
    await button(page).click();
    await sent(page).waitFor();
    await page.getByRole('button', { name: t('contact.sendAnother') }).click();
    await fill(page);
    await button(page).click();
    await sent(page).waitFor();
  });

  test('who comes to the form from another page has it too, and nothing of it comes before', async ({
    newPage,
    guard,
  }) => {
    const page = await newPage({ url: portal.url });
    await page.goto(`/${language}/about`);
    await untilHydrated(page);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('footer.contact') })
      .click();
    await page.waitForURL(`**${path}`);
    await page.getByRole('heading', { level: 1, name: t('contact.title') }).waitFor();
    guard.verify();
    guard.allow(/request to another origin: http:\/\/127\.0\.0\.1:\d+\/recaptcha\//);
    await fill(page);
    await button(page).click();
    await sent(page).waitFor();
  });

  test('who is taken for a machine keeps the message and is asked a question', async ({ newPage, guard }) => {
    guard.allow(/request to another origin|status of 422/);
    service.score = 0.1;
    const page = await newPage({ url: portal.url });
    await openForm(page, path);
    await fill(page);
    await button(page).click();
    await page.getByRole('button', { name: t('form.tryAgain'), exact: true }).click();
    await page.locator('#captcha_answer').waitFor();
    const askedAt = Date.now();
    expect(await axeViolations(page)).toEqual([]);
    await answerQuestion(page, askedAt);
    await sent(page).waitFor();
  });

  test('where its script does not come, or none runs, a question is asked', async ({ newPage, guard }) => {
    guard.allow(/request to another origin|status of 404|ERR_BLOCKED/);
    service.score = null;
    const asked: [Page, askedAt: number][] = [];
    for (const javaScriptEnabled of [true, false]) {
      const page = await newPage({ url: portal.url, javaScriptEnabled });
      if (javaScriptEnabled) await openForm(page, path);
      else await page.goto(path);
      await fill(page);
      await page.locator('#captcha_answer').waitFor();
      asked.push([page, Date.now()]);
    }
    // The time that a person needs passes for both at once.
    for (const [page, askedAt] of asked) {
      await answerQuestion(page, askedAt);
      await sent(page).waitFor();
    }
  });
});
