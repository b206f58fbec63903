import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { maxPhotoBytes } from '#domain/photo.ts';
import { formatFileSize } from '#i18n/format.ts';
import { forEachLanguage, test, viewports } from '#tests/fixtures/browser.ts';
import { fellowsFormIn } from '#tests/fixtures/fellowsForm.ts';
import { errorAt, openForm, queryPortal, uploadPath } from '#tests/fixtures/webForms.ts';

// Spec §2 and §5: the photo of the Founding Fellows form.

forEachLanguage((language) => {
  const { t, path, field, button, success, tryAgain, fill, named } = fellowsFormIn(language);

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
    await tryAgain(page);
    expect(await errorAt(field(page, 'photo'))).toBe(t('fellows.error.photo.type'));
    expect(await field(page, 'photo').evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await field(page, 'fullName').inputValue()).toBe(name);
    expect(await queryPortal(portal, 'select from fellows where full_name = $1', [name])).toHaveLength(0);
    await page.getByRole('button', { name: t('form.removeFile') }).click();
    await button(page).click();
    await success(page).waitFor();
  });

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
    const path2 = join(await mkdtemp(join(folder, 'mended-')), 'photo.jpg');
    await writeFile(path2, bytes.subarray(0, maxPhotoBytes));
    await field(page, 'photo').setInputFiles(path2);
    expect(await errorAt(field(page, 'photo'))).toBeNull();
    await page.getByText(formatFileSize(maxPhotoBytes, language)).waitFor();
    // The picture keeps its size beside a long name.
    await page.setViewportSize(viewports.phone);
    const path3 = join(folder, `${'long'.repeat(40)}.jpg`);
    await writeFile(path3, bytes.subarray(0, maxPhotoBytes));
    await field(page, 'photo').setInputFiles(path3);
    await page.getByText('longlong').waitFor();
    await expect.poll(() => page.locator('form .portrait').evaluate((image) => image.clientWidth)).toBe(80);
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
    await tryAgain(page);
    expect(await errorAt(field(page, 'photo'))).toBe(t('form.error.fileUnreadable'));
  });
});
