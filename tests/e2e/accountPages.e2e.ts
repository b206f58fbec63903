import { expect } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { axeViolationsOnBoth } from '#tests/fixtures/axe.ts';
import { forEachLanguage, test } from '#tests/fixtures/browser.ts';
import { signedIn, withDatabase } from '#tests/fixtures/signedIn.ts';
import { caseFile } from '#tests/fixtures/visitorForms.ts';

forEachLanguage((language) => {
  const t = translatorFor(language);
  const information = `/${language}/account/my-information`;
  const privacy = `/${language}/account/privacy`;

  for (const javaScriptEnabled of [true, false]) {
    const how = javaScriptEnabled ? 'with script' : 'without script';

    test(`general information is saved; what is wrong stands beside its field and nothing typed is lost, ${how}`, async ({
      newPage,
      portal,
      guard,
    }) => {
      guard.allow(/422/);
      const page = await newPage({ javaScriptEnabled });
      const { id } = await signedIn(portal, page.context());
      await page.goto(information);
      await page.locator('#full_name').fill('');
      await page.locator('#full_name_ar').fill('نور التجربة');
      await page.locator('#city').fill('Amman');
      await page.locator('#phone_number').fill('not digits');
      await page.getByRole('button', { name: t('account.save') }).click();
      await page.getByText(t('account.error.full_name.required')).waitFor();
      await page.getByText(t('account.error.phone_number.digits')).waitFor();
      expect(await page.locator('#phone_number').inputValue()).toBe('not digits');
      expect(await page.locator('#city').inputValue()).toBe('Amman');
      await page.locator('#full_name').fill('Noor O’Test');
      await page.locator('#phone_number').fill('٥٥٥٥١٢٣٤');
      await page.locator('#locale').selectOption('ar');
      await page.getByRole('button', { name: t('account.save') }).click();
      await page.getByText(t('account.done.information')).waitFor();
      expect(await page.locator('#phone_number').inputValue()).toBe('55551234');
      const row = await withDatabase(portal, (db) =>
        db
          .selectFrom('members')
          .innerJoin('accounts', 'accounts.member_id', 'members.id')
          .select(['full_name', 'full_name_ar', 'city', 'phone_number', 'locale'])
          .where('members.id', '=', id)
          .executeTakeFirstOrThrow(),
      );
      expect(row).toEqual({
        full_name: 'Noor O’Test',
        full_name_ar: 'نور التجربة',
        city: 'Amman',
        phone_number: '+974 55551234',
        locale: 'ar',
      });
    });

    test(`visibility is chosen, a copy is asked for, ${how}`, async ({ newPage, portal }) => {
      const page = await newPage({ javaScriptEnabled });
      await signedIn(portal, page.context());
      await page.goto(privacy);
      await page.getByLabel(t('account.visibility.connections')).check();
      await page.getByRole('button', { name: t('account.save') }).click();
      await page.getByText(t('account.done.visibility')).waitFor();
      expect(await page.getByLabel(t('account.visibility.connections')).isChecked()).toBe(true);
      await page.getByRole('button', { name: t('account.export.ask') }).click();
      await page.getByText(t('account.done.export')).waitFor();
      // The queue makes it within moments.
      await expect
        .poll(async () => {
          await page.goto(privacy);
          return page.getByRole('link', { name: t('account.export.download') }).count();
        })
        .toBe(1);
      const url = await page.getByRole('link', { name: t('account.export.download') }).getAttribute('href');
      const file = await page.request.get(url ?? '');
      expect(file.headers()['content-type']).toBe('application/zip');
    });

    test(`the account’s deletion needs a tick, waits 14 days and is taken back, ${how}`, async ({
      newPage,
      portal,
      guard,
    }) => {
      guard.allow(/422/);
      const page = await newPage({ javaScriptEnabled });
      await signedIn(portal, page.context());
      await page.goto(privacy);
      await page.getByRole('button', { name: t('account.deletion.ask') }).click();
      await page.getByText(t('account.error.confirm.consent')).waitFor();
      await page.getByLabel(t('account.deletion.confirm')).check();
      await page.getByRole('button', { name: t('account.deletion.ask') }).click();
      await page.getByText(t('account.done.deletion')).waitFor();
      await page.getByRole('button', { name: t('account.deletion.keep') }).click();
      await page.getByText(t('account.done.kept')).waitFor();
    });
  }

  test('a picture is uploaded and removed; what is none is refused beside the field', async ({
    newPage,
    portal,
    guard,
  }) => {
    guard.allow(/422/);
    const page = await newPage({ javaScriptEnabled: false });
    await signedIn(portal, page.context());
    await page.goto(information);
    const upload = async (name: string, buffer: Buffer) => {
      await page.locator('#avatar').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
      await page.getByRole('button', { name: t('account.picture.upload') }).click();
    };
    await upload('me.jpg', Buffer.from('no picture'));
    await page.getByText(t('account.error.avatar.type')).waitFor();
    await upload('me.jpg', Buffer.from(caseFile('photo-ok.jpg')));
    await page.locator('#picture').getByText(t('account.done.picture')).waitFor();
    await page.getByRole('button', { name: t('account.picture.remove') }).click();
    await page.getByRole('button', { name: t('account.picture.remove') }).waitFor({ state: 'detached' });
  });

  test('a new address with an old proof goes on after the proof, with all that was typed', async ({
    newPage,
    portal,
    guard,
  }) => {
    guard.allow(/409/);
    const page = await newPage({ javaScriptEnabled: false });
    await signedIn(portal, page.context(), { provenAt: new Date(Date.now() - 3_600_000) });
    await page.goto(information);
    await page.locator('#email').fill(`new.${Date.now()}@example.org`);
    await page.locator('#city').fill('Salalah');
    await page.getByRole('button', { name: t('account.save') }).click();
    await page.getByRole('heading', { name: t('account.proof.title') }).waitFor();
    expect(await page.locator('input[name="city"]').inputValue()).toBe('Salalah');
  });

  test('the pages have no accessibility violation and fit a phone', async ({ page, portal }) => {
    await signedIn(portal, page.context());
    for (const path of [information, privacy]) {
      await page.goto(path);
      expect(await axeViolationsOnBoth(page)).toEqual([]);
    }
  });
});
