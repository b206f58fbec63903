import { expect } from 'vitest';
import { aMember, aSession } from '#tests/fixtures/aMember.ts';
import { forEachLanguage, test } from '#tests/fixtures/browser.ts';
import { openPage } from '#tests/fixtures/openPage.ts';
import { rawRequest } from '#tests/fixtures/rawRequest.ts';
import { enterAs, onPortal, webMember } from '#tests/fixtures/webMembers.ts';

// What a page says of a form that was posted is said in its address: somebody else's link must not have it said.

const steps = ['request', 'accept', 'decline', 'withdraw', 'remove', 'block', 'unblock'];
const notes = ['password', 'deletion', 'factorOff', 'orcidOff', 'passkeyRemoved', 'applicationWithdrawn', 'cvRemoved'];

forEachLanguage((language) => {
  test('a link that somebody else made has no page say what no form has done', async ({ portal }) => {
    const { headers, other } = await onPortal(portal, async (where) => {
      const { id } = await aMember(where);
      const { headers } = await aSession(where, id);
      return { headers, other: (await aMember(where)).id };
    });
    const pages = ['security', 'privacy', 'my-applications', 'my-connections', 'my-organizations'];
    const forged = [
      ...pages.flatMap((page) => notes.map((note) => `account/${page}?done=${note}`)),
      ...steps.map((step) => `members/${other}?done=${step}`),
      'my-profile?done=deleted&at=summary&undo=1',
      'my-profile/cv?done=cvTaken',
      'account/recommendations?done=recommendationDismissed&undo=1',
      'auth/login?done=password',
      'contact?sent=CM-7K3M9-QX2TD',
    ];
    for (const place of forged) {
      const { status, headers: answered } = await rawRequest(portal.url, `/${language}/${place}`, { headers });
      expect([place, status, answered.location]).toEqual([place, 302, `/${language}/${place.split('?')[0]}`]);
    }
  });

  test('nor does such a link within the portal, with script', async ({ page, portal }) => {
    const reader = await webMember(portal);
    await enterAs(page, portal, reader.id);
    await openPage(page, `/${language}/about`);
    // Texts of the portal may not link to a portal without a domain, as this one is.
    await page.evaluate((place) => {
      const link = document.createElement('a');
      link.href = place;
      link.textContent = 'a link to something';
      document.querySelector('main')?.prepend(link);
    }, `/${language}/account/security?done=password`);
    await page.getByRole('link', { name: 'a link to something' }).click();
    await page.locator('#own-password').waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(await page.locator('.notice').count()).toBe(0);
  });
});
