import { describe, expect } from 'vitest';
import { forEachLanguage, test } from '#tests/fixtures/browser.ts';
import { fellowsFormIn } from '#tests/fixtures/fellowsForm.ts';
import { errorAt, queryPortal, uploadPath } from '#tests/fixtures/webForms.ts';

// The Founding Fellows form before its script is there, and in browsers that run none.

forEachLanguage((language) => {
  const { t, path, field, button, named } = fellowsFormIn(language);

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

    test('only a reference number is taken for one, and only where the form was sent', async ({ newPage, portal }) => {
      const page = await newPage({ javaScriptEnabled: false });
      const open = async (search: string, mark: string) => {
        await page.context().addCookies([{ name: 'note', value: mark, url: portal.url }]);
        await page.goto(`${path}${search}`);
        await page.locator('#fullName').waitFor();
      };
      await open('?sent=You%20have%20won', '%3Fsent%3DYou%2520have%2520won');
      expect(await page.getByText('You have won').count()).toBe(0);
      await open('?sent=FF-7K3M9-QX2TD', '%3Fsent%3DFF-7K3M9-OTHER');
      expect([new URL(page.url()).search, await page.getByText('FF-7K3M9-QX2TD').count()]).toEqual(['', 0]);
    });
  });
});
