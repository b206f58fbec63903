import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { otherLanguage } from '#i18n/language.ts';
import { axeViolationsEverywhere } from '#tests/fixtures/axe.ts';
import { forEachLanguage, test } from '#tests/fixtures/browser.ts';
import { fellowsFormIn } from '#tests/fixtures/fellowsForm.ts';
import {
  errorAt,
  fieldNamed,
  mailsAbout,
  openForm,
  queryPortal,
  uploadPath,
  wakeForm,
} from '#tests/fixtures/webForms.ts';

// Spec §4 and §8: sending the Founding Fellows form.

const endpoint = '**/api/founding-fellows-profile';

forEachLanguage((language) => {
  const { t, path, field, button, success, failure, tryAgain, fill, named } = fellowsFormIn(language);
  const draftOf = (page: Page) => page.evaluate(() => localStorage.getItem('riwaq.draft.fellows'));

  test('a profile is sent once, stored whole and confirmed by mail; the dialog’s closing leads home and the form is empty', async ({
    page,
    portal,
  }) => {
    const name = named('End to end');
    await openForm(page, path);
    await fill(page, name);
    await field(page, 'phoneNumber').fill('٥٥٥٥١٢٣٤');
    await field(page, 'biography').fill('I teach the sea to those who live by it.');
    await field(page, 'homepage').fill('example.org/noor');
    await field(page, 'photo').setInputFiles(uploadPath('photo-ok.jpg'));
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const keys: (string | undefined)[] = [];
    await page.route(endpoint, async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      await held;
      await route.continue();
    });
    // A double click, on the button and on what it turns into.
    await button(page).dblclick();
    const waiting = page.getByRole('button', { name: t('fellows.submitting') });
    await waiting.waitFor();
    expect(await waiting.isDisabled()).toBe(true);
    release();
    await success(page).waitFor();
    await success(page).getByText(t('fellows.success.text')).waitFor();
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
    expect(await draftOf(page)).toBeNull();
    expect(await page.locator('#fullName').inputValue()).toBe('');
    expect(await page.locator('#photo').evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0);

    const rows = await queryPortal<Record<string, unknown>>(
      portal,
      `select f.reference, f.status, f.current_title, f.current_institution, f.biography, f.homepage, f.locale, p.content_type,
              length(c.sealed) > 0 as has_contact
       from fellows f left join files p on p.id = f.photo_file_id left join fellow_contacts c on c.fellow_id = f.id
       where f.full_name = $1`,
      [name],
    );
    expect(rows).toEqual([
      {
        reference: expect.stringMatching(/^FF-/),
        status: 'received',
        current_title: 'Professor',
        current_institution: 'جامعة المثال',
        biography: 'I teach the sea to those who live by it.',
        homepage: 'example.org/noor',
        locale: language,
        content_type: expect.stringMatching(/^image\//),
        has_contact: true,
      },
    ]);
    const mails = await mailsAbout(portal, String(rows[0]?.reference), 2);
    expect(mails).toHaveLength(2);
    expect(mails.flatMap(({ to }) => (Array.isArray(to) ? [] : [to?.text]))).toContain('noor@example.org');

    await success(page)
      .getByRole('button', { name: t('fellows.success.close') })
      .click();
    await page.waitForURL(`/${language}`);
  });

  test('sent by Enter the emptied form shows no error; Escape closes the success dialog as its button does', async ({
    page,
  }) => {
    await openForm(page, path);
    await fill(page, named('Escape'));
    // Sent from a field, which the dialog takes the focus from.
    await field(page, 'currentTitle').press('Enter');
    await success(page).waitFor();
    expect(await page.locator('[aria-invalid=true]').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.waitForURL(`/${language}`);
  });

  test('a failure opens the dialog with Try Again and keeps the form; the next attempt has the same key and one effect', async ({
    page,
    portal,
    guard,
  }) => {
    guard.allow(/ERR_FAILED|status of 500/);
    const name = named('Try again');
    const keys = new Set<string | undefined>();
    let attempts = 0;
    await openForm(page, path);
    await fill(page, name);
    await field(page, 'photo').setInputFiles(uploadPath('photo-ok.jpg'));
    await page.route(endpoint, async (route) => {
      keys.add(route.request().headers()['idempotency-key']);
      attempts += 1;
      // The first never leaves, the second arrives but its answer is lost, the third finds it done.
      if (attempts === 1) return route.abort();
      if (attempts > 2) return route.continue();
      await route.fetch();
      return route.abort();
    });
    for (const _attempt of [1, 2]) {
      await button(page).click();
      await failure(page).waitFor();
      await failure(page).getByText(t('fellows.failure.text')).waitFor();
      await failure(page).getByText(t('error.network.text')).waitFor();
      await tryAgain(page);
      await failure(page).waitFor({ state: 'hidden' });
      expect(await button(page).evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await field(page, 'fullName').inputValue()).toBe(name);
      await page.getByText('photo-ok.jpg').waitFor();
    }
    await button(page).click();
    await success(page).waitFor();
    expect([attempts, keys.size]).toEqual([3, 1]);
    expect(await queryPortal(portal, 'select from fellows where full_name = $1', [name])).toHaveLength(1);
  });

  describe('the draft', () => {
    test('what was typed survives a reload, without the photo, and can be discarded', async ({ page }) => {
      await openForm(page, path);
      await fill(page, 'Noor Draft');
      await field(page, 'photo').setInputFiles(uploadPath('photo-ok.jpg'));
      await page.getByText(t('form.draftSaved')).waitFor();
      await page.reload();
      // At once, without a sign of the person.
      await page.getByText(t('form.draftRestored')).waitFor();
      expect(await field(page, 'fullName').inputValue()).toBe('Noor Draft');
      expect(await field(page, 'currentLocation').inputValue()).toBe(language === 'ar' ? 'قطر' : 'Qatar');
      await page.locator('bdi', { hasText: 'photo-ok.jpg' }).waitFor();
      await page.getByText(t('form.noFile')).waitFor();
      expect(await errorAt(field(page, 'emailAddress'))).toBeNull();
      await page.getByRole('button', { name: t('form.discardDraft') }).click();
      expect(await field(page, 'fullName').inputValue()).toBe('');
      expect(await draftOf(page)).toBeNull();
      await page.reload();
      await wakeForm(page);
      expect(await field(page, 'fullName').inputValue()).toBe('');
    });

    test('it goes along into the other language', async ({ page }) => {
      const other = otherLanguage(language);
      const say = translatorFor(other);
      await openForm(page, path);
      await fill(page, 'Noor نور');
      await page.getByRole('link', { name: t('language.toggleLabel') }).click();
      await page.waitForURL(`/${other}/founding-fellows-profile`);
      await page.getByText(say('form.draftRestored')).waitFor();
      expect(await fieldNamed(page, say('fellows.field.fullName.label')).inputValue()).toBe('Noor نور');
      const country = fieldNamed(page, say('fellows.field.currentLocation.label'));
      expect(await country.inputValue()).toBe(other === 'ar' ? 'قطر' : 'Qatar');
      expect(await page.getByRole('listbox').count()).toBe(0);
    });

    test('ATH-11 with storage blocked the form works, only without a draft', async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      });
      await openForm(page, path);
      await fill(page, named('Blocked'));
      expect(await page.getByText(t('form.draftSaved')).count()).toBe(0);
      await button(page).click();
      await success(page).waitFor();
    });
  });

  test('axe finds nothing wrong with the form, its errors, an open list and both dialogs, on either screen and in either theme', async ({
    page,
    guard,
  }) => {
    guard.allow(/ERR_FAILED/);
    await openForm(page, path);
    await button(page).click();
    await page.getByText(t('fellows.error.fullName.required')).waitFor();
    expect(await axeViolationsEverywhere(page)).toEqual([]);
    await fill(page, named('Axe'));
    await field(page, 'currentLocation').click();
    await page.getByRole('listbox').waitFor();
    expect(await axeViolationsEverywhere(page)).toEqual([]);
    await page.getByRole('listbox').waitFor();
    await field(page, 'currentLocation').press('Escape');
    await page.route(endpoint, (route) => route.abort(), { times: 1 });
    await button(page).click();
    await failure(page).waitFor();
    expect(await axeViolationsEverywhere(page)).toEqual([]);
    await tryAgain(page);
    await button(page).click();
    await success(page).waitFor();
    expect(await axeViolationsEverywhere(page)).toEqual([]);
  });
});
