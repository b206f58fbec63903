import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Language } from '#i18n/language.ts';
import redirects from '#tests/cases/redirect_targets.json' with { type: 'json' };
import { forEachLanguage, test } from '#tests/fixtures/browser.ts';
import { openPage } from '#tests/fixtures/openPage.ts';
import { enterAs, webMember } from '#tests/fixtures/webMembers.ts';

// ATH-01 and T6 of the security plan: whatever `nextUrl` says, nobody is led off the portal.

const schemes = ['http:', 'https:', 'HTTPS:', 'ftp:', 'ws:', 'blob:', 'file:', 'vbscript:', 'javascript:', 'data:'];
const slashes = ['//', '///', '////', '/\\', '\\/', '\\\\', '/\\/', '\\/\\'];
const before = ['', ' ', '\t', '\n', '\r', '\u0000', '\u0001', '\u00a0', '\u3000', '\ufeff'];
const payloads = [
  ...new Set([
    ...redirects.rows.map(({ nextUrl }) => nextUrl),
    ...schemes.flatMap((scheme) => [`${scheme}//evil.example`, `${scheme}evil.example`, `${scheme}\\\\evil.example`]),
    ...slashes.flatMap((slash) => [`${slash}evil.example`, `/en${slash}../${slash}evil.example`]),
    ...before.flatMap((sign) => [`${sign}//evil.example`, `/${sign}/evil.example`]),
    'https://localhost@evil.example/',
    'https://localhost:80@evil.example',
    'https://localhost.evil.example',
    '/en/../..//evil.example',
    '/%2F/evil.example',
    '%2F%2Fevil.example',
    '/.//evil.example',
    '/..//evil.example',
    '?//evil.example',
    '#//evil.example',
    'evil.example',
    '/en@evil.example',
    'ｈttps://evil.example',
    '／／evil.example',
  ]),
];

test('there are at least 80 targets', () => {
  expect(payloads.length).toBeGreaterThanOrEqual(80);
});

forEachLanguage((language) => {
  describe.each([
    ['the entrance, as a member who opens it', 'open'],
    ['the form, as a visitor who signs in', 'form'],
  ] as const)('from %s', (_name, how) => {
    const chosen = how === 'open' ? payloads : payloads.slice(0, 12);

    test(`ATH-01: ${chosen.length} targets lead to a place of the portal, and to no other`, async ({
      page,
      portal,
      guard,
    }) => {
      // A place of the portal may be one that is not there.
      guard.allow(/status of (404|400)/);
      const member = await webMember(portal);
      if (how === 'open') await enterAs(page, portal, member.id);
      const arrivals =
        how === 'open' ? await followAll(page, language, chosen) : await signInEach(page, language, chosen, member);
      const left = arrivals.filter(([, arrival]) => {
        const { origin, pathname } = new URL(arrival);
        return origin !== portal.url || !/^\/(en|ar)(\/|$)/.test(pathname) || pathname.includes('/auth/');
      });
      expect(left).toEqual([]);
    });
  });
});

type Arrival = [nextUrl: string, url: string];
const entrance = (language: Language, nextUrl: string) =>
  `/${language}/auth/login?nextUrl=${encodeURIComponent(nextUrl)}`;

/** Where the browser itself comes to by the answers' redirects; nowhere when that is another origin. */
async function followAll(page: Page, language: Language, targets: string[]): Promise<Arrival[]> {
  await page.goto('/robots.txt');
  return page.evaluate(
    async (all) => {
      const arrivals: [string, string][] = [];
      for (const [nextUrl, path] of all)
        arrivals.push([
          nextUrl,
          await fetch(path).then(
            ({ url }) => url,
            () => 'about:blank',
          ),
        ]);
      return arrivals;
    },
    targets.map((nextUrl): Arrival => [nextUrl, entrance(language, nextUrl)]),
  );
}

async function signInEach(
  page: Page,
  language: Language,
  targets: string[],
  member: { email: string; password: string },
): Promise<Arrival[]> {
  const arrivals: Arrival[] = [];
  for (const nextUrl of targets) {
    // What the page before asks for by itself would be refused without its cookies; here is nothing of the kind.
    await page.goto('/robots.txt');
    await page.context().clearCookies();
    await openPage(page, entrance(language, nextUrl));
    await page.locator('#email').fill(member.email);
    await page.locator('#password').fill(member.password);
    await page.locator('main button[type=submit]').click();
    // Where the answer leads; the page there need not be read.
    await page.waitForURL((url) => !url.pathname.endsWith('/auth/login'), { waitUntil: 'commit' });
    arrivals.push([nextUrl, page.url()]);
  }
  return arrivals;
}
