import { expect } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { axeViolations } from '#tests/fixtures/axe.ts';
import { forEachLanguage, test, viewports } from '#tests/fixtures/browser.ts';
import { openPage, untilHeaderAnswered, untilHydrated } from '#tests/fixtures/openPage.ts';
import { enterAs, webMember } from '#tests/fixtures/webMembers.ts';

// Spec §2 "Header" for the signed-in, spec §4 "Session", decisions §3 on logging out.

forEachLanguage((language) => {
  const t = translatorFor(language);
  const home = `/${language}`;
  const accountPaths = [
    '/my-profile',
    '/account/my-information',
    '/account/my-organizations',
    '/account/my-connections',
    '/account/recommendations',
    '/account/my-applications',
    '/account/preferences',
    '/account/security',
    '/account/privacy',
  ].map((path) => `${home}${path}`);

  test('a signed-in member has a profile menu with name, completion and pages in place of Member Login', async ({
    page,
    portal,
  }) => {
    const { id } = await webMember(portal, { full_name: 'Noor Al-Test' });
    await enterAs(page, portal, id);
    await openPage(page, home);
    const header = page.getByRole('banner');
    expect(await header.getByRole('link', { name: t('header.memberLogin') }).count()).toBe(0);
    const button = header.getByRole('button', { name: /Noor Al-Test/ });
    expect(await button.textContent()).toContain('%');
    const links = header.locator('.member-menu .menu__panel a');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(accountPaths);
    // As the other menus: arrows walk, Escape closes and gives the focus back, a press outside closes.
    await button.focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => links.first().evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await links.first().waitFor({ state: 'hidden' });
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
    await button.click();
    expect(await axeViolations(page)).toEqual([]);
    await page.mouse.click(5, 600);
    await links.first().waitFor({ state: 'hidden' });
  });

  test('with chat and a long name, the header stays within the page and its margins', async ({ page, portal }) => {
    const { id } = await webMember(portal, { full_name: 'Abdulrahman Al-Mohannadi Al-Test', hasMessaging: true });
    await enterAs(page, portal, id);
    await openPage(page, `${home}/about`);
    await page.locator('.bell--chat').waitFor();
    for (const width of [1025, 1100, 1180, 1366]) {
      await page.setViewportSize({ width, height: 700 });
      const beyond = await page.evaluate(() => {
        const row = document.querySelector('.header__row') ?? document.body;
        const [around, button] = [row, row.querySelector('.member-menu__button') ?? row].map((one) =>
          one.getBoundingClientRect(),
        );
        const outside = document.dir === 'rtl' ? around!.left - button!.left : button!.right - around!.right;
        const inline = outside + Number.parseFloat(getComputedStyle(row).paddingInlineEnd);
        return Math.max(inline, document.documentElement.scrollWidth - innerWidth);
      });
      expect(beyond, `at ${width} px`).toBeLessThanOrEqual(1);
    }
  });

  test('below 1025 px the pages stand in the mobile menu, in either theme', async ({ newPage, portal }) => {
    const { id } = await webMember(portal);
    const page = await newPage({ viewport: viewports.phone });
    await enterAs(page, portal, id);
    await openPage(page, home);
    await page.getByRole('button', { name: t('a11y.openMenu') }).click();
    const mine = page.getByRole('dialog').getByRole('region', { name: t('memberMenu.title') });
    await mine.getByRole('link', { name: t('memberMenu.security') }).waitFor();
    await mine.getByRole('button', { name: t('memberMenu.logOut') }).waitFor();
    const signIn = page.getByRole('dialog').getByRole('link', { name: t('menu.signInOrSignUp') });
    expect(await signIn.count()).toBe(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeViolations(page)).toEqual([]);
    }
  });

  for (const javaScriptEnabled of [true, false])
    test(`logging out ${javaScriptEnabled ? 'with' : 'without'} script ends the session and opens the same page again`, async ({
      newPage,
      portal,
    }) => {
      const { id } = await webMember(portal);
      const page = await newPage({ javaScriptEnabled });
      await enterAs(page, portal, id);
      await page.goto(`${home}/about?x=1`);
      if (javaScriptEnabled) await untilHeaderAnswered(page);
      const menu = page.locator('.member-menu');
      await menu.getByRole('button').first().focus();
      if (javaScriptEnabled) await menu.getByRole('button').first().click();
      await menu.getByRole('button', { name: t('memberMenu.logOut') }).click();
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('header.memberLogin') })
        .waitFor();
      expect(page.url()).toMatch(new RegExp(`/${language}/about\\?x=1$`));
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('__Host-session');
    });

  test('a sign-out and a sign-in in another tab show within the timer’s 5 s, without a call', async ({
    page,
    portal,
  }) => {
    const { id } = await webMember(portal);
    await page.clock.install();
    await openPage(page, `${home}/about`);
    const header = page.getByRole('banner');
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await enterAs(page, portal, id);
    await page.clock.runFor(5000);
    const link = header.getByRole('link', { name: t('memberMenu.title') });
    expect(await link.getAttribute('href')).toBe(accountPaths[0]);
    await page.context().clearCookies();
    await page.clock.runFor(5000);
    await header.getByRole('link', { name: t('header.memberLogin') }).waitFor();
    expect(calls).toEqual([]);
  });

  test('ATH-13: opening /logout, fetching it ahead or as a picture changes nothing; its button logs out and leads home', async ({
    page,
    portal,
    guard,
  }) => {
    guard.allow(/Failed to load|decode|ERR_BLOCKED/);
    const { id } = await webMember(portal);
    await enterAs(page, portal, id);
    await openPage(page, `${home}/about`);
    await untilHeaderAnswered(page);
    const isSignedIn = async () => (await (await page.request.get('/api/user')).json()).data !== null;
    await page.evaluate(async (path) => {
      await fetch(path, { method: 'GET' });
      await fetch(path, { method: 'HEAD' });
      await new Promise((done) => {
        const picture = new Image();
        picture.onload = picture.onerror = done;
        picture.src = path;
      });
      const ahead = document.createElement('link');
      Object.assign(ahead, { rel: 'prefetch', href: path });
      await new Promise((done) => {
        ahead.onload = ahead.onerror = done;
        document.head.append(ahead);
      });
    }, `${home}/logout`);
    expect(await isSignedIn()).toBe(true);
    // Typed, or opened by another site: the page asks.
    const other = await page.context().newPage();
    await other.goto(`${home}/logout`, { referer: 'https://evil.example/' });
    await untilHydrated(other);
    await other.getByRole('heading', { name: t('logout.title') }).waitFor();
    expect(await isSignedIn()).toBe(true);
    expect(await axeViolations(other)).toEqual([]);
    await other
      .getByRole('main')
      .getByRole('button', { name: t('memberMenu.logOut') })
      .click();
    await other.waitForURL((url) => url.pathname === home);
    expect(await isSignedIn()).toBe(false);
  });

  test('a link of the portal to /logout logs out by itself, once the header has its answers, and leads home', async ({
    page,
    portal,
  }) => {
    const { id } = await webMember(portal);
    await enterAs(page, portal, id);
    await openPage(page, `${home}/about`);
    await untilHeaderAnswered(page);
    const order: string[] = [];
    page.on('response', (answer) => {
      const { pathname } = new URL(answer.url());
      if (/^\/api\/user-(profile|notifications)$/.test(pathname)) order.push('answered');
    });
    page.on('request', (request) => request.method() === 'POST' && order.push(new URL(request.url()).pathname));
    await page.evaluate((path) => window.location.assign(path), `${home}/logout`);
    await page.waitForURL((url) => url.pathname === home);
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('header.memberLogin') })
      .waitFor();
    const steps = order.filter((step) => !step.startsWith('/api'));
    expect(steps).toEqual(['answered', 'answered', `${home}/logout`]);
  });

  test('a visitor who opens a member’s page comes back to it from the login page', async ({ page, portal, guard }) => {
    guard.allow(/status of 404/);
    const member = await webMember(portal);
    await enterAs(page, portal, member.id);
    await openPage(page, `${home}/logout`);
    await untilHeaderAnswered(page);
    await page.context().clearCookies();
    await page.goto(`${home}/logout`);
    await page.getByRole('heading', { name: t('logout.doneTitle') }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });
});
