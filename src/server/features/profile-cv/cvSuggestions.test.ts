import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aPdf, printedCv } from '#tests/fixtures/cvFiles.ts';
import { cvPortal, type Signed } from '#tests/fixtures/cvPortal.ts';

const portal = cvPortal();
const { signedIn, upload } = portal;

describe('what a CV says', () => {
  const offersOf = async (member: Signed, id: string) => {
    const answer = await portal
      .app()
      .call('GET', `/api/user-profile/cvs/${id}/suggestions`, { headers: member.headers });
    return answer.json.data.items as { key: string; section: string; state: string; title: string | null }[];
  };
  const profileOf = async ({ headers }: Signed) =>
    (await portal.app().call('GET', '/api/user-profile', { headers })).json.data.sections;

  test('is offered for the profile, stored only when chosen, and then not offered as new again', async () => {
    const member = await signedIn();
    const { id } = (await upload(member, printedCv('arabic'))).json.data.cv;
    const offers = await offersOf(member, id);
    expect(offers.map(({ section, state, title }) => [section, state, title])).toEqual([
      ['education', 'new', 'دكتوراه في علوم الحاسوب'],
      ['education', 'new', 'ماجستير في الإحصاء (Statistics)'],
      ['experience', 'new', 'أستاذة مساعدة'],
      ['skills', 'new', 'Python'],
      ['skills', 'new', 'التعلّم الآلي'],
    ]);
    expect((await profileOf(member)).education.items).toEqual([]);
    const keys = offers.map(({ key }) => key).toSpliced(1, 1);
    const take = () =>
      portal.app().call('POST', `/api/user-profile/cvs/${id}/suggestions`, { headers: member.headers, body: { keys } });
    const taken = await take();
    expect([taken.status, taken.json.data.added, taken.json.data.skipped]).toEqual([200, 4, 0]);
    const sections = await profileOf(member);
    expect(sections.education.items).toMatchObject([
      {
        title: 'دكتوراه في علوم الحاسوب',
        organization_name: 'جامعة قطر',
        start_year: 2015,
        end_year: 2019,
        degree_name: 'Doctorate',
        source: 'self',
      },
    ]);
    expect(sections.experience.items).toMatchObject([{ title: 'أستاذة مساعدة', start_year: 2019, is_current: true }]);
    expect(sections.skills.items).toEqual(['Python', 'التعلّم الآلي']);
    expect((await take()).json.data.added).toBe(0);
    expect((await offersOf(member, id)).map(({ state }) => state)).toEqual(['same', 'new', 'same', 'same', 'same']);
  });

  test.each(['en/docx', 'ar/docx', 'en/pdf', 'ar/pdf'])(
    'is nothing new where it is the profile itself as %s',
    async (path) => {
      const member = await signedIn();
      const data = {
        title: 'Educational Psychology',
        organization_name: 'University of the Levant',
        degree_type_id: 10,
        start_year: 2013,
        end_year: 2018,
      };
      const saved = await portal
        .app()
        .call('POST', '/api/user-profile', { headers: member.headers, body: { section: 'education', data } });
      expect(saved.status).toBe(200);
      const { rawPayload } = await portal.download(`/api/user-profile/cv/${path}`, member.headers);
      const { id } = (await upload(member, rawPayload)).json.data.cv;
      expect((await offersOf(member, id)).map(({ section, state }) => [section, state])).toEqual([
        ['education', 'same'],
      ]);
    },
  );

  test('is its owner’s alone, and a document without words offers nothing', async () => {
    const [owner, other] = [await signedIn(), await signedIn()];
    const { id } = (await upload(owner, aPdf('mine'))).json.data.cv;
    expect(await offersOf(owner, id)).toEqual([]);
    for (const one of [id, randomUUID(), 'x']) {
      const answer = await portal
        .app()
        .call('GET', `/api/user-profile/cvs/${one}/suggestions`, { headers: other.headers });
      expect(answer.status).toBe(404);
    }
  });
});
