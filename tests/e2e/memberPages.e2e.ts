import { expect } from 'vitest';
import type { OpportunityDetail } from '#contract/opportunities.ts';
import { notify } from '#server/features/notifications/notify.ts';
import { axeViolations } from '#tests/fixtures/axe.ts';
import { forEachLanguage, test, viewports } from '#tests/fixtures/browser.ts';
import { focusFaults } from '#tests/fixtures/focusFaults.ts';
import { openPage } from '#tests/fixtures/openPage.ts';
import type { PortalPlace } from '#tests/fixtures/portal.ts';
import { signedIn, withDatabase } from '#tests/fixtures/signedIn.ts';
import { aConnection } from '#tests/fixtures/someConnections.ts';
import { webChatter, webConversation, write } from '#tests/fixtures/webChat.ts';
import { onPortal } from '#tests/fixtures/webMembers.ts';
import { wordsOutside } from '#tests/fixtures/wordsOutside.ts';

// Every page of a member: WCAG 2.2 AA, the keyboard, and enlarged to 400 % (320 px) and a phone to 200 % (195 px).

const pages = {
  profile: [
    '/my-profile',
    '/my-profile?edit=about',
    '/my-profile?edit=experience',
    '/my-profile?edit=languages',
    '/my-profile?edit=skills',
    '/my-profile?view=member',
    '/my-profile/cv',
    '/logout',
  ],
  /** They differ from those above in their fields alone: the keyboard and 195 px are seen there. */
  forms: ['education', 'publications', 'awards', 'memberships', 'links'].map(
    (section) => `/my-profile?edit=${section}`,
  ),
  account: [
    '/account/my-information',
    '/account/my-organizations',
    '/account/my-connections',
    '/account/recommendations',
    '/account/preferences',
    '/account/security',
    '/account/privacy',
  ],
  others: [
    '/account/my-applications',
    '/account/my-applications/saved',
    '/account/my-applications/searches',
    '/account/notifications',
    '/messages',
    '/unsubscribe?token=unknown',
  ],
};

/** A profile with long words and both scripts in it, and somebody's notification. */
async function fill(portal: PortalPlace, memberId: number): Promise<void> {
  await withDatabase(portal, async (db) => {
    await db
      .updateTable('members')
      .set({
        headline_en: 'Reef'.repeat(30),
        current_title: 'أستاذة',
        biography_en: `<p>${'a'.repeat(120)}</p>`,
        biography_ar: '<p>تعمل في البحر منذ زمن.</p>',
        skills: ['R', 'تحليل البيانات'],
        languages: ['ar', 'en'],
      })
      .where('id', '=', memberId)
      .execute();
    const item = {
      member_id: memberId,
      section: 'experience',
      organization_name: 'جامعة الأفق',
      start_year: 2019,
    } as const;
    await db
      .insertInto('profile_items')
      .values([
        { ...item, title: 'Professor', position: 1 },
        { ...item, title: 'Wissenschaftsverwaltungsangestellte'.repeat(3), position: 2, visibility: 'connections' },
      ])
      .execute();
    const own = { memberId, redirectUrl: '/about', now: new Date() };
    await notify(db, { ...own, type: 'announcement', params: { title: 'T', message: 'x'.repeat(90) } });
  });
}

/** The form of an open opportunity of the demo that is applied to here. */
async function applyPath(url: string): Promise<string> {
  for (let id = 1; id < 400; id += 3) {
    const { data } = (await (await fetch(`${url}/api/job-opportunities/${id}`)).json()) as { data?: OpportunityDetail };
    if (data?.is_open && data.apply_mode === 'internal' && data.questions.length > 1)
      return `/opportunities/${id}-${data.slug}/apply`;
  }
  throw new Error('The demo has no open opportunity that asks.');
}

/** A conversation of the member with words of both scripts that are wider than a phone. */
async function chatPath(portal: PortalPlace, me: { id: number }): Promise<string> {
  const other = await webChatter(portal, { full_name: 'Wissenschaftsverwaltungsangestellte' });
  await onPortal(portal, (where) => aConnection(where, me, other));
  const id = await webConversation(portal, other, me);
  await write(portal, other, id, ['w'.repeat(90), `https://example.org/${'a'.repeat(90)}`, 'ا'.repeat(90)]);
  return `/messages?convoId=${id}`;
}

forEachLanguage((language) => {
  test.for(Object.entries(pages))(
    '%s: no page has an accessibility violation, a control out of the keyboard’s reach, or words beyond its edge',
    async ([which, paths], { newPage, portal }) => {
      const page = await newPage();
      const { id } = await signedIn(portal, page.context(), { full_name: 'Noor Al-Test', hasMessaging: true });
      await fill(portal, id);
      const faults: string[] = [];
      const note = (where: string, lines: readonly string[]) =>
        faults.push(...lines.map((line) => `${where}: ${line}`));
      const more = which === 'others' ? [await chatPath(portal, { id }), await applyPath(portal.url)] : [];
      for (const path of [...paths, ...more]) {
        // Either screen and either theme once in either language.
        await page.setViewportSize(viewports[language === 'ar' ? 'phone' : 'desktop']);
        await page.emulateMedia({ colorScheme: language === 'ar' ? 'dark' : 'light' });
        await openPage(page, `/${language}${path}`);
        if (path.includes('edit=about')) await page.locator('.rich-editor__text').nth(1).waitFor();
        note(path, await axeViolations(page));
        if (which !== 'forms') note(path, await focusFaults(page));
        await page.setViewportSize({ width: 320, height: 420 });
        note(`${path} at 320`, await wordsOutside(page));
        if (which === 'forms') continue;
        await page.setViewportSize({ width: 195, height: 420 });
        note(`${path} at 195`, await wordsOutside(page, ''));
      }
      expect(faults).toEqual([]);
    },
  );
});
