import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { readPdf } from '#server/features/profile-cv/readPdf.ts';
import { axeViolations } from '#tests/fixtures/axe.ts';
import { forEachLanguage, test } from '#tests/fixtures/browser.ts';
import { printedCv } from '#tests/fixtures/cvFiles.ts';
import { signedIn, withDatabase } from '#tests/fixtures/signedIn.ts';

forEachLanguage((language) => {
  const t = translatorFor(language);

  for (const javaScriptEnabled of [true, false]) {
    const how = javaScriptEnabled ? 'with script' : 'without script';

    test(`UPL-09 a CV is uploaded, what it says is taken over when ticked and comes out as a document, and it is deleted, ${how}`, async ({
      newPage,
      portal,
      guard,
    }) => {
      guard.allow(/422/);
      const page = await newPage({ javaScriptEnabled });
      const { id } = await signedIn(portal, page.context());
      await page.goto(`/${language}/my-profile/cv`);
      const choose = (name: string, buffer: Buffer) =>
        page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer });
      await choose('cv.pdf', Buffer.from('no CV'));
      await page.getByRole('button', { name: t('cv.files.upload') }).click();
      await page.getByText(t('cv.error.file.type')).waitFor();
      await choose('السيرة الذاتية.pdf', printedCv('arabic'));
      await page.getByRole('button', { name: t('cv.files.upload') }).click();
      await page.getByText(t('account.done.cvAdded')).waitFor();
      await page.locator('.account__list bdi', { hasText: 'السيرة الذاتية.pdf' }).waitFor();
      if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);
      await page.getByRole('checkbox', { name: /Statistics/ }).uncheck();
      await page.getByRole('button', { name: t('cv.offers.take') }).click();
      await page.getByText(t('account.done.cvTaken')).waitFor();
      const titles = await withDatabase(portal, (db) =>
        db.selectFrom('profile_items').select('title').where('member_id', '=', id).orderBy('section').execute(),
      );
      expect(titles.map(({ title }) => title)).toEqual(['دكتوراه في علوم الحاسوب', 'أستاذة مساعدة']);
      await page.getByRole('checkbox', { name: /Statistics/ }).waitFor();

      await page.getByRole('checkbox', { name: t('cvDocument.email') }).check();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page
          .getByRole('button', {
            name: t('cvDocument.download', { format: t('cvDocument.format.pdf'), language: t('cvDocument.in.ar') }),
          })
          .click(),
      ]);
      expect(download.suggestedFilename()).toBe('السيرة الذاتية - Noor Test.pdf');
      const document = await readPdf(await readFile(await download.path()));
      const lines = 'text' in document ? document.text.split('\n') : [];
      expect(lines).toEqual(expect.arrayContaining(['Noor Test', 'دكتوراه في علوم الحاسوب', 'أستاذة مساعدة']));
      expect(lines.join('\n')).toContain('@example.org');

      await page.getByRole('button', { name: t('cv.files.removeThis', { name: 'السيرة الذاتية.pdf' }) }).click();
      await page.getByText(t('account.done.cvRemoved')).waitFor();
      expect(await page.locator('.account__list li').count()).toBe(0);
    });
  }
});
