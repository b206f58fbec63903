import { expect } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { axeViolations } from '#tests/fixtures/axe.ts';
import { forEachLanguage, test, viewports } from '#tests/fixtures/browser.ts';
import { untilHydrated } from '#tests/fixtures/openPage.ts';
import { signedIn, withDatabase } from '#tests/fixtures/signedIn.ts';

forEachLanguage((language) => {
  const t = translatorFor(language);
  const address = `/${language}/my-profile`;

  for (const javaScriptEnabled of [true, false])
    test(`an item is added, mended, moved, deleted and brought back in its place, ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
      newPage,
      portal,
      guard,
    }) => {
      guard.allow(/422/);
      const page = await newPage({
        javaScriptEnabled,
        viewport: javaScriptEnabled ? viewports.desktop : viewports.phone,
      });
      await signedIn(portal, page.context());
      await page.goto(address);
      if (javaScriptEnabled) {
        await untilHydrated(page);
        const add = page.locator('#awards').getByRole('link', { name: t('profile.add') });
        // On a wide page it stands beside the heading, not below it.
        const head = await page.locator('#awards-title').boundingBox();
        expect((await add.boundingBox())?.y).toBeLessThan((head?.y ?? 0) + (head?.height ?? 0));
        await add.click();
        await page.locator('#awards input:focus').waitFor();
      }
      await page.getByRole('link', { name: t('profile.missing.experience') }).click();
      // The form of awards, which has a title too, stands there until that of experience has come.
      await page.locator('#experience #title').fill('Professor');
      await page.locator('#start_year').fill('2020');
      await page.locator('#end_year').fill('2019');
      await page.getByRole('button', { name: t('account.save') }).click();
      await page.getByText(t('profile.error.endBeforeStart')).waitFor();
      await page.getByText(t('profile.error.required')).waitFor();
      expect(await page.locator('#title').inputValue()).toBe('Professor');
      await page.locator('#organization_name').fill('جامعة الأفق');
      await page.locator('#end_year').fill('');
      await page.locator('#visibility').selectOption('members');
      await page.getByRole('button', { name: t('account.save') }).click();
      const experience = page.locator('#experience');
      await experience.getByText('جامعة الأفق').waitFor();
      await experience.getByText(t('account.visibility.members')).waitFor();

      // The page that says so takes the draft away.
      if (javaScriptEnabled) await untilHydrated(page);
      await page.goto(`${address}?edit=experience#experience`);
      if (javaScriptEnabled) await untilHydrated(page);
      await page.locator('#title').fill('Dean');
      await page.locator('#organization_name').fill('Horizon');
      await page.locator('#start_year').fill('٢٠٢٢');
      await page.getByRole('button', { name: t('account.save') }).click();
      await experience.getByRole('heading', { name: 'Dean' }).waitFor();
      const titles = () => experience.getByRole('heading', { level: 3 }).allInnerTexts();
      expect(await titles()).toEqual(['Dean', 'Professor']);
      await experience.getByRole('button', { name: t('profile.down') }).click();
      await page.getByText(t('profile.done.moved')).waitFor();
      expect(await titles()).toEqual(['Professor', 'Dean']);
      await experience
        .getByRole('button', { name: t('profile.delete') })
        .first()
        .click();
      await page.getByText(t('profile.done.deleted')).waitFor();
      expect(await titles()).toEqual(['Dean']);
      await page.getByRole('button', { name: t('profile.undo') }).click();
      await page.getByText(t('profile.done.restored')).waitFor();
      expect(await titles()).toEqual(['Professor', 'Dean']);
      // As a visitor sees it: what is for members is not there.
      await page.getByRole('link', { name: t('profile.view.public') }).click();
      await page.getByText(t('profile.view.hidden')).waitFor();
      await page.getByRole('link', { name: t('profile.view.member') }).click();
      await experience.getByText('Professor').waitFor();
      expect(await page.getByRole('button', { name: t('profile.delete') }).count()).toBe(0);
    });

  test('a profile that was changed meanwhile: the member chooses, and nothing typed is lost', async ({
    newPage,
    portal,
    guard,
  }) => {
    guard.allow(/409/);
    const page = await newPage();
    const { id } = await signedIn(portal, page.context());
    await page.goto(`${address}?edit=about#about`);
    await page.locator('#headline_en').fill('Mine');
    await withDatabase(portal, (db) =>
      db
        .updateTable('members')
        .set({ headline_en: 'Theirs', section_versions: JSON.stringify({ about: 2 }) })
        .where('id', '=', id)
        .execute(),
    );
    await page.getByRole('button', { name: t('account.save') }).click();
    await page.getByText(t('profile.stale.title')).waitFor();
    await page.locator('.my-profile__stale').getByText('Theirs').waitFor();
    expect(await page.locator('#headline_en').inputValue()).toBe('Mine');
    expect(await page.getByRole('link', { name: t('profile.stale.theirs') }).count()).toBe(1);
    await page.getByRole('button', { name: t('profile.stale.mine') }).click();
    await page.getByText(t('profile.done.saved')).waitFor();
    await page.locator('.my-profile__head').getByText('Mine').waitFor();
  });

  test('the editor has the toolbar of the specification, what is pasted comes without harm, and a draft comes back', async ({
    newPage,
    portal,
  }) => {
    const page = await newPage();
    const { id } = await signedIn(portal, page.context());
    await page.goto(`${address}?edit=about#about`);
    const editor = page.getByRole('textbox', {
      name: t('profile.inLanguage.en', { field: t('profile.field.biography') }),
    });
    await editor.and(page.locator('.rich-editor__text')).waitFor();
    const bar = page.getByRole('toolbar').first();
    expect(await bar.getByRole('button').evaluateAll((all) => all.map((one) => one.getAttribute('title')))).toEqual(
      (['heading1', 'heading2', 'bold', 'italic', 'underline', 'orderedList', 'bulletList'] as const).map((key) =>
        t(`profile.editor.${key}`),
      ),
    );
    expect(await bar.getByRole('option').allInnerTexts()).toEqual(
      (['small', 'normal', 'large', 'huge'] as const).map((size) => t(`profile.editor.size.${size}`)),
    );
    const [onward, back] = language === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    await bar.getByRole('combobox').focus();
    await page.keyboard.press(onward);
    await bar.getByTitle(t('profile.editor.heading1')).and(page.locator(':focus')).waitFor();
    await page.keyboard.press(back);
    await page.keyboard.press(back);
    await bar.getByTitle(t('profile.editor.bulletList')).and(page.locator(':focus')).waitFor();
    const text = page.locator('.rich-editor__text').first();
    await text.click();
    await bar.getByRole('button', { name: t('profile.editor.heading1') }).click();
    await text.and(page.locator(':focus')).waitFor();
    await page.keyboard.type('Reefs');
    await page.keyboard.press('Enter');
    await bar.getByRole('button', { name: t('profile.editor.bold') }).click();
    await text.and(page.locator(':focus')).waitFor();
    await page.keyboard.type('bold words ');
    await text.evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', '<p onclick="x()">pasted <i>part</i><script>document.title="x"</script></p>');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    expect(await axeViolations(page)).toEqual([]);
    await page.reload();
    await page.getByText(t('profile.draft.restored')).waitFor();
    await page.locator('.rich-editor__text').first().getByText('pasted').waitFor();
    await page.getByRole('button', { name: t('account.save') }).click();
    await page.getByText(t('profile.done.saved')).waitFor();
    const stored = await withDatabase(portal, (db) =>
      db.selectFrom('members').select('biography_en').where('id', '=', id).executeTakeFirstOrThrow(),
    );
    expect(stored.biography_en).toMatch(/^<h1>Reefs<\/h1><p><strong>bold words <\/strong>pasted <em>part<\/em><\/p>$/);
    await page.locator('#about').getByRole('heading', { name: 'Reefs' }).waitFor();
  });
});
