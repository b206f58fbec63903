import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { groupKeyOf, type NotificationType } from '#domain/notifications.ts';
import { aMember, aSession } from '#tests/fixtures/aMember.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';
import { notify, withdrawNotifications } from './notify.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** Some that stand alone, some that join by type or by target, and the one that the bell leaves to chat. */
const types = ['application-submitted', 'connection-request', 'organization-update', 'new-message'] as const;
const targetTypeOf: Record<(typeof types)[number], string> = {
  'application-submitted': 'application',
  'connection-request': 'connection',
  'organization-update': 'organization',
  'new-message': 'conversation',
};

type Step =
  | { do: 'notify'; type: (typeof types)[number]; target: number }
  | { do: 'mark' | 'delete'; which: number }
  | { do: 'withdraw'; type: (typeof types)[number]; target: number }
  | { do: 'readAll' };

const anyType = fc.constantFrom(...types);
const anyTarget = fc.integer({ min: 1, max: 3 });
const steps = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ do: fc.constant('notify' as const), type: anyType, target: anyTarget }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('mark' as const, 'delete' as const), which: fc.nat(9) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('withdraw' as const), type: anyType, target: anyTarget }) },
    { weight: 1, arbitrary: fc.constant({ do: 'readAll' as const }) },
  ),
  { minLength: 3, maxLength: 14 },
) as fc.Arbitrary<Step[]>;

/** A notification as the specification describes it, without a database. */
interface Told {
  id: number;
  type: NotificationType;
  group: string | null;
  targets: number[];
  isRead: boolean;
  isShown: boolean;
}

/** What a member's page and badges must show of those. */
function shownOf(told: readonly Told[]) {
  const shown = told.filter(({ isShown }) => isShown);
  const unread = shown.filter(({ isRead }) => !isRead);
  return {
    ids: shown.map(({ id }) => id).toSorted((a, b) => a - b),
    countUnread: unread.filter(({ type }) => type !== 'new-message').length,
    // Chat counts conversations, of which there are none here (chatCounts.test.ts).
    countChatUnread: 0,
  };
}

test('NOT-01: after any sequence of causes, marks, deletions and withdrawals the badges count what is there', async () => {
  // Of each member their own: the targets of one run are not those of another.
  let run = 0;
  let minute = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      run += 1;
      const { id: memberId } = await aMember(app, { hasMessaging: true });
      const { headers } = await aSession(app, memberId);
      const call = (method: 'GET' | 'POST' | 'DELETE', path = '') =>
        app.call(method, `/api/user-notifications${path}`, { headers });
      const list = async () => (await call('GET', '?per_page=100')).json.data;
      let told: Told[] = [];

      for (const step of sequence) {
        if (step.do === 'notify' || step.do === 'withdraw') {
          const about = { type: targetTypeOf[step.type], id: run * 10 + step.target };
          if (step.do === 'withdraw') {
            await withdrawNotifications(app.db, about);
            for (const each of told)
              if (each.type === step.type) each.targets = each.targets.filter((one) => one !== step.target);
            told = told.filter(({ targets }) => targets.length > 0);
          } else {
            const now = new Date(Date.UTC(2026, 0, 1) + (minute += 1) * 60_000);
            await notify(app.db, { memberId, type: step.type, params: { name: 'N', title: 'T' }, target: about, now });
            const group = groupKeyOf(step.type, about);
            const joined = told.find(
              (each) => group !== null && each.group === group && each.type === step.type && !each.isRead,
            );
            const newest = (await list()).notifications[0].id as number;
            if (joined) {
              expect(newest).toBe(joined.id);
              joined.targets.push(step.target);
            } else {
              expect(told.map(({ id }) => id)).not.toContain(newest);
              told.push({ id: newest, type: step.type, group, targets: [step.target], isRead: false, isShown: true });
            }
          }
        } else if (step.do === 'readAll') {
          const { json } = await call('POST', '/read-all');
          for (const each of told) each.isRead = true;
          expect(json.data).toMatchObject({ countUnread: 0, countChatUnread: 0 });
        } else {
          const chosen = told[step.which % Math.max(1, told.length)];
          if (!chosen) continue;
          const { status, json } = await call(step.do === 'mark' ? 'POST' : 'DELETE', `/${chosen.id}`);
          if (step.do === 'mark' && !chosen.isShown) {
            expect(status).toBe(404);
            continue;
          }
          chosen.isRead = true;
          if (step.do === 'delete') chosen.isShown = false;
          const { countUnread, countChatUnread } = shownOf(told);
          expect(json.data).toMatchObject({ countUnread, countChatUnread });
        }
        const { notifications, countUnread, countChatUnread, meta } = await list();
        const ids = notifications.map(({ id }: { id: number }) => id).toSorted((a: number, b: number) => a - b);
        expect({ ids, countUnread, countChatUnread }).toEqual(shownOf(told));
        expect(meta.total).toBe(ids.length);
      }
    }),
    { numRuns: 40 },
  );
});
