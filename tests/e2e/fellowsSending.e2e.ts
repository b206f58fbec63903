import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { FellowTextField } from '#domain/fellow.ts';
import { maxPhotoBytes } from '#domain/photo.ts';
import { translatorFor } from '#i18n/catalogs.ts';
import { formatFileSize } from '#i18n/format.ts';
import { otherLanguage } from '#i18n/language.ts';
import { axeViolations } from '#tests/fixtures/axe.ts';
import { forEachLanguage, test, viewports } from '#tests/fixtures/browser.ts';
import {
  errorAt,
  fieldNamed,
  mailsAbout,
  openForm,
  queryPortal,
  uploadPath,
  wakeForm,
} from '#tests/fixtures/webForms.ts';

// Spec §4 and §8: sending the Founding Fellows form, with and without script.

const endpoint = '**/api/founding-fellows-profile';

forEachLanguage((language) => {
  const t = translatorFor(language);
  const path = `/${language}/founding-fellows-profile`;
  const field = (page: Page, name: FellowTextField | 'photo') => fieldNamed(page, t(`fellows.field.${name}.label`));
  const button = (page: Page) => page.getByRole('button', { name: t('fellows.submit'), exact: true });
  const success = (page: Page) => page.getByRole('dialog', { name: t('fellows.success.title') });
  const failure = (page: Page) => page.getByRole('dialog', { name: t('fellows.failure.title') });

  /** Fills in what is required; the name tells this test's profile from others. */
  const fill = async (page: Page, name: string) => {
    await field(page, 'fullName').fill(name);
    await field(page, 'currentTitle').fill('Professor');
    await field(page, 'currentInstitution').fill('جامعة المثال');
    await field(page, 'emailAddress').fill('noor@example.org');
    await field(page, 'currentLocation').fill('qatar');
    await page.getByRole('listbox').getByRole('option').first().waitFor();
    await field(page, 'currentLocation').press('Enter');
  };
  const named = (what: string) => `${what} ${language} ${Math.random().toString(36).slice(2)}`;
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

  test('Escape closes the success dialog as its button does', async ({ page }) => {
    await openForm(page, path);
    await fill(page, named('Escape'));
    await button(page).click();
    await success(page).waitFor();
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
      await failure(page)
        .getByRole('button', { name: t('fellows.failure.tryAgain'), exact: true })
        .click();
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

  test('UPL-06 what only the server can see stands beside its field: a picture that is cut off', async ({
    page,
    portal,
    guard,
  }) => {
    guard.allow(/status of 422/);
    const name = named('Truncated');
    await openForm(page, path);
    await fill(page, name);
    await field(page, 'photo').setInputFiles(uploadPath('truncated.jpg'));
    await button(page).click();
    await failure(page)
      .getByRole('button', { name: t('fellows.failure.tryAgain'), exact: true })
      .click();
    expect(await errorAt(field(page, 'photo'))).toBe(t('fellows.error.photo.type'));
    expect(await field(page, 'photo').evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await field(page, 'fullName').inputValue()).toBe(name);
    expect(await queryPortal(portal, 'select from fellows where full_name = $1', [name])).toHaveLength(0);
    await page.getByRole('button', { name: t('form.removeFile') }).click();
    await button(page).click();
    await success(page).waitFor();
  });

  describe('the photo', () => {
    test('UPL-01 2,621,440 bytes are accepted and one more is not, in the browser and by the server', async ({
      page,
      onTestFinished,
    }) => {
      const folder = await mkdtemp(join(tmpdir(), 'riwaq-photo-'));
      onTestFinished(() => rm(folder, { recursive: true }));
      const bytes = Buffer.alloc(maxPhotoBytes + 1);
      (await readFile(uploadPath('photo-ok.jpg'))).copy(bytes);
      const path1 = join(folder, 'photo.jpg');
      await openForm(page, path);
      await fill(page, named('Exact'));
      await writeFile(path1, bytes);
      await field(page, 'photo').setInputFiles(path1);
      expect(await errorAt(field(page, 'photo'))).toBe(t('fellows.error.photo.size'));
      // UPL-12: the same name again, mended.
      await writeFile(path1, bytes.subarray(0, maxPhotoBytes));
      await field(page, 'photo').setInputFiles(path1);
      expect(await errorAt(field(page, 'photo'))).toBeNull();
      await page.getByText(formatFileSize(maxPhotoBytes, language)).waitFor();
      await button(page).click();
      await success(page).waitFor();
    });

    test('UPL-06 UPL-11 by name or type it is an image, and never an empty file', async ({ page }) => {
      const image = await readFile(uploadPath('photo-ok.jpg'));
      await openForm(page, path);
      for (const [name, mimeType] of [
        ['PHOTO.JPG', 'image/jpeg'],
        ['photo.jpeg', 'image/pjpeg'],
        ['photo', 'image/jpg'],
        ['photo.png', ''],
      ] as const) {
        await field(page, 'photo').setInputFiles({ name, mimeType, buffer: image });
        expect(await errorAt(field(page, 'photo')), name).toBeNull();
      }
      for (const file of [
        { name: 'cv.pdf', mimeType: 'application/pdf', buffer: image },
        { name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
      ]) {
        await field(page, 'photo').setInputFiles(file);
        expect(await errorAt(field(page, 'photo')), file.name).toBe(t('fellows.error.photo.type'));
      }
    });

    test('UPL-09 UPL-12 its name stays whole and isolated, its size beside it; it can be removed and chosen again', async ({
      page,
    }) => {
      const name = 'صورة (1).png';
      await openForm(page, path);
      const choose = async () =>
        field(page, 'photo').setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.alloc(2048, 1) });
      await choose();
      expect(await page.locator('bdi', { hasText: name }).textContent()).toBe(name);
      await page.getByText(formatFileSize(2048, language)).waitFor();
      await page.getByRole('button', { name: t('form.removeFile') }).click();
      await page.getByText(t('form.noFile')).waitFor();
      await choose();
      await page.locator('bdi', { hasText: name }).waitFor();
    });

    test('UPL-12 a file that can not be read when it is sent is asked for again', async ({ page }) => {
      await openForm(page, path);
      await fill(page, named('Changed'));
      await field(page, 'photo').setInputFiles(uploadPath('photo-ok.jpg'));
      // As a browser does with a file that was changed or removed since.
      await page.evaluate(() => {
        Blob.prototype.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
      });
      await button(page).click();
      await failure(page)
        .getByRole('button', { name: t('fellows.failure.tryAgain'), exact: true })
        .click();
      expect(await errorAt(field(page, 'photo'))).toBe(t('form.error.fileUnreadable'));
    });
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

  describe('before its script is there', () => {
    test('the script comes with the first sign of a person, and what was typed and left meanwhile is kept', async ({
      page,
    }) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      const asked: string[] = [];
      await page.route('**/assets/FellowForm-*.js', async (route) => {
        asked.push(route.request().url());
        await held;
        await route.continue();
      });
      await page.goto(path);
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
      await field(page, 'fullName').fill('A');
      await page.keyboard.press('Tab');
      await field(page, 'biography').fill('one two');
      await field(page, 'currentLocation').focus();
      await field(page, 'currentLocation').selectOption('QA');
      await page.waitForTimeout(200);
      release();
      await page.locator('form[data-ready]').waitFor();
      expect(await errorAt(field(page, 'fullName'))).toBe(t('fellows.error.fullName.min'));
      expect(await page.locator('#biography-counter').textContent()).toBe(t('fellows.wordCount', { count: 2 }));
      expect(await field(page, 'currentLocation').inputValue()).toBe(language === 'ar' ? 'قطر' : 'Qatar');
      expect(await field(page, 'currentLocation').evaluate((element) => element === document.activeElement)).toBe(true);
    });

    test('a form sent too early waits for its script, and goes without it when it does not come', async ({
      page,
      newPage,
      guard,
      portal,
    }) => {
      guard.allow(/ERR_FAILED|status of 422/);
      await page.route('**/assets/FellowForm-*.js', async (route) => {
        await new Promise((wait) => setTimeout(wait, 500));
        await route.continue();
      });
      await page.goto(path);
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      await button(page).click();
      await page.getByText(t('fellows.error.fullName.required')).waitFor();
      expect(page.url()).toBe(portal.url + path);

      const alone = await newPage();
      await alone.route('**/assets/FellowForm-*.js', async (route) => route.abort());
      await alone.goto(path);
      await alone.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      await alone.locator('#fullName').fill('A');
      await Promise.all([
        alone.waitForEvent('load'),
        alone.locator('[type=submit]', { hasText: t('fellows.submit') }).click(),
      ]);
      expect(await alone.locator('#fullName-error').textContent()).toBe(t('fellows.error.fullName.min'));
    });
  });

  describe('without script', () => {
    test('a wrong form comes back with every message, a summary and all that was typed', async ({ newPage, guard }) => {
      guard.allow(/status of 422/);
      const page = await newPage({ javaScriptEnabled: false });
      await page.goto(path);
      await page.locator('#currentDepartment').fill('A');
      await page.locator('#homepage').fill('x');
      await page.locator('#phoneNumber').fill('12a');
      await page.locator('#phoneNumber_code').selectOption('EH');
      await page.locator('#biography').fill('word '.repeat(76));
      await page.locator('#photo').setInputFiles(uploadPath('empty.jpg'));
      await button(page).click();
      await page
        .getByText(t('form.errorSummary', { count: 10 }))
        .first()
        .waitFor();
      for (const [name, code] of [
        ['fullName', 'required'],
        ['emailAddress', 'required'],
        ['currentLocation', 'required'],
        ['currentTitle', 'required'],
        ['currentInstitution', 'required'],
        ['currentDepartment', 'min'],
        ['homepage', 'url'],
        ['phoneNumber', 'digits'],
        ['biography', 'maxWords'],
        ['photo', 'type'],
      ] as const)
        expect(await errorAt(page.locator(`#${name}`)), name).toBe(
          t(`fellows.error.${name}.${code}` as 'fellows.title'),
        );
      expect(await page.locator('#currentDepartment').inputValue()).toBe('A');
      expect(await page.locator('#phoneNumber_code').inputValue()).toBe('EH');
      expect(await page.locator('#biography').inputValue()).toBe('word '.repeat(76));
      await page.locator('bdi', { hasText: 'empty.jpg' }).waitFor();
    });

    test('a right form leads to a page with the reference number; sent or reloaded twice it is stored once', async ({
      newPage,
      portal,
    }) => {
      const name = named('No script');
      const page = await newPage({ javaScriptEnabled: false });
      for (const _time of [1, 2]) {
        await page.goto(path);
        for (const [field_, value] of [
          ['fullName', name],
          ['currentTitle', 'Professor'],
          ['currentInstitution', 'Example University'],
          ['emailAddress', 'noor@example.org'],
          ['officePhone', '5551234'],
        ] as const)
          await page.locator(`#${field_}`).fill(value);
        await page.locator('#officePhone_code').selectOption('CA');
        await page.locator('#currentLocation').selectOption('QA');
        await page.locator('#photo').setInputFiles(uploadPath('photo-ok.jpg'));
        await button(page).click();
        await page.getByRole('heading', { name: t('fellows.success.title') }).waitFor();
        await page.getByText(t('fellows.success.text')).waitFor();
        await page.reload();
      }
      const rows = await queryPortal<{ reference: string }>(
        portal,
        'select reference from fellows where full_name = $1',
        [name],
      );
      expect(rows).toHaveLength(1);
      await page.locator('bdi', { hasText: rows[0]?.reference }).waitFor();
      await page.getByRole('link', { name: t('fellows.success.close') }).click();
      await page.waitForURL(`/${language}`);
    });

    test('a body that can not be read gives the form with a sentence, not an error', async ({ newPage, guard }) => {
      guard.allow(/status of 400/);
      const page = await newPage({ javaScriptEnabled: false });
      for (const contentType of ['multipart/form-data; boundary=none', 'text/plain']) {
        const answer = await page.request.post(path, { headers: { 'content-type': contentType }, data: 'nonsense' });
        expect(answer.status(), contentType).toBe(400);
        expect(await answer.text()).toContain(t('api.error.malformed_body'));
      }
    });

    test('only a reference number is taken for one', async ({ newPage }) => {
      const page = await newPage({ javaScriptEnabled: false });
      await page.goto(`${path}?sent=You%20have%20won`);
      await page.locator('#fullName').waitFor();
      expect(await page.getByText('You have won').count()).toBe(0);
    });
  });

  for (const [screen, viewport] of Object.entries(viewports)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`axe finds nothing wrong with the form, its errors, an open list and both dialogs (${screen}, ${colorScheme})`, async ({
        newPage,
        guard,
      }) => {
        guard.allow(/ERR_FAILED/);
        const page = await newPage({ viewport, colorScheme });
        await openForm(page, path);
        await button(page).click();
        await page.getByText(t('fellows.error.fullName.required')).waitFor();
        expect(await axeViolations(page)).toEqual([]);
        await fill(page, named('Axe'));
        await field(page, 'currentLocation').click();
        await page.getByRole('listbox').waitFor();
        expect(await axeViolations(page)).toEqual([]);
        await field(page, 'currentLocation').press('Escape');
        await page.route(endpoint, (route) => route.abort(), { times: 1 });
        await button(page).click();
        await failure(page).waitFor();
        expect(await axeViolations(page)).toEqual([]);
        await failure(page)
          .getByRole('button', { name: t('fellows.failure.tryAgain'), exact: true })
          .click();
        await button(page).click();
        await success(page).waitFor();
        expect(await axeViolations(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      });
    }
  }
});
