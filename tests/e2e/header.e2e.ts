import { expect } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { otherLanguage } from '#i18n/language.ts';
import { axeViolations } from '#tests/fixtures/axe.ts';
import { forEachLanguage, test, viewports } from '#tests/fixtures/browser.ts';
import { openPage, untilHydrated } from '#tests/fixtures/openPage.ts';

// Spec §2 "Header", one test per sentence.

const areas = [
  'progressive-education',
  'sustainability',
  'artificial-intelligence',
  'precision-health',
  'social-progress',
];
const categories = ['education', 'research', 'innovation'] as const;
const narrow = { width: 1024, height: 800 };

forEachLanguage((language) => {
  const t = translatorFor(language);
  const login = `/${language}/auth/login`;
  const mainMenu = { name: t('a11y.mainNavigation'), exact: true };

  test('the main menu is Home, About, Education, Research, Innovation, Members', async ({ page }) => {
    await page.goto(login);
    const links = page.getByRole('navigation', mainMenu).locator('.main-nav__link');
    expect(await links.allTextContents()).toEqual(
      (['home', 'about', 'education', 'research', 'innovation', 'members'] as const).map((name) => t(`header.${name}`)),
    );
    const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(
      ['', '/about', '/education', '/research', '/innovation', '/members'].map((path) => `/${language}${path}`),
    );
  });

  test('the dropdowns hold the five focus areas, the opportunities and the organizations; that of Members two lists', async ({
    page,
  }) => {
    await openPage(page, login);
    const linksOf = async (name: string) => {
      await page.getByRole('button', { name: t('a11y.submenu', { name }) }).click();
      const links = page.locator('.menu__panel--open').getByRole('link');
      await links.first().waitFor();
      return links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    };
    for (const category of categories) {
      expect(await linksOf(t(`header.${category}`))).toEqual([
        ...areas.map((area) => `/${language}/focus-areas/${category}/${area}`),
        `/${language}/opportunities?agsCategory=${category}`,
        `/${language}/organizations`,
      ]);
    }
    expect(await linksOf(t('header.members'))).toEqual([`/${language}/organizations`, `/${language}/members`]);
  });

  test('NAV-02: a dropdown opens by mouse, keyboard and press, and Escape closes it with the focus on its button', async ({
    page,
  }) => {
    await openPage(page, login);
    const button = page.getByRole('button', { name: t('a11y.submenu', { name: t('header.research') }) });
    const first = page.getByRole('link', { name: t('area.progressive-education') });
    await page
      .getByRole('link', { name: t('header.research'), exact: true })
      .first()
      .hover();
    await first.waitFor();
    await page.keyboard.press('Escape');
    await first.waitFor({ state: 'hidden' });
    await page.mouse.move(5, 500);
    await button.focus();
    await page.keyboard.press('ArrowDown');
    await first.waitFor();
    await expect.poll(() => first.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await first.waitFor({ state: 'hidden' });
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
    await button.click();
    await first.waitFor();
    await page.mouse.click(5, 500);
    await first.waitFor({ state: 'hidden' });
  });

  test('without script a dropdown shows while the focus is in it', async ({ newPage }) => {
    const page = await newPage({ javaScriptEnabled: false });
    await page.goto(login);
    await page.getByRole('button', { name: t('a11y.submenu', { name: t('header.education') }) }).focus();
    await page.getByRole('link', { name: t('menu.educationOpportunities') }).waitFor();
  });

  test('the page that is open is marked in the menu', async ({ page }) => {
    await page.goto(`/${language}/focus-areas/research/sustainability`);
    const current = page.locator('.main-nav__link[aria-current]');
    expect(await current.allTextContents()).toEqual([t('header.research')]);
    expect(await current.getAttribute('aria-current')).toBe('true');
    await page.goto(`/${language}`);
    expect(await current.allTextContents()).toEqual([t('header.home')]);
    expect(await current.getAttribute('aria-current')).toBe('page');
  });

  test('LNG-01: the language toggle keeps path, query and hash byte for byte', async ({ page }) => {
    const rest = '/opportunities?agsCategory=research&q=a%26b&page=2#top';
    await openPage(page, `/${language}${rest}`);
    const toggle = page.getByRole('link', { name: t('language.toggleLabel') });
    expect(await toggle.textContent()).toBe(language === 'en' ? 'AR' : 'EN');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await toggle.click();
    await page.waitForURL((url) => url.pathname.startsWith(`/${otherLanguage(language)}/`));
    await untilHydrated(page);
    expect(new URL(page.url()).pathname + new URL(page.url()).search + new URL(page.url()).hash).toBe(
      `/${otherLanguage(language)}${rest}`,
    );
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);
    expect(await page.locator('html').getAttribute('dir')).toBe(language === 'en' ? 'rtl' : 'ltr');
  });

  test('LNG-04: the language toggle of the home page leads to the home page', async ({ page }) => {
    for (const home of [`/${language}`, `/${language}/`]) {
      await openPage(page, home);
      await page.getByRole('link', { name: t('language.toggleLabel') }).click();
      await page.waitForURL((url) => url.pathname.replace(/\/$/, '') === `/${otherLanguage(language)}`);
    }
  });

  test('the language toggle keeps the scroll and what was half typed', async ({ newPage, guard }) => {
    guard.allow(/404.*\/nowhere/);
    const page = await newPage({ viewport: viewports.phone });
    await openPage(page, `/${language}/nowhere`);
    await page.getByRole('searchbox').fill('مياه water');
    await page.evaluate(() => window.scrollTo(0, 240));
    await page.getByRole('link', { name: t('language.toggleLabel') }).click();
    await page.waitForURL(`**/${otherLanguage(language)}/nowhere`);
    await untilHydrated(page);
    expect(await page.getByRole('searchbox').inputValue()).toBe('مياه water');
    expect(await page.evaluate(() => window.scrollY)).toBe(240);
    await page.reload();
    await untilHydrated(page);
    expect(await page.getByRole('searchbox').inputValue()).toBe('');
  });

  test('the header sticks once the page is scrolled by more than 100 px', async ({ newPage }) => {
    const page = await newPage({ viewport: { width: 1440, height: 400 } });
    await openPage(page, login);
    const barTop = () => page.locator('.header__bar').evaluate((bar) => Math.round(bar.getBoundingClientRect().top));
    for (const [scrolledTo, expected] of [
      [100, -100],
      [101, 0],
      [300, 0],
      [0, 0],
    ] as const) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scrolledTo);
      await expect.poll(barTop, { message: `scrolled to ${scrolledTo}` }).toBe(expected);
    }
  });

  test('home-style pages lie behind the header until it sticks, other pages begin below it', async ({ newPage }) => {
    const page = await newPage({ viewport: { width: 1440, height: 300 } });
    const mainTop = () =>
      page.locator('main').evaluate((main) => Math.round(main.getBoundingClientRect().top + window.scrollY));
    const ground = () => page.locator('.header__bar').evaluate((bar) => getComputedStyle(bar).backgroundColor);
    for (const path of ['', '/organizations', '/organizations/join-us', '/members', '/contact-us']) {
      await openPage(page, `/${language}${path}`);
      expect(await mainTop(), path).toBe(0);
      expect(await ground(), path).toBe('rgba(0, 0, 0, 0)');
    }
    await page.evaluate(() => window.scrollTo({ top: 150, behavior: 'instant' }));
    await expect.poll(ground).toBe('rgb(251, 247, 238)');
    await openPage(page, login);
    expect(await mainTop()).toBeGreaterThan(50);
  });

  test('a visitor sees a Member Login link', async ({ page }) => {
    await openPage(page, `/${language}/auth`);
    await page.getByRole('link', { name: t('header.memberLogin'), exact: true }).click();
    await page.waitForURL(`**${login}`);
  });

  test('the slide-in menu is there below 1025 px and leads to the sign-in page', async ({ newPage }) => {
    const page = await newPage({ viewport: { width: 1025, height: 800 } });
    await openPage(page, login);
    const opener = page.getByRole('button', { name: t('a11y.openMenu') });
    // All of it fits there, down to the gutter.
    const end = await page.locator('.header__login').evaluate((one) => one.getBoundingClientRect());
    expect(Math.round(language === 'ar' ? end.left : 1025 - end.right)).toBe(24);
    expect(await opener.isVisible()).toBe(false);
    expect(await page.getByRole('navigation', mainMenu).isVisible()).toBe(true);
    await page.setViewportSize(narrow);
    await opener.click();
    const menu = page.getByRole('dialog', { name: t('menu.title') });
    const signIn = menu.getByRole('link', { name: t('menu.signInOrSignUp') });
    expect(await signIn.getAttribute('href')).toBe(login);
    // It comes from the inline-end edge and stays on the screen (RTL-04).
    const panel = page.locator('.slide-in__panel');
    const edge = () =>
      panel.evaluate((one) => ({ left: one.getBoundingClientRect().left, right: one.getBoundingClientRect().right }));
    await expect
      .poll(async () => Math.round(language === 'ar' ? (await edge()).left : (await edge()).right))
      .toBe(language === 'ar' ? 0 : narrow.width);
  });

  test('NAV-02: the slide-in menu closes in four ways, gives the focus back and lets the page scroll', async ({
    newPage,
  }) => {
    const page = await newPage({ viewport: narrow });
    await openPage(page, login);
    const opener = page.getByRole('button', { name: t('a11y.openMenu') });
    const menu = page.getByRole('dialog', { name: t('menu.title') });
    const hasFocus = () => opener.evaluate((one) => one === document.activeElement);
    const ways = {
      Escape: () => page.keyboard.press('Escape'),
      'a press outside': () => page.mouse.click(language === 'ar' ? narrow.width - 20 : 20, 400),
      'the close button': () => menu.getByRole('button', { name: t('a11y.closeMenu') }).click(),
    };
    for (const [name, close] of Object.entries(ways)) {
      await opener.click();
      await menu.waitFor();
      await close();
      await menu.waitFor({ state: 'hidden' });
      await expect.poll(hasFocus, { message: name }).toBe(true);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('visible');
    }
    await opener.click();
    await menu.getByRole('link', { name: t('menu.signInOrSignUp') }).click();
    await menu.waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  });

  test('without script the slide-in menu opens and closes too, and the footer holds the same links', async ({
    newPage,
  }) => {
    const page = await newPage({ viewport: viewports.phone, javaScriptEnabled: false });
    await page.goto(login);
    await page.getByRole('button', { name: t('a11y.openMenu') }).click();
    const menu = page.getByRole('dialog', { name: t('menu.title') });
    await menu.getByText(t('header.research'), { exact: true }).click();
    await menu.getByRole('link', { name: t('menu.researchOpportunities') }).waitFor();
    await menu.getByRole('button', { name: t('a11y.closeMenu') }).click();
    await menu.waitFor({ state: 'hidden' });
    await page
      .locator('#footer-nav')
      .getByRole('link', { name: t('menu.members') })
      .waitFor();
  });

  test('RTL-04: no page scrolls sideways at 320, 768 and 1024 px, menu closed or open', async ({ newPage }) => {
    const page = await newPage();
    await openPage(page, login);
    const widths = () =>
      page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
    for (const width of [320, 768, 1024]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await widths()).toEqual([width, width]);
      await page.getByRole('button', { name: t('a11y.openMenu') }).click();
      expect((await widths())[0]).toBe(width);
      await page.keyboard.press('Escape');
    }
  });

  test('axe finds nothing wrong with the header, its open dropdown and its open menu, in both themes', async ({
    newPage,
  }) => {
    const page = await newPage({ reducedMotion: 'reduce' });
    await openPage(page, login);
    const inBothThemes = async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await axeViolations(page)).toEqual([]);
      }
    };
    await page.getByRole('button', { name: t('a11y.submenu', { name: t('header.research') }) }).click();
    await inBothThemes();
    await page.setViewportSize(viewports.phone);
    await page.getByRole('button', { name: t('a11y.openMenu') }).click();
    const menu = page.getByRole('dialog', { name: t('menu.title') });
    await menu.getByText(t('header.research'), { exact: true }).click();
    await menu.getByRole('link', { name: t('menu.researchOpportunities') }).waitFor();
    await inBothThemes();
  });
});
