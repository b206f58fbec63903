import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { FellowTextField } from '#domain/fellow.ts';
import type { MessageId } from '#i18n/messageId.ts';
import biographies from '#tests/cases/biography_boundaries.json' with { type: 'json' };
import urls from '#tests/cases/homepage_urls.json' with { type: 'json' };
import counts from '#tests/cases/text_counts.json' with { type: 'json' };
import { forEachLanguage, test } from '#tests/fixtures/browser.ts';
import { fellowsFormIn } from '#tests/fixtures/fellowsForm.ts';
import { errorAt, openForm } from '#tests/fixtures/webForms.ts';

// Spec §2 and §5: the Founding Fellows form in a browser with script, row by row.

const textOf = (id: string): string => counts.rows.find((row) => row.id === id)?.text ?? '';

forEachLanguage((language) => {
  const { t, path, field, button } = fellowsFormIn(language);
  const errorAfter = async (control: Locator, value: string): Promise<string | null> => {
    await control.fill(value);
    await control.blur();
    return errorAt(control);
  };
  const says = (id: string) => t(`fellows.error.${id}` as MessageId);

  test('the page has its title, an introduction, the logo and every field of the profile', async ({ page }) => {
    await openForm(page, path);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(t('fellows.title'));
    expect(await page.title()).toContain(t('meta.fellows.title'));
    await page.getByText(t('fellows.intro')).waitFor();
    await page
      .getByRole('main')
      .getByRole('img', { name: language === 'ar' ? 'رواق' : 'Riwaq' })
      .waitFor();
    for (const name of [
      'fullName',
      'phoneNumber',
      'officePhone',
      'currentLocation',
      'emailAddress',
      'officeEmail',
      'currentTitle',
      'currentDepartment',
      'currentInstitution',
      'biography',
      'homepage',
      'photo',
    ] as const)
      expect(await field(page, name).count(), name).toBe(1);
    for (const name of ['phoneNumber', 'officePhone'] as const) {
      const code = page.getByLabel(t('fellows.field.countryCodeFor', { field: t(`fellows.field.${name}.label`) }));
      expect(await code.inputValue()).toBe('+974');
      expect(await field(page, name).getAttribute('dir')).toBe('ltr');
    }
    expect(await field(page, 'photo').getAttribute('accept')).toBe('.jpg,.jpeg,.png,image/jpeg,image/png');
  });

  test('each rule of the form shows its message word for word', async ({ page }) => {
    await openForm(page, path);
    const rows: [field: FellowTextField, value: string, code: string][] = [
      ['fullName', '', 'required'],
      ['fullName', 'A', 'min'],
      ['emailAddress', '', 'required'],
      ['emailAddress', 'x', 'email'],
      ['officeEmail', 'x', 'email'],
      ['phoneNumber', '12a', 'digits'],
      ['officePhone', '1-2', 'digits'],
      ['currentLocation', '', 'required'],
      ['currentTitle', '', 'required'],
      ['currentTitle', 'B', 'min'],
      ['currentDepartment', 'C', 'min'],
      ['currentInstitution', '', 'required'],
      ['currentInstitution', 'D', 'min'],
      ['homepage', 'x', 'url'],
      ['biography', 'too short', 'min'],
      ['biography', 'a'.repeat(526), 'maxLength'],
      ['biography', 'a '.repeat(76), 'maxWords'],
    ];
    for (const [name, value, code] of rows)
      expect(await errorAfter(field(page, name), value), `${name}: ${value}`).toBe(says(`${name}.${code}`));
  });

  test('errors show once a field was left; at required ones and lists also as soon as they are changed', async ({
    page,
  }) => {
    await openForm(page, path);
    // Optional: only when it was left.
    await field(page, 'currentDepartment').fill('A');
    expect(await errorAt(field(page, 'currentDepartment'))).toBeNull();
    await field(page, 'currentDepartment').blur();
    expect(await errorAt(field(page, 'currentDepartment'))).toBe(says('currentDepartment.min'));
    // Required: while it is typed.
    await field(page, 'fullName').fill('A');
    expect(await errorAt(field(page, 'fullName'))).toBe(says('fullName.min'));
    await field(page, 'fullName').fill('Noor');
    expect(await errorAt(field(page, 'fullName'))).toBeNull();
    await field(page, 'fullName').fill('');
    expect(await errorAt(field(page, 'fullName'))).toBe(says('fullName.required'));
    // Left without a change.
    await field(page, 'currentTitle').focus();
    expect(await errorAt(field(page, 'currentTitle'))).toBeNull();
    await field(page, 'currentTitle').blur();
    expect(await errorAt(field(page, 'currentTitle'))).toBe(says('currentTitle.required'));
  });

  test('an invalid form sends nothing, marks every field, sums up and puts the focus on the first that is wrong', async ({
    page,
  }) => {
    let calls = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('founding-fellows')) calls += 1;
    });
    await openForm(page, path);
    await field(page, 'homepage').fill('x');
    await button(page).click();
    await page
      .getByText(t('form.errorSummary', { count: 6 }))
      .first()
      .waitFor();
    for (const name of ['fullName', 'currentTitle', 'currentInstitution', 'emailAddress', 'currentLocation'] as const)
      expect(await errorAt(field(page, name)), name).toBe(says(`${name}.required`));
    expect(await errorAt(field(page, 'homepage'))).toBe(says('homepage.url'));
    expect(await errorAt(field(page, 'biography'))).toBeNull();
    expect(await field(page, 'fullName').evaluate((element) => element === document.activeElement)).toBe(true);
    expect(
      await page
        .getByRole('alert')
        .filter({ hasText: t('form.errorSummary', { count: 6 }) })
        .count(),
    ).toBe(1);
    await page.getByRole('link', { name: t('fellows.field.homepage.label') }).click();
    expect(await field(page, 'homepage').evaluate((element) => element === document.activeElement)).toBe(true);
    expect(calls).toBe(0);
  });

  describe('names', () => {
    test('NAM-01 NAM-02 NAM-08 apostrophes, hyphens, Arabic, marks, tatweel and single names are accepted', async ({
      page,
    }) => {
      await openForm(page, path);
      const names = [textOf('N19'), 'J’Noor', textOf('N20'), 'أمينة', textOf('N3'), textOf('N5'), 'نور', textOf('N18')];
      for (const name of [...names, 'word '.repeat(40).trim(), 'NOOR TEST']) {
        expect(await errorAfter(field(page, 'fullName'), name), name).toBeNull();
        expect(await field(page, 'fullName').inputValue()).toBe(name);
      }
    });

    test('NAM-04 white space alone is empty, and does not count towards the two characters', async ({ page }) => {
      await openForm(page, path);
      for (const name of ['   ', textOf('N11')])
        expect(await errorAfter(field(page, 'fullName'), name)).toBe(says('fullName.required'));
      for (const name of [' A ', textOf('N21')])
        expect(await errorAfter(field(page, 'fullName'), name)).toBe(says('fullName.min'));
    });
  });

  test('BIO-01 BIO-02 BIO-03 BIO-06 BIO-08 BIO-10 the counter counts as the rule does, to the last word and character', async ({
    page,
  }) => {
    await openForm(page, path);
    const biography = field(page, 'biography');
    const counter = page.locator('#biography-counter');
    expect(await counter.textContent()).toBe(t('fellows.wordCount', { count: 0 }));
    for (const [id, words] of [
      ['B2', 3],
      ['B4', 3],
      ['B26', 8],
      ['B7', 3],
      ['B23', 2],
      ['B8', 2],
      ['B9', 1],
      ['N3', 1],
      ['B12', 3],
    ] as const) {
      await biography.fill(textOf(id));
      expect(await counter.textContent(), id).toBe(t('fellows.wordCount', { count: words }));
    }
    const codes: Record<string, string> = {
      BB2: 'maxWords',
      BB4: 'maxWords',
      BB6: 'maxWords',
      BB7: 'min',
      BB10: 'maxLength',
    };
    for (const { id, text, ws } of biographies.rows) {
      const error = await errorAfter(biography, text);
      expect(error, id).toBe(codes[id] === undefined ? null : says(`biography.${codes[id]}`));
      expect(await counter.textContent(), id).toBe(t('fellows.wordCount', { count: ws }));
    }
  });

  test('URL-01 URL-05 URL-06 the homepage takes what looks like an address and nothing else', async ({ page }) => {
    await openForm(page, path);
    for (const { id, input, expect: expected } of urls.rows)
      expect(await errorAfter(field(page, 'homepage'), input), id).toBe(
        expected === 'accept' ? null : says('homepage.url'),
      );
    for (const input of ['https://example.org:8443/p?q=1#f', 'https://example.org/a(b)_c'])
      expect(await errorAfter(field(page, 'homepage'), input), input).toBeNull();
  });

  test('EML-01 EML-02 EML-05 EML-09 e-mail addresses: trimmed, the optional one may be empty, each has its own words', async ({
    page,
  }) => {
    await openForm(page, path);
    for (const address of ['noor@example.org ', 'noor+ags@example.org', "o'neil@example.org", 'noor@a.b.c.example.org'])
      expect(await errorAfter(field(page, 'emailAddress'), address), address).toBeNull();
    expect(await errorAfter(field(page, 'emailAddress'), 'ｎｏｏｒ＠ｅｘａｍｐｌｅ．ｏｒｇ')).toBe(
      says('emailAddress.email'),
    );
    for (const empty of ['', ' ']) expect(await errorAfter(field(page, 'officeEmail'), empty)).toBeNull();
    expect(await errorAfter(field(page, 'officeEmail'), 'x')).toBe(says('officeEmail.email'));
    expect(says('officeEmail.email')).not.toBe(says('emailAddress.email'));
  });
});
