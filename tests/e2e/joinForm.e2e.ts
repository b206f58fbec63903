import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { JoinField } from '#domain/joinRequest.ts';
import { organizationTypes } from '#domain/organization.ts';
import { translatorFor } from '#i18n/catalogs.ts';
import type { MessageId } from '#i18n/messageId.ts';
import { axeViolationsEverywhere } from '#tests/fixtures/axe.ts';
import { forEachLanguage, test } from '#tests/fixtures/browser.ts';
import { openPage } from '#tests/fixtures/openPage.ts';
import { errorAt, fieldNamed, mailsAbout, openForm, queryPortal, uploadPath } from '#tests/fixtures/webForms.ts';

// Decisions §4: an organization asks to join.

forEachLanguage((language) => {
  const t = translatorFor(language);
  const path = `/${language}/organizations/join-us`;
  const field = (page: Page, name: JoinField) => fieldNamed(page, t(`join.field.${name}.label`));
  const button = (page: Page) => page.getByRole('button', { name: t('join.submit'), exact: true });
  const sent = (page: Page) => page.getByRole('heading', { name: t('join.successTitle') });
  const named = (what: string) => `${what} ${language} ${Math.random().toString(36).slice(2)}`;

  const fill = async (page: Page, name: string) => {
    await field(page, 'organization_name_en').fill(name);
    await field(page, 'type').selectOption('university');
    await field(page, 'contact_name').fill('نور');
    await field(page, 'email').fill('dean@example.org');
    await field(page, 'consent').check();
  };
  const chooseCountry = async (page: Page) => {
    await field(page, 'country').fill('الاردن');
    await page.getByRole('listbox').getByRole('option').first().waitFor();
    await field(page, 'country').press('Enter');
  };

  test('the page says what an organization gains and has the form with its types and areas', async ({ page }) => {
    await openForm(page, path);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(t('join.title'));
    for (const id of ['join.whyOpportunities', 'join.whyPeople', 'join.whyFree'] as const)
      await page.getByText(t(id)).waitFor();
    expect(await field(page, 'type').locator('option').allTextContents()).toEqual([
      t('form.select'),
      ...organizationTypes.map((type) => t(`organizationType.${type}`)),
    ]);
    const areas = page.getByRole('group', { name: t('join.field.thematic_area_ids.label') });
    expect(await areas.getByRole('checkbox').count()).toBe(5);
    expect(await field(page, 'organization_name_ar').getAttribute('dir')).toBe('rtl');
  });

  test('opened from another page it is ready at once, its lists too', async ({ page }) => {
    await openPage(page, `/${language}/about`);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('join.title'), exact: true })
      .click();
    await page.waitForURL(path);
    await page.locator('form[data-ready]').waitFor();
    await chooseCountry(page);
    expect(await field(page, 'country').inputValue()).toBe(language === 'ar' ? 'الأردن' : 'Jordan');
    expect(await page.locator('#phone_number_code').inputValue()).toBe('+974');
  });

  test('each mistake has its sentence; one of the two names is enough', async ({ page }) => {
    await openForm(page, path);
    await field(page, 'website').fill('x');
    await field(page, 'phone_number').fill('12a');
    await field(page, 'contact_title').fill('A');
    await field(page, 'message').fill('short');
    await button(page).click();
    for (const [name, code] of [
      ['organization_name_en', 'required'],
      ['type', 'required'],
      ['country', 'required'],
      ['website', 'url'],
      ['contact_name', 'required'],
      ['contact_title', 'min'],
      ['email', 'required'],
      ['phone_number', 'digits'],
      ['message', 'min'],
      ['consent', 'consent'],
    ] as const)
      expect(await errorAt(field(page, name)), name).toBe(t(`join.error.${name}.${code}` as MessageId));
    expect(await field(page, 'organization_name_en').evaluate((element) => element === document.activeElement)).toBe(
      true,
    );
    await field(page, 'organization_name_ar').fill('جامعة المثال');
    expect(await errorAt(field(page, 'organization_name_en'))).toBeNull();
    await field(page, 'logo').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') });
    expect(await errorAt(field(page, 'logo'))).toBe(t('join.error.logo.type'));
  });

  test('a request is stored with its areas and logo, answered with a reference number and followed by two mails', async ({
    page,
    portal,
  }) => {
    const name = named('Join');
    await openForm(page, path);
    await fill(page, name);
    await chooseCountry(page);
    const boxes = page.getByRole('group', { name: t('join.field.thematic_area_ids.label') }).getByRole('checkbox');
    await boxes.nth(0).check();
    await boxes.nth(2).check();
    await field(page, 'website').fill('example.org');
    await field(page, 'logo').setInputFiles(uploadPath('photo-ok.jpg'));
    await page.locator('img.form__logo').waitFor();
    await button(page).dblclick();
    await sent(page).waitFor();
    const rows = await queryPortal<Record<string, unknown>>(
      portal,
      `select j.reference, j.type, j.country, j.website, j.contact_name, cardinality(j.thematic_area_ids) as areas,
              f.content_type from join_requests j left join files f on f.id = j.logo_file_id where organization_name_en = $1`,
      [name],
    );
    expect(rows).toEqual([
      {
        reference: expect.stringMatching(/^JR-/),
        type: 'university',
        country: 'JO',
        website: 'example.org',
        contact_name: 'نور',
        areas: 2,
        content_type: expect.stringMatching(/^image\//),
      },
    ]);
    await page.locator('bdi', { hasText: String(rows[0]?.reference) }).waitFor();
    expect(await mailsAbout(portal, String(rows[0]?.reference), 2)).toHaveLength(2);
  });

  test('the draft keeps the areas and asks for the logo again', async ({ page }) => {
    await openForm(page, path);
    await fill(page, 'Draft University');
    await page.getByRole('checkbox').nth(1).check();
    await field(page, 'logo').setInputFiles(uploadPath('photo-ok.jpg'));
    await page.getByText(t('form.draftSaved')).waitFor();
    await page.reload();
    await page.getByText(t('form.draftRestored')).waitFor();
    expect(await field(page, 'organization_name_en').inputValue()).toBe('Draft University');
    expect(await page.getByRole('checkbox').nth(1).isChecked()).toBe(true);
    expect(await page.getByRole('checkbox').nth(0).isChecked()).toBe(false);
    await page.locator('bdi', { hasText: 'photo-ok.jpg' }).waitFor();
  });

  test('without script it comes back whole when wrong, and leads to its reference number when right', async ({
    newPage,
    portal,
    guard,
  }) => {
    guard.allow(/status of 422/);
    const name = named('No script');
    const page = await newPage({ javaScriptEnabled: false });
    await page.goto(path);
    await page.getByRole('checkbox').nth(1).check();
    await page.getByRole('checkbox').nth(3).check();
    await button(page).click();
    await page
      .getByText(t('form.errorSummary', { count: 6 }))
      .first()
      .waitFor();
    expect(await page.getByRole('checkbox').nth(3).isChecked()).toBe(true);
    await fill(page, name);
    await field(page, 'country').selectOption('JO');
    await button(page).click();
    await sent(page).waitFor();
    const [row] = await queryPortal<{ areas: number }>(
      portal,
      'select cardinality(thematic_area_ids) as areas from join_requests where organization_name_en = $1',
      [name],
    );
    expect(row?.areas).toBe(2);
  });

  test('axe finds nothing wrong with the form, its mistakes and its answer, on either screen and in either theme', async ({
    page,
  }) => {
    await openForm(page, path);
    await button(page).click();
    await page.getByText(t('join.error.type.required')).waitFor();
    expect(await axeViolationsEverywhere(page)).toEqual([]);
    await fill(page, named('Axe'));
    await chooseCountry(page);
    await button(page).click();
    await sent(page).waitFor();
    expect(await axeViolationsEverywhere(page)).toEqual([]);
  });
});
