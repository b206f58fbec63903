import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { MessageId } from '#i18n/messageId.ts';
import { forEachLanguage, test } from '#tests/fixtures/browser.ts';
import { fellowsFormIn } from '#tests/fixtures/fellowsForm.ts';
import { errorAt, openForm } from '#tests/fixtures/webForms.ts';

// Spec §5: phones and countries of the Founding Fellows form.

forEachLanguage((language) => {
  const { t, path, field } = fellowsFormIn(language);
  const errorAfter = async (control: Locator, value: string): Promise<string | null> => {
    await control.fill(value);
    await control.blur();
    return errorAt(control);
  };
  const says = (id: string) => t(`fellows.error.${id}` as MessageId);
  const codeBox = (page: Page) =>
    page.getByRole('combobox', {
      name: t('fellows.field.countryCodeFor', { field: t('fellows.field.phoneNumber.label') }),
    });

  test('TEL-01 digits of Arabic and Persian keyboards become 0–9, and a pasted number loses its separators', async ({
    page,
    newPage,
  }) => {
    await openForm(page, path);
    for (const digits of ['٥٥٥٥١٢٣٤', '۵۵۵۵۱۲۳۴']) {
      expect(await errorAfter(field(page, 'phoneNumber'), digits)).toBeNull();
      expect(await field(page, 'phoneNumber').inputValue()).toBe('55551234');
    }
    expect(await errorAfter(field(page, 'phoneNumber'), '5555-1234')).toBe(says('phoneNumber.digits'));
    const pasting = await newPage({ permissions: ['clipboard-read', 'clipboard-write'] });
    await openForm(pasting, path);
    await pasting.evaluate(() => navigator.clipboard.writeText('+974 5555-1234'));
    await field(pasting, 'phoneNumber').focus();
    await pasting.keyboard.press('Control+V');
    expect(await field(pasting, 'phoneNumber').inputValue()).toBe('55551234');
  });

  test('TEL-03 the chosen country stays, whoever shares its code', async ({ page }) => {
    await openForm(page, path);
    for (const [code, dialCode] of [
      ['KZ', '+7'],
      ['CA', '+1'],
      ['EH', '+212'],
      ['QA', '+974'],
    ] as const) {
      await codeBox(page).click();
      await codeBox(page).fill(code);
      await page.getByRole('listbox').getByRole('option').first().waitFor();
      await codeBox(page).press('Enter');
      await field(page, 'phoneNumber').fill('5551234');
      await codeBox(page).focus();
      await codeBox(page).blur();
      expect(await codeBox(page).inputValue()).toBe(dialCode);
      expect(await page.locator('input[name=phoneNumber_code]').inputValue()).toBe(code);
      expect(await page.locator('.phone img').first().getAttribute('src')).toBe(`/assets/flags/${code}.svg`);
    }
  });

  test('TEL-05 the dial code stands before the number as both are read, from left to right', async ({ page }) => {
    await openForm(page, path);
    const code = await codeBox(page).boundingBox();
    const number = await field(page, 'phoneNumber').boundingBox();
    expect(code?.x).toBeLessThan(number?.x ?? 0);
    expect(await codeBox(page).evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
  });

  test('CTY-02 CTY-04 a country is found in either language, by code and by dial code, and has a picture as flag', async ({
    page,
  }) => {
    await openForm(page, path);
    const box = field(page, 'currentLocation');
    const qatar = language === 'ar' ? 'قطر' : 'Qatar';
    const jordan = language === 'ar' ? 'الأردن' : 'Jordan';
    for (const [query, name] of [
      ['الاردن', jordan],
      ['أردن', jordan],
      ['قطر', qatar],
      ['Qatar', qatar],
      ['974', qatar],
      ['+974', qatar],
      ['qa', qatar],
    ] as const) {
      await box.click();
      await box.fill(query);
      const option = page.getByRole('option', { name, exact: true });
      await option.waitFor();
      expect(await option.locator('img').getAttribute('src'), query).toMatch(/^\/assets\/flags\/[A-Z]{2}\.svg$/);
      await box.press('Escape');
    }
    await box.fill('qat');
    await box.press('Enter');
    expect(await box.inputValue()).toBe(qatar);
    expect(await page.locator('input[name=currentLocation]').inputValue()).toBe('QA');
    // Emptied again: required, at once.
    await box.fill('');
    await box.blur();
    expect(await errorAt(box)).toBe(says('currentLocation.required'));
  });
});
