import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { decodeEntities } from '#server/richText.ts';
import { aMember, aSession } from '#tests/fixtures/aMember.ts';
import { anOpportunity } from '#tests/fixtures/anOpportunity.ts';
import { forEachLanguage, test } from '#tests/fixtures/browser.ts';
import type { PortalPlace } from '#tests/fixtures/portal.ts';
import { rawRequest } from '#tests/fixtures/rawRequest.ts';
import { aConnection } from '#tests/fixtures/someConnections.ts';
import { onPortal } from '#tests/fixtures/webMembers.ts';

// A form without script that comes too late: the page says what stands in its way, where its address leads to.

const day = 86_400_000;

/** A member with everything that another tab has moved on meanwhile. */
async function tooLate(portal: PortalPlace) {
  return onPortal(portal, async (where) => {
    const { db } = where;
    const { id } = await aMember(where);
    const { headers } = await aSession(where, id);
    const other = await aMember(where, { full_name: 'Huda Elsewhere' });
    await db.updateTable('members').set({ visibility: 'public' }).where('id', '=', other.id).execute();
    const connection = await aConnection(where, other, { id }, { statusId: 4 });
    const accepted = await anOpportunity(db, { title_en: 'Accepted already' });
    await db
      .insertInto('applications')
      .values({ member_id: id, opportunity_id: accepted, status: 'accepted' })
      .execute();
    const closed = await anOpportunity(db, { title_en: 'Closed now', deadline_at: new Date(Date.now() - day) });
    const searches = Array.from({ length: 50 }, (_, at) => ({ member_id: id, name: `S${at}`, query: `q=${at}` }));
    await db.insertInto('saved_searches').values(searches).execute();
    const deletion = randomUUID();
    await db
      .insertInto('profile_deletions')
      .values({ id: deletion, member_id: id, section: 'links', deleted_at: new Date(Date.now() - day) })
      .execute();
    return { headers, other, connection, accepted, closed, deletion };
  });
}

/** The words of a piece of a page: from an element with an id to the end of its kind, or of the whole. */
function wordsOf(html: string, id: string): string {
  const from = html.slice(html.indexOf(` id="${id}"`));
  const end = from.indexOf('</section>');
  return decodeEntities((end === -1 ? from : from.slice(0, end)).replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ');
}

forEachLanguage((language) => {
  const t = translatorFor(language);

  test('a form without script that comes too late is told why, in the place that its address names', async ({
    portal,
  }) => {
    const { headers, other, connection, accepted, closed, deletion } = await tooLate(portal);
    const at = (path: string) => `/${language}${path}`;
    const post = async (path: string, fields: Record<string, string>) =>
      rawRequest(portal.url, at(path), {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
      });
    const profile = { intent: 'save', section: 'experience', id: '999999', version: '1', title: 'Typed for long' };
    const id = String(connection);
    const cases: [path: string, place: string, fields: Record<string, string>, status: number, sentence: string][] = [
      ['/account/my-connections', 'connections-list', { intent: 'connection-accept', id }, 409, t('inPlace.changed')],
      [`/members/${other.id}-huda-elsewhere`, 'connection', { intent: 'accept', id }, 409, t('inPlace.changed')],
      [
        '/account/my-applications',
        'applications',
        { intent: 'cancelApplication', id: String(accepted) },
        409,
        t('api.error.illegal_transition'),
      ],
      [
        `/opportunities/${accepted}-accepted-already`,
        'own',
        { intent: 'cancel' },
        409,
        t('api.error.illegal_transition'),
      ],
      [
        `/opportunities/${closed}-closed-now/apply`,
        'apply-answer',
        { intent: 'submit', cover_letter: 'Typed for long', consent: 'true' },
        409,
        t('api.error.opportunity_closed'),
      ],
      [
        '/account/my-applications/searches',
        'searches',
        { intent: 'saveSearch', name: 'One more', query: 'q=more', alert: 'none' },
        409,
        t('searches.tooMany', { max: 50 }),
      ],
      // The form of another tab of the page: what that says has no section here.
      [
        '/account/my-applications/saved',
        'account-answer',
        { intent: 'cancelApplication', id: String(accepted) },
        409,
        t('api.error.illegal_transition'),
      ],
      [
        '/my-profile',
        'links',
        { intent: 'undo', section: 'links', undo_id: deletion },
        409,
        t('api.error.undo_expired'),
      ],
      ['/my-profile', 'experience', profile, 404, t('profile.gone')],
      [
        '/my-profile',
        'experience',
        { intent: 'up', section: 'experience', id: '999999' },
        404,
        t('api.error.not_found'),
      ],
      ['/my-profile/cv', 'orcid-import', { intent: 'takeOrcid' }, 409, t('api.error.orcid_not_linked')],
      // Its fields are hidden: the place says it for them.
      [
        '/account/recommendations',
        'recommended',
        { intent: 'dismiss', kind: 'books', id: '1' },
        422,
        t('form.error.choice'),
      ],
      // Without a CV that could be read there is no such section.
      ['/my-profile/cv', 'account-answer', { intent: 'takeCv', id: randomUUID() }, 404, t('api.error.not_found')],
    ];
    const silent: unknown[] = [];
    for (const [path, place, fields, status, sentence] of cases) {
      const answer = await post(path, fields);
      const words = wordsOf(answer.text, place);
      const isKept = !('title' in fields || 'cover_letter' in fields) || answer.text.includes('Typed for long');
      if (answer.status !== status || !words.includes(sentence) || !isKept)
        silent.push([path, fields.intent, answer.status, words.slice(0, 200)]);
    }
    expect(silent).toEqual([]);
  });
});
