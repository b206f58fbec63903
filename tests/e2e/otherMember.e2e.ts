import { expect } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { anOpportunity } from '#tests/fixtures/anOpportunity.ts';
import { aMember, aSession } from '#tests/fixtures/aMember.ts';
import { forEachLanguage, test } from '#tests/fixtures/browser.ts';
import { openPage, untilHydrated } from '#tests/fixtures/openPage.ts';
import type { PortalPlace } from '#tests/fixtures/portal.ts';
import { rawRequest } from '#tests/fixtures/rawRequest.ts';
import { aConnection } from '#tests/fixtures/someConnections.ts';
import { queryPortal } from '#tests/fixtures/webForms.ts';
import { enterAs, onPortal, webMember } from '#tests/fixtures/webMembers.ts';

// Two members share a browser: a page that was opened for the one stays open while the other one signs in.

const aPair = (portal: PortalPlace) =>
  onPortal(portal, async (where) => {
    const [one, other] = [await aMember(where, { hasMessaging: true }), await aMember(where, { hasMessaging: true })];
    const [own, others] = [await aSession(where, one.id), await aSession(where, other.id)];
    await aConnection(where, one, other);
    const opportunityId = await anOpportunity(where.db, { title_en: 'A chair for two' });
    return { one, other, opportunityId, own: own.headers, others: others.headers };
  });
const nameOf = (portal: PortalPlace, id: number) =>
  onPortal(portal, ({ db }) => db.selectFrom('members').select('full_name').where('id', '=', id).executeTakeFirst());

test('every form of a page of members says whose page it is, but for logging out and the theme', async ({ portal }) => {
  const { other, opportunityId, own } = await aPair(portal);
  const ofAccount =
    'my-information security privacy notifications preferences my-connections my-organizations my-applications my-applications/saved recommendations';
  const ofProfile = 'my-profile my-profile?edit=about my-profile?edit=experience my-profile/cv messages';
  let count = 0;
  for (const page of [
    ...ofAccount.split(' ').map((name) => `account/${name}`),
    ...ofProfile.split(' '),
    `members/${other.id}-noor-test`,
    `opportunities/${opportunityId}-a-chair-for-two`,
    `opportunities/${opportunityId}-a-chair-for-two/apply`,
  ]) {
    const { status, text } = await rawRequest(portal.url, `/en/${page}`, { headers: own });
    expect([page, status]).toEqual([page, 200]);
    for (const [form] of text.matchAll(/<form\b[^>]*method="post"[\s\S]*?<\/form>/g)) {
      if (/action="\/en\/(logout|theme)"/.test(form)) continue;
      count += 1;
      expect([page, form.slice(0, 200), form.includes(' name="member"')]).toEqual([page, form.slice(0, 200), true]);
    }
  }
  expect(count).toBeGreaterThan(30);
});

forEachLanguage((language) => {
  const t = translatorFor(language);

  test('without script nothing that one typed becomes another’s, and the page says why', async ({ portal }) => {
    const { one, other, opportunityId, own, others } = await aPair(portal);
    const post = (page: string, fields: Record<string, string>, headers: Record<string, string>) =>
      rawRequest(portal.url, `/${language}/${page}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ member: String(one.id), ...fields }).toString(),
      });
    const forms: [page: string, fields: Record<string, string>][] = [
      ['account/my-information', { intent: 'information', full_name: 'Typed by One' }],
      ['account/privacy', { intent: 'visibility', visibility: 'private' }],
      [`opportunities/${opportunityId}-a-chair-for-two/apply`, { intent: 'draft', cover_letter: 'A letter of One' }],
    ];
    for (const [page, fields] of forms) {
      const { status, text } = await post(page, fields, others);
      expect([page, status]).toEqual([page, 409]);
      expect(text).toContain(t('error.otherMember.title'));
      expect(text).not.toContain('of One');
    }
    expect(await nameOf(portal, other.id)).toEqual({ full_name: 'Noor Test' });
    const kept = await onPortal(portal, ({ db }) =>
      db.selectFrom('applications').select('id').where('opportunity_id', '=', opportunityId).execute(),
    );
    expect(kept).toEqual([]);
    // Their own page's forms do as ever.
    for (const [page, fields] of forms.slice(1))
      expect([page, (await post(page, fields, own)).status]).toEqual([page, 303]);
  });

  test('with script neither, and nothing half typed is filled into another’s page', async ({
    newPage,
    portal,
    guard,
  }) => {
    guard.allow(/409/);
    const page = await newPage();
    const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
    const [one, other, third] = [await webMember(portal), await webMember(portal), await webMember(portal)];
    await enterAs(page, portal, one.id);
    await openPage(page, `/${language}/members/${third.id}-noor-test`);
    await enterAs(page, portal, other.id);
    await button(t('member.connect')).click();
    await page.locator('#connection').getByText(t('api.error.other_member')).waitFor();
    const asked = await onPortal(portal, ({ db }) =>
      db.selectFrom('connections').select('id').where('sender_id', 'in', [one.id, other.id]).execute(),
    );
    expect(asked).toEqual([]);

    await enterAs(page, portal, one.id);
    await openPage(page, `/${language}/account/my-information`);
    await page.locator('#full_name').fill('Typed by One');
    await queryPortal(portal, 'update sessions set revoked_at = now() where member_id = $1', [one.id]);
    await button(t('account.save')).click();
    await page.waitForURL((url) => url.pathname.endsWith('/auth/login'));
    await page.locator('#email').fill(other.email);
    await page.locator('#password').fill(other.password);
    await button(t('auth.signIn')).click();
    await page.waitForURL((url) => url.pathname.endsWith('/account/my-information'));
    await untilHydrated(page);
    expect(await page.locator('#full_name').inputValue()).toBe('Noor Test');
  });
});
