import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { formatNumber } from '#i18n/format.ts';
import { otherLanguage } from '#i18n/language.ts';
import { axeViolations } from '#tests/fixtures/axe.ts';
import { forEachLanguage, test, viewports } from '#tests/fixtures/browser.ts';
import { openPage, untilHeaderAnswered, untilHydrated } from '#tests/fixtures/openPage.ts';
import type { PortalPlace } from '#tests/fixtures/portal.ts';
import { queryPortal } from '#tests/fixtures/webForms.ts';
import { enterAs, goodPassword, webMember } from '#tests/fixtures/webMembers.ts';

// The forms of a profile: what helps while one types, and that nothing typed is lost.

type Named = Record<'id' | 'name_en' | 'name_ar', string>;

forEachLanguage((language) => {
  const t = translatorFor(language);
  const address = `/${language}/my-profile`;
  const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
  const save = (page: Page) => button(page, t('account.save')).click();
  const signInAgain = async (page: Page, email: string) => {
    await page.waitForURL((url) => url.pathname.endsWith('/auth/login'));
    await page.locator('#email').fill(email);
    await page.locator('#password').fill(goodPassword);
    await button(page, t('auth.signIn')).click();
    await page.waitForURL((url) => url.pathname === address);
  };
  const storedOf = async (portal: PortalPlace, id: number) =>
    (
      await queryPortal<Record<string, unknown>>(
        portal,
        'select biography_en, biography_ar, organization_id, organization_name, headline_en from members where id = $1',
        [id],
      )
    )[0];
  const endSession = (portal: PortalPlace, id: number) =>
    queryPortal(portal, 'update sessions set revoked_at = now() where member_id = $1', [id]);

  test('ATH-08: texts are counted, an organization is found in either script, and all stands there after a session that ended', async ({
    newPage,
    portal,
  }) => {
    const page = await newPage();
    const member = await webMember(portal, { locale: language });
    await enterAs(page, portal, member.id);
    await openPage(page, `${address}?edit=about#about`);
    const text = page.locator('.rich-editor__text').first();
    await text.waitFor();
    const counter = page.locator('#biography_en-counter bdi');
    const countOf = (count: number) =>
      t('form.characterCount', { count: formatNumber(count, language), max: formatNumber(5000, language) });
    expect(await counter.textContent()).toBe(countOf(0));
    await text.click();
    await page.keyboard.type('Reefs & sea');
    // As the rule counts: words, not tags or entities.
    await expect.poll(() => counter.textContent()).toBe(countOf(11));
    await text.evaluate((element, long) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', long);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, 'x'.repeat(4984));
    const said = page.locator('#biography_en-counter [role=status]');
    await expect.poll(() => said.textContent()).toBe(t('form.charactersLeft', { count: 5 }));

    const [found] = await queryPortal<Named>(
      portal,
      `select id, name_en, name_ar from organizations where status = 'published' and name_en is not null and name_ar is not null
       order by id limit 1`,
    );
    const box = page.getByRole('combobox', { name: t('profile.field.organization_name') });
    await box.pressSequentially(found?.[`name_${otherLanguage(language)}`] ?? '');
    const option = page.locator('.combobox__option').first();
    await option.waitFor();
    await box.press('ArrowDown');
    expect(await box.getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'));
    expect(await axeViolations(page)).toEqual([]);
    await box.press('Escape');
    await option.waitFor({ state: 'detached' });
    await box.press('ArrowDown');
    await option.waitFor();
    await box.press('ArrowDown');
    await box.press('Enter');
    const name = found?.[`name_${language}`] ?? '';
    expect(await box.inputValue()).toBe(name);
    const linked = page.locator('#organization_name-hint');
    await linked.getByText(name).waitFor();

    await untilHeaderAnswered(page);
    await endSession(portal, member.id);
    await save(page);
    await signInAgain(page, member.email);
    await untilHydrated(page);
    // The form was sent from its end, far below what is said of it.
    const answer = page.locator('#account-answer');
    await expect.poll(async () => (await answer.boundingBox())?.y).toBeGreaterThan(0);
    expect((await answer.boundingBox())?.y).toBeLessThan(viewports.desktop.height);
    await page.locator('.rich-editor__text').first().getByText('Reefs & sea').waitFor();
    await expect.poll(() => counter.textContent()).toBe(countOf(4995));
    await linked.getByText(name).waitFor();
    const badge = page.getByRole('banner').locator('.member-menu__badge').first();
    const before = await badge.innerText();
    await save(page);
    await page.getByText(t('profile.done.saved')).waitFor();
    await expect.poll(() => badge.innerText()).not.toBe(before);
    expect(await storedOf(portal, member.id)).toMatchObject({
      biography_en: expect.stringContaining('Reefs &amp; sea'),
      organization_id: found?.id,
      organization_name: name,
    });
    // Another name is no longer that organization's.
    await page.goto(`${address}?edit=about#about`);
    await untilHydrated(page);
    await box.fill('Elsewhere');
    await linked.waitFor({ state: 'detached' });
    await save(page);
    await page.getByText(t('profile.done.saved')).waitFor();
    expect(await storedOf(portal, member.id)).toMatchObject({ organization_id: null, organization_name: 'Elsewhere' });
  });

  test('ATH-08: without script, too, what was typed stands there; what was saved meanwhile can be read beside it, and one is chosen', async ({
    newPage,
    portal,
    guard,
  }) => {
    guard.allow(/409/);
    const page = await newPage({ javaScriptEnabled: false, viewport: viewports.phone });
    const member = await webMember(portal, { locale: language });
    await enterAs(page, portal, member.id);
    await page.goto(`${address}?edit=about#about`);
    await page.locator('#headline_en').fill('Mine');
    await page.locator('#biography_en').fill('Reefs & sea\n\nمن قطر');
    await endSession(portal, member.id);
    await save(page);
    await signInAgain(page, member.email);
    await page.getByText(t('account.held')).waitFor();
    expect(await page.locator('#biography_en').inputValue()).toBe('Reefs & sea\n\nمن قطر');
    expect(await storedOf(portal, member.id)).toMatchObject({ biography_en: null });
    await queryPortal(
      portal,
      `update members set biography_en = '<p>Lakes &amp; rivers</p>', section_versions = '{"about": 2}' where id = $1`,
      [member.id],
    );
    await save(page);
    await page.getByText(t('profile.stale.title')).waitFor();
    const versions = page.locator('.my-profile__stale');
    expect(await versions.locator('dt').allInnerTexts()).toEqual([
      t('profile.field.headline_en'),
      t('profile.field.biography_en'),
    ]);
    expect(await versions.locator('bdi').allTextContents()).toEqual([
      '—',
      'Mine',
      'Lakes & rivers',
      'Reefs & sea\n\nمن قطر',
    ]);
    await button(page, t('profile.stale.mine')).click();
    await page.getByText(t('profile.done.saved')).waitFor();
    expect(await storedOf(portal, member.id)).toMatchObject({
      headline_en: 'Mine',
      biography_en: '<p>Reefs &amp; sea</p><p>من قطر</p>',
    });
  });

  test('an item that was changed meanwhile is told in words, not in codes; after half a minute a deletion stands', async ({
    newPage,
    portal,
    guard,
  }) => {
    guard.allow(/409|422/);
    const page = await newPage();
    const member = await webMember(portal);
    await enterAs(page, portal, member.id);
    const [item] = await queryPortal<{ id: string }>(
      portal,
      `insert into profile_items (member_id, section, title, organization_name, start_year, position)
       values ($1, 'experience', 'Professor', 'Horizon', 2019, 0) returning id`,
      [member.id],
    );
    await openPage(page, `${address}?edit=experience&item=${item?.id}#item-${item?.id}`);
    await page.locator('#title').fill('Dean');
    await page.locator('#visibility').selectOption('members');
    await queryPortal(
      portal,
      `update profile_items set version = 2, country = 'QA', start_month = 5, is_current = true where id = $1`,
      [item?.id],
    );
    await save(page);
    await page.getByText(t('profile.stale.title')).waitFor();
    const lines = await page
      .locator('.my-profile__stale > div')
      .evaluateAll((all) =>
        all.map((one) => [...one.querySelectorAll('dt, bdi')].map(({ textContent }) => textContent)),
      );
    const month = await page.locator('#start_month option[value="5"]').innerText();
    const country = await page.locator('#country option[value="QA"]').innerText();
    expect(lines).toEqual([
      [t('profile.field.experience.title'), 'Professor', 'Dean'],
      [t('profile.field.country'), country, '—'],
      [t('profile.field.start_month'), month, '—'],
      [t('profile.field.is_current'), t('profile.stale.yes'), t('profile.stale.no')],
      [t('profile.field.visibility'), t('account.visibility.public'), t('account.visibility.members')],
    ]);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: t('profile.stale.theirs') }).click();
    await page.locator('#experience').getByRole('heading', { name: 'Professor' }).waitFor();
    await page
      .locator('#experience')
      .getByRole('button', { name: t('profile.delete') })
      .click();
    await page.getByText(t('profile.done.deleted')).waitFor();
    await queryPortal(
      portal,
      `update profile_deletions set deleted_at = now() - interval '31 seconds' where member_id = $1`,
      [member.id],
    );
    await button(page, t('profile.undo')).click();
    await page.getByText(t('api.error.undo_expired')).waitFor();
    expect(await page.locator('#experience').getByRole('heading', { name: 'Professor' }).count()).toBe(0);

    await queryPortal(
      portal,
      `insert into profile_items (member_id, section, title, start_year, position)
       values ($1, 'awards', 'One', 2019, 0), ($1, 'awards', 'Two', 2020, 1)`,
      [member.id],
    );
    await openPage(page, address);
    await page.locator('#awards summary').click();
    await button(page, t('profile.deleteAll')).click();
    // In the page's language, not the browser's.
    await page.getByText(t('profile.error.confirm')).waitFor();
    expect(await page.locator('#awards').getByRole('heading', { name: 'Two' }).count()).toBe(1);
  });
});
