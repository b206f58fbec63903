import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MemberDetail } from '#contract/members.ts';
import { type ItemVisibility, itemSections, itemVisibilities, type ProfileAudience } from '#domain/profileSections.ts';
import { aConnection, someone, type Someone } from '#tests/fixtures/someConnections.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';
import { asSeenBy } from '#web/features/profile/asSeenBy.ts';

// "View as" shows what such a person really gets (decisions §4), and that follows the stated rule (docs/decisions/035).

let app: TestApp;
let owner: Someone;
const principals: Record<Exclude<ProfileAudience, 'self'>, Record<string, string>> = {
  public: {},
  member: {},
  connection: {},
};
beforeAll(async () => {
  app = await testApp();
  owner = await someone(app);
  const stranger = await someone(app);
  const friend = await someone(app);
  await aConnection(app, owner, friend);
  Object.assign(principals, { member: stranger.headers, connection: friend.headers });
  await app.db
    .updateTable('members')
    .set({
      headline_en: 'Studies reefs',
      headline_ar: 'تدرس الشعاب',
      current_title: 'Professor',
      organization_name: 'Horizon',
      biography_en: '<p>Long at sea.</p>',
      biography_ar: '<p>في البحر منذ زمن.</p>',
      country: 'QA',
      city: 'Doha',
      research_interests: ['reefs'],
      skills: ['diving'],
      languages: ['ar'],
    })
    .where('id', '=', owner.id)
    .execute();
  for (const section of itemSections)
    for (const visibility of itemVisibilities)
      await app.call('POST', '/api/user-profile', {
        headers: owner.headers,
        body: {
          section,
          data: {
            visibility,
            ...(section === 'links'
              ? { url: `${visibility}.example.org`, title: visibility }
              : { title: visibility, organization_name: 'A', start_year: 2020 }),
          },
        },
      });
});
afterAll(() => app.close());

const whole = (visibility: ItemVisibility) =>
  app.db.updateTable('members').set({ visibility }).where('id', '=', owner.id).execute();

describe.each(Object.keys(principals) as (keyof typeof principals)[])('as %s sees a profile', (audience) => {
  it.each(itemVisibilities)('that is for %s: the same as in the member’s own view', async (visibility) => {
    await whole(visibility);
    for (const language of ['en', 'ar'] as const) {
      const own = (await app.call('GET', '/api/user-profile', { headers: owner.headers, language })).json.data;
      const answer = await app.call('GET', `/api/members/${owner.id}`, { headers: principals[audience], language });
      const seen = asSeenBy(own, audience);
      if (seen === null) {
        const unknown = await app.call('GET', '/api/members/999999999', { headers: principals[audience], language });
        expect([answer.status, answer.text]).toEqual([404, unknown.text]);
        continue;
      }
      expect(answer.status).toBe(200);
      const member: MemberDetail = answer.json.data;
      const { about } = seen.sections;
      expect({
        full_name: seen.full_name,
        full_name_ar: seen.full_name_ar,
        slug: seen.slug,
        avatar_url: seen.avatar_url,
        country: seen.country,
        country_name: seen.country_name,
        city: seen.city,
        headline: about.headline,
        headline_en: about.headline_en,
        headline_ar: about.headline_ar,
        current_title: about.current_title,
        organization: about.organization,
        organization_name: about.organization_name,
        biography: about.biography,
        biography_en: about.biography_en,
        biography_ar: about.biography_ar,
        research_interests: seen.sections.research_interests.items,
        skills: seen.sections.skills.items,
        languages: seen.sections.languages.items,
        thematic_areas: [],
        member_since: expect.any(String),
        id: owner.id,
        sections: Object.fromEntries(
          itemSections.map((section) => [
            section,
            seen.sections[section].items.map(
              ({ visibility: _who, source: _source, orcid_put_code: _code, is_edited: _edited, ...item }) => {
                const { position: _position, version: _version, ...shown } = item;
                return shown;
              },
            ),
          ]),
        ),
      }).toEqual(member);
      // The newest item stands first.
      const shown = {
        public: ['public'],
        member: ['members', 'public'],
        connection: ['connections', 'members', 'public'],
      };
      expect(member.sections.awards.map(({ title }) => title)).toEqual(shown[audience]);
      // A CV, the e-mail address and the phone are nobody's but the member's.
      expect(answer.text).not.toMatch(/"(cv|email|phone_number)"/);
    }
  });
});
