import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { anOpportunity, anOrganization } from '#tests/fixtures/anOpportunity.ts';
import { axeViolations } from '#tests/fixtures/axe.ts';
import { forEachLanguage, test, viewports } from '#tests/fixtures/browser.ts';
import { aConnection } from '#tests/fixtures/someConnections.ts';
import { holdScripts } from '#tests/fixtures/holdScripts.ts';
import { openPage, untilHydrated } from '#tests/fixtures/openPage.ts';
import { enterAs, onPortal, webMember } from '#tests/fixtures/webMembers.ts';

const listed = { visibility: 'public' };

forEachLanguage((language) => {
  const t = translatorFor(language);
  const connections = `/${language}/account/my-connections`;
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

  for (const javaScriptEnabled of [true, false]) {
    const how = javaScriptEnabled ? 'with script' : 'without script';

    test(`a member asks another with a note, who accepts; both see whom they both know, ${how}`, async ({
      newPage,
      portal,
      guard,
    }) => {
      guard.allow(/404/);
      const [me, them, friend] = await Promise.all(
        ['Mariam Asking', 'Yusuf Asked', 'Huda Between'].map((full_name) => webMember(portal, { full_name })),
      );
      if (!me || !them || !friend) throw new Error('Three members were made.');
      await onPortal(portal, async (where) => {
        for (const { id } of [me, them, friend])
          await where.db.updateTable('members').set(listed).where('id', '=', id).execute();
        await aConnection(where, me, friend);
        await aConnection(where, friend, them);
      });
      const [mine, theirs] = [await newPage({ javaScriptEnabled }), await newPage({ javaScriptEnabled })];
      await enterAs(mine, portal, me.id);
      await enterAs(theirs, portal, them.id);

      await mine.goto(`/${language}/members/${them.id}-yusuf-asked`);
      await mine.getByText(t('connection.mutual', { count: 1 })).waitFor();
      await mine.getByText(t('connection.addNote')).click();
      await mine.locator('#note').fill('We met in Doha. مرحبًا');
      await press(mine, t('member.connect'));
      await mine.getByText(t('connection.state.sent'), { exact: true }).waitFor();
      await mine.getByText(t('connection.done.request')).waitFor();
      expect(await mine.getByRole('button', { name: t('connection.action.withdraw') }).count()).toBe(1);

      await theirs.goto(`${connections}?tab=received`);
      await theirs.getByText('We met in Doha. مرحبًا').waitFor();
      await theirs.getByRole('link', { name: 'Huda Between' }).waitFor();
      await press(theirs, t('connection.actionNamed.accept', { name: 'Mariam Asking' }));
      await theirs.getByText(t('account.done.connectionAccepted')).waitFor();
      // The address still names the tab that the button was in.
      expect(theirs.url()).toContain('tab=received');

      await mine.goto(connections);
      await mine.getByRole('searchbox').fill('يوسف');
      await press(mine, t('search.submit'));
      await mine.getByRole('heading', { name: 'Yusuf Asked' }).waitFor();
      await mine.getByRole('heading', { name: 'Huda Between' }).waitFor({ state: 'detached' });
      await mine.getByText(t('connection.more')).click();
      await press(mine, t('connection.actionNamed.block', { name: 'Yusuf Asked' }));
      await mine.getByText(t('account.done.connectionBlocked')).waitFor();
      await mine.goto(`${connections}?tab=blocked`);
      await mine.getByRole('button', { name: t('connection.actionNamed.unblock', { name: 'Yusuf Asked' }) }).waitFor();

      // The blocked one is not told, and asks in vain.
      await theirs.goto(`/${language}/members/${me.id}-mariam-asking`);
      await press(theirs, t('member.connect'));
      await theirs.getByText(t('connection.cannotAsk')).waitFor();
    });
  }

  test('buttons act in place: at once, once, with the focus beside them; a failure is put back, a change is shown', async ({
    newPage,
    portal,
    guard,
  }) => {
    guard.allow(/409|net::ERR_FAILED|Failed to fetch/);
    const page = await newPage();
    const names = ['Aisha One', 'Basim Two', 'Camil Three', 'Dana Four', 'Emad Five'];
    const [me, ...others] = await Promise.all(
      ['Rania Asked', ...names].map((full_name) => webMember(portal, { full_name })),
    );
    if (!me) throw new Error('A member was made.');
    const ids = await onPortal(portal, (where) =>
      Promise.all(
        others.map((other, index) =>
          aConnection(where, other, me, { statusId: 1, changedAt: new Date(Date.now() - index * 60_000) }),
        ),
      ),
    );
    const statuses = () =>
      onPortal(portal, async ({ db }) => {
        const rows = await db.selectFrom('connections').select(['id', 'status_id']).where('id', 'in', ids).execute();
        return ids.map((id) => rows.find((row) => row.id === id)?.status_id);
      });
    const named = (step: 'accept' | 'decline', index: number) =>
      page.getByRole('button', {
        name: t(`connection.actionNamed.${step}`, { name: names[index] ?? '' }),
        exact: true,
      });
    const row = (index: number) => page.locator(`#connection-${ids[index]}`);
    const focused = (index: number) => row(index).evaluate((one) => one.contains(document.activeElement));

    await enterAs(page, portal, me.id);
    await page.goto(`${connections}?tab=received`);
    await untilHydrated(page);
    // The next row moves under the second click.
    const loadedFirst = page.waitForResponse(/\/api\/connections\?/);
    await named('accept', 0).dblclick();
    await page.getByText(t('account.done.connectionAccepted')).waitFor();
    await row(0).waitFor({ state: 'detached' });
    await expect.poll(statuses).toEqual([2, 1, 1, 1, 1]);
    await page.getByRole('link', { name: `${t('connections.tab.received')} (4)` }).waitFor();

    // A list that comes late must not be taken for that of the next step.
    await loadedFirst;
    const loadedAgain = page.waitForResponse(/\/api\/connections\?/);
    await named('decline', 1).focus();
    await page.keyboard.press('Enter');
    await row(1).waitFor({ state: 'detached' });
    await expect.poll(() => focused(2)).toBe(true);
    await expect.poll(statuses).toEqual([2, 3, 1, 1, 1]);
    await loadedAgain;

    await page.route('**/api/connections/*/update', (route) => route.abort());
    await named('accept', 2).focus();
    await page.keyboard.press('Enter');
    await row(2).getByText(t('error.network.text')).waitFor();
    expect([await statuses(), await focused(2)]).toEqual([[2, 3, 1, 1, 1], true]);
    await page.unroute('**/api/connections/*/update');
    const loadedAnew = page.waitForResponse(/\/api\/connections\?/);
    await named('accept', 2).press('Enter');
    await row(2).waitFor({ state: 'detached' });
    await loadedAnew;

    // Meanwhile one was accepted in another tab, and another was taken back by whoever asked.
    const becomes = (index: number, status_id: number) =>
      onPortal(portal, ({ db }) =>
        db.updateTable('connections').set({ status_id }).where('id', '=', Number(ids[index])).execute(),
      );
    await becomes(4, 2);
    const loadedOnceMore = page.waitForResponse(/\/api\/connections\?/);
    await named('accept', 4).click();
    await row(4).waitFor({ state: 'detached' });
    await loadedOnceMore;
    await becomes(3, 4);
    await named('accept', 3).press('Enter');
    await page.getByText(t('inPlace.changed')).waitFor();
    await row(3).getByText(t('connection.state.none')).waitFor();
    expect([await named('accept', 3).count(), await focused(3)]).toEqual([0, true]);
  });

  test('an organization is followed from its page, its news are told, and recommendations say why', async ({
    newPage,
    portal,
  }) => {
    const page = await newPage({ javaScriptEnabled: language === 'ar' });
    const me = await webMember(portal);
    const name = `Followed Institute ${language}`;
    const ids = await onPortal(portal, async ({ db }) => {
      await db.updateTable('members').set({ country: 'KM' }).where('id', '=', me.id).execute();
      const organization = await anOrganization(db, { name_en: name, country: 'KM' });
      return { organization, near: await anOrganization(db, { name_en: `Near Institute ${language}`, country: 'KM' }) };
    });
    await enterAs(page, portal, me.id);
    await page.goto(`/${language}/organizations/${ids.organization}-followed-institute-${language}`);
    const toLogin = page.locator('main a[href*="/auth/"]');
    expect(await toLogin.count()).toBe(0);
    await press(page, t('organization.follow'));
    await page.getByText(t('following.done.follow')).waitFor();
    await onPortal(portal, ({ db }) =>
      anOpportunity(db, {
        organization_id: ids.organization,
        title_en: 'A new post there',
        published_at: new Date(),
        areas: [],
      }),
    );
    await page.goto(`/${language}/account/my-organizations`);
    await page.getByText(t('following.newOpportunities', { count: 1 })).waitFor();
    await page.getByRole('link', { name: 'A new post there' }).waitFor();
    await press(page, t('following.markSeen'));
    await page.getByText(t('account.done.newsSeen')).waitFor();
    expect(await page.getByRole('link', { name: 'A new post there' }).count()).toBe(0);
    expect(await page.locator('#followed-areas').getByRole('button').count()).toBe(5);

    // What is dismissed before the script comes is taken back after it.
    const release = await holdScripts(page);
    await page.goto(`/${language}/account/recommendations?kind=organizations`, { waitUntil: 'commit' });
    await page.getByText(t('recommendation.reason.country.organizations')).first().waitFor();
    await press(page, t('recommendations.dismissNamed', { name: `Near Institute ${language}` }));
    await page.getByText(t('account.done.recommendationDismissed')).waitFor();
    expect(await page.getByRole('heading', { name: `Near Institute ${language}` }).count()).toBe(0);
    release();
    if (language === 'ar') await untilHydrated(page);
    await page.getByRole('button', { name: new RegExp(`^${t('recommendations.restore')}`) }).click();
    await page.getByRole('heading', { name: `Near Institute ${language}` }).waitFor();

    // A member whom one never met can be blocked from their page; nothing there is said as to a visitor.
    const stranger = await webMember(portal, { full_name: 'Some Stranger' });
    await page.goto(`/${language}/members/${stranger.id}-some-stranger`);
    expect(await toLogin.count()).toBe(0);
    await page.getByText(t('connection.more')).click();
    await press(page, t('connection.action.block'));
    await page.getByText(t('connection.state.blocked')).waitFor();
    await page.getByText(t('connection.done.block')).waitFor();
    await page.goto(`${connections}?tab=blocked`);
    await press(page, t('connection.actionNamed.unblock', { name: 'Some Stranger' }));
    await page.getByText(t('account.done.connectionUnblocked')).waitFor();
    await page.getByText(t('connections.empty.blocked')).waitFor();
  });

  test('pages of connections, follows and recommendations have no accessibility fault and fit a phone', async ({
    newPage,
    portal,
  }) => {
    const page = await newPage({ viewport: viewports.phone, colorScheme: language === 'ar' ? 'dark' : 'light' });
    const [me, other] = [await webMember(portal), await webMember(portal, { full_name: 'Noor نور O’Test' })];
    await onPortal(portal, async (where) => aConnection(where, other, me, { statusId: 1 }));
    await enterAs(page, portal, me.id);
    for (const path of ['my-connections?tab=received', 'my-organizations', 'recommendations?kind=members']) {
      await page.goto(`/${language}/account/${path}`);
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      expect([path, await axeViolations(page)]).toEqual([path, []]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([path, width]).toEqual([path, 390]);
    }
  });
});

test('a note half typed and the scroll stay in the other language, where a member’s page has another address', async ({
  newPage,
  portal,
}) => {
  const [me, them] = await Promise.all([webMember(portal), webMember(portal, { full_name: 'Salma Toggled' })]);
  const named = { ...listed, full_name_ar: 'سلمى المبدلة' };
  await onPortal(portal, ({ db }) => db.updateTable('members').set(named).where('id', '=', them.id).execute());
  const page = await newPage({ viewport: { width: 390, height: 500 } });
  await enterAs(page, portal, me.id);
  await openPage(page, `/en/members/${them.id}`);
  await page.getByText(translatorFor('en')('connection.addNote')).click();
  await page.locator('#note').fill('We met in مسقط');
  await page.evaluate(() => window.scrollTo({ top: 240, behavior: 'instant' }));
  await page.getByRole('link', { name: translatorFor('en')('language.toggleLabel') }).click();
  await page.waitForURL((url) => decodeURI(url.pathname) === `/ar/members/${them.id}-سلمى-المبدلة`);
  await untilHydrated(page);
  await page.locator('#note').waitFor();
  expect(await page.locator('#note').inputValue()).toBe('We met in مسقط');
  expect(await page.evaluate(() => window.scrollY)).toBe(240);
});
