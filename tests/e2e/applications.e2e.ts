import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { OpportunityDetail } from '#contract/opportunities.ts';
import type { Language } from '#i18n/language.ts';
import { translatorFor } from '#i18n/catalogs.ts';
import { axeViolations } from '#tests/fixtures/axe.ts';
import { forEachLanguage, test, viewports } from '#tests/fixtures/browser.ts';
import { holdScripts } from '#tests/fixtures/holdScripts.ts';
import { openPage, untilHeaderAnswered, untilHydrated } from '#tests/fixtures/openPage.ts';
import { signedIn, withDatabase } from '#tests/fixtures/signedIn.ts';
import { enterAs, webMember } from '#tests/fixtures/webMembers.ts';
import { caseFile } from '#tests/fixtures/visitorForms.ts';

// Applying, saving, and one's own applications (decisions §5), in a browser.

/** An open opportunity of the demo that is applied to here and asks a long text and more. */
async function anAskingOne(url: string, language: Language): Promise<OpportunityDetail> {
  for (let id = 1; id < 400; id += 3) {
    const answer = await fetch(`${url}/api/job-opportunities/${id}`, { headers: { language } });
    const { data } = (await answer.json()) as { data?: OpportunityDetail };
    const kinds = data?.questions.map(({ kind }) => kind) ?? [];
    if (data?.is_open && data.apply_mode === 'internal' && kinds.includes('long_text')) return data;
  }
  throw new Error('The demo has no open opportunity that asks.');
}

forEachLanguage((language) => {
  const t = translatorFor(language);
  const pathOf = ({ id, slug }: { id: number; slug: string }) =>
    `/${language}/opportunities/${id}-${encodeURIComponent(slug)}`;
  const mine = `/${language}/account/my-applications`;
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

  /** Fills in whatever is asked. */
  async function answerAll(page: Page, { questions }: OpportunityDetail): Promise<void> {
    for (const { key, kind, choices } of questions) {
      const control = page.locator(`[name="answers.${key}"]`);
      if (kind === 'choice') await page.locator(`[name="answers.${key}"][value="${choices[0]?.value}"]`).check();
      else if (kind === 'yes_no') await page.locator(`[name="answers.${key}"][value="yes"]`).check();
      else await control.fill(kind === 'number' ? '٧' : kind === 'url' ? 'example.org/work' : 'A plan خطة');
    }
  }

  for (const javaScriptEnabled of [true, false]) {
    test(`OPP-04 an application is refused beside its fields, kept, sent once, withdrawn and sent again, ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
      newPage,
      portal,
      guard,
    }) => {
      guard.allow(/422/);
      const page = await newPage({ javaScriptEnabled });
      const { id } = await webMember(portal);
      await enterAs(page, portal, id);
      const opportunity = await anAskingOne(portal.url, language);
      await page.goto(pathOf(opportunity));
      await page.getByRole('link', { name: t('opportunity.apply'), exact: true }).click();
      await page.getByRole('heading', { level: 1, name: t('apply.title') }).waitFor();
      if (javaScriptEnabled) await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      await page.locator('#cover_letter').fill('Dear all, السلام عليكم');
      await press(page, t('apply.submit'));
      await page.locator('#consent-error').waitFor();
      expect(await page.locator('.field__error').count()).toBeGreaterThan(1);
      expect(await page.locator('#cover_letter').inputValue()).toBe('Dear all, السلام عليكم');
      await press(page, t('apply.saveDraft'));
      await page.getByText(t('apply.done.draft')).waitFor();
      if (javaScriptEnabled) await untilHydrated(page);
      expect(await page.locator('#cover_letter').inputValue()).toBe('Dear all, السلام عليكم');
      await answerAll(page, opportunity);
      await page.locator('#consent').check();
      if (javaScriptEnabled) await page.getByRole('button', { name: t('apply.submit') }).dblclick();
      else await press(page, t('apply.submit'));
      await page.getByText(t('opportunity.done.sent')).waitFor();
      await page.getByText(t('application.status.submitted'), { exact: true }).waitFor();
      await press(page, t('applications.withdraw'));
      await page.getByText(t('opportunity.done.withdrawn')).waitFor();
      await page.getByRole('link', { name: t('applications.applyAgain') }).click();
      await page.locator('#consent').check();
      await press(page, t('apply.submit'));
      await page.getByText(t('opportunity.done.sent')).waitFor();
      await page.goto(mine);
      expect(await page.locator('.timeline li > span').allTextContents()).toEqual(
        ['draft', 'submitted', 'withdrawn', 'submitted'].map((status) =>
          t(`application.status.${status as 'draft' | 'submitted' | 'withdrawn'}`),
        ),
      );
      await page
        .getByRole('link', { name: t('applications.sent.linkNamed', { title: opportunity.title ?? '' }) })
        .click();
      await page.getByRole('heading', { level: 2, name: t('applications.sent.title') }).waitFor();
      expect(await page.locator('#sent-letter p').textContent()).toBe('Dear all, السلام عليكم');
      expect(await page.locator('.sent__answers dd').count()).toBe(opportunity.questions.length);
      expect(await page.locator('#sent-profile').count()).toBe(1);
      const rows = await withDatabase(portal, (db) =>
        db.selectFrom('applications').select(['status', 'cover_letter']).where('member_id', '=', id).execute(),
      );
      expect(rows).toEqual([{ status: 'submitted', cover_letter: 'Dear all, السلام عليكم' }]);
    });
  }

  // The same in either language, which the tests above look at.
  if (language === 'en')
    test('OPP-04 two tabs send one application and withdraw it once, show the same, and say why no draft is kept', async ({
      newPage,
      portal,
      guard,
    }) => {
      guard.allow(/409/);
      const { id } = await webMember(portal);
      const opportunity = await anAskingOne(portal.url, language);
      const [first, second] = [await newPage(), await newPage()];
      for (const page of [first, second]) {
        await enterAs(page, portal, id);
        await openPage(page, `${pathOf(opportunity)}/apply`);
      }
      await answerAll(first, opportunity);
      await first.locator('#consent').check();
      await press(first, t('apply.submit'));
      await first.getByText(t('opportunity.done.sent')).waitFor();
      // What is typed on in the other tab can not be kept: at once, and when it is asked for.
      await second.locator('#cover_letter').fill('Too late');
      const way = second.locator('form.apply').getByRole('link', { name: t('apply.toApplication') });
      await second.getByRole('status').getByText(t('apply.sentMeanwhile')).waitFor();
      expect(await way.getAttribute('href')).toMatch(/my-applications\?application=(\d+)#application-\1$/);
      await press(second, t('apply.saveDraft'));
      await second.getByRole('alert').getByText(t('apply.sentMeanwhile')).waitFor();
      expect([await way.count(), await second.locator('#cover_letter').inputValue()]).toEqual([1, 'Too late']);
      // Not everything is filled in here: what was sent already stands.
      await press(second, t('apply.submit'));
      await second.getByText(t('opportunity.done.sent')).waitFor();
      await openPage(second, mine);
      await press(second, t('applications.withdrawNamed', { title: opportunity.title ?? '' }));
      await second.getByText(t('account.done.applicationWithdrawn')).waitFor();
      await second.getByRole('link', { name: t('applications.applyAgain') }).waitFor();
      expect(second.url()).toBe(portal.url + mine);
      await first.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      await press(first, t('applications.withdraw'));
      await first.getByText(t('opportunity.done.withdrawn')).waitFor();
      for (const page of [first, second]) {
        await openPage(page, mine);
        expect(await page.locator('.timeline li > span').allTextContents()).toEqual([
          t('application.status.submitted'),
          t('application.status.withdrawn'),
        ]);
      }
    });

  test('ATH-08 what was typed survives a failed network, a reload and an ended session, and leads back to the form', async ({
    page,
    portal,
    guard,
  }) => {
    guard.allow(/ERR_FAILED|ERR_INTERNET|401/);
    const opportunity = await anAskingOne(portal.url, language);
    const form = `${pathOf(opportunity)}/apply`;
    await page.goto(pathOf(opportunity));
    const apply = page.getByRole('link', { name: t('opportunity.apply'), exact: true });
    expect(await apply.getAttribute('href')).toBe(`/${language}/auth/login?${new URLSearchParams({ nextUrl: form })}`);
    const { id } = await signedIn(portal, page.context());
    await openPage(page, form);
    await page.route('**/api/job-opportunities/**', (route) => route.abort());
    await page.locator('#cover_letter').fill('Typed in a tunnel');
    await press(page, t('apply.submit'));
    await page.getByText(t('error.network.text')).waitFor();
    expect(await page.locator('#cover_letter').inputValue()).toBe('Typed in a tunnel');
    await openPage(page, form);
    await page.getByText(t('apply.restored')).waitFor();
    expect(await page.locator('#cover_letter').inputValue()).toBe('Typed in a tunnel');
    // What is typed before the script comes is newer than what the device kept.
    const release = await holdScripts(page);
    await page.goto(form, { waitUntil: 'commit' });
    await page.locator('#cover_letter').fill('Typed at once');
    await page.locator('#consent').check();
    release();
    await untilHydrated(page);
    expect(await page.locator('#cover_letter').inputValue()).toBe('Typed at once');
    expect(await page.locator('#consent').isChecked()).toBe(true);
    await page.unroute('**/api/job-opportunities/**');
    await untilHeaderAnswered(page);
    await withDatabase(portal, (db) => db.deleteFrom('sessions').where('member_id', '=', id).execute());
    await press(page, t('apply.submit'));
    await page.waitForURL(/auth\/login/);
    expect(new URL(page.url()).searchParams.get('nextUrl')).toContain('/apply');
  });

  test('a draft keeps the chosen CV, a file of a refused form need not be chosen again, a deleted CV is said beside its field', async ({
    newPage,
    portal,
    guard,
  }) => {
    guard.allow(/422/);
    const page = await newPage({ javaScriptEnabled: false });
    const { id } = await signedIn(portal, page.context());
    const opportunity = await anAskingOne(portal.url, language);
    const form = `${pathOf(opportunity)}/apply`;
    const file = { name: 'سيرة.docx', mimeType: '', buffer: Buffer.from(caseFile('cv.docx')) };
    await page.goto(form);
    await page.locator('#cover_letter').fill('With a file');
    await page.locator('input[type="file"]').setInputFiles(file);
    await press(page, t('apply.submit'));
    await page.locator('#consent-error').waitFor();
    const chosen = page.locator('input[name="cv_id"]:checked');
    const cvId = await chosen.getAttribute('value');
    expect(cvId).toMatch(/^[0-9a-f-]{36}$/);
    expect(await page.locator('form.apply').textContent()).toContain(t('apply.cv.kept', { name: file.name }));
    await page.locator('input[name="cv_id"][value=""]').check();
    await press(page, t('apply.saveDraft'));
    await page.getByText(t('apply.done.draft')).waitFor();
    expect(await chosen.getAttribute('value')).toBe('');
    await page.locator(`input[name="cv_id"][value="${cvId}"]`).check();
    await press(page, t('apply.saveDraft'));
    await withDatabase(portal, (db) => db.deleteFrom('files').where('owner_member_id', '=', id).execute());
    await page.goto(form);
    expect(await chosen.getAttribute('value')).toBe(cvId);
    const group = page.getByRole('group', { name: t('apply.cv'), exact: true });
    expect(await group.textContent()).toContain(file.name);
    expect(await group.locator('.field__error').textContent()).toContain(t('apply.error.cvGone'));
    expect(await page.locator('#cover_letter').inputValue()).toBe('With a file');
  });

  for (const javaScriptEnabled of [true, false])
    test(`an opportunity and a search are saved, listed and let go, ${javaScriptEnabled ? 'in place with' : 'without'} script`, async ({
      newPage,
      portal,
    }) => {
      const page = await newPage({ javaScriptEnabled });
      await enterAs(page, portal, (await webMember(portal)).id);
      const open = (path: string) => (javaScriptEnabled ? openPage(page, path) : page.goto(path));
      /** With script nothing leads away from the page. */
      const stays = (path: string) => {
        if (javaScriptEnabled) expect(page.url()).toBe(`${portal.url}${path}`);
      };
      const opportunity = await anAskingOne(portal.url, language);
      await open(pathOf(opportunity));
      await press(page, t('opportunity.save'));
      await page.getByText(t('opportunity.done.saved')).waitFor();
      stays(pathOf(opportunity));
      await open(`${mine}/saved`);
      await page.getByRole('link', { name: opportunity.title ?? '' }).waitFor();
      await press(page, t('applications.unsaveNamed', { title: opportunity.title ?? '' }));
      await page.getByText(t('account.done.unsaved')).waitFor();
      stays(`${mine}/saved`);
      await page.getByText(t('applications.noSaved')).waitFor();
      await page.goto(`/${language}/opportunities?q=teaching&cat=grant`);
      await page.getByRole('link', { name: t('searches.saveThis') }).click();
      expect(await page.locator('#name-new').inputValue()).toBe('teaching');
      await press(page, t('searches.save'));
      await page.getByText(t('account.done.searchSaved')).waitFor();
      const link = page.getByRole('heading', { level: 3 }).getByRole('link', { name: 'teaching' });
      expect(await link.getAttribute('href')).toBe(`/${language}/opportunities?q=teaching&cat=grant`);
      await press(page, t('searches.deleteNamed', { name: 'teaching' }));
      await page.getByText(t('account.done.searchDeleted')).waitFor();
      expect(await page.getByRole('link', { name: 'teaching' }).count()).toBe(0);
    });

  test('the pages have no accessibility violation and fit a phone', async ({ newPage, portal }) => {
    const opportunity = await anAskingOne(portal.url, language);
    const page = await newPage({ viewport: viewports.phone, colorScheme: language === 'ar' ? 'dark' : 'light' });
    const { id } = await signedIn(portal, page.context());
    await withDatabase(portal, async (db) => {
      const { id: applicationId } = await db
        .insertInto('applications')
        .values({ member_id: id, opportunity_id: opportunity.id, status: 'withdrawn' })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('application_events')
        .values({ application_id: applicationId, status: 'withdrawn', actor: 'applicant' })
        .execute();
    });
    for (const path of [`${pathOf(opportunity)}/apply`, mine, `${mine}/searches?new=q%3Dx`, pathOf(opportunity)]) {
      await page.goto(path);
      expect([path, await axeViolations(page)]).toEqual([path, []]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    }
  });
});
