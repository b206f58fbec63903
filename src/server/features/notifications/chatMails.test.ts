import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGateways } from '#server/gateways/createGateways.ts';
import { aMember, aSession } from '#tests/fixtures/aMember.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';
import { mailNotification } from './mailNotification.ts';
import { notify } from './notify.ts';
import { sendDigests } from './sendDigests.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const told = new Date('2027-03-08T07:00:00Z');
const due = new Date('2027-03-08T08:05:00Z');

test.each(['daily', 'instant'] as const)(
  'of messages nobody is mailed from whom chat was taken before the mail went (%s); who has it is',
  async (frequency) => {
    const portal = { db: app.db, config: app.config, gateways: createGateways(app.config) };
    for (const hasChat of [false, true]) {
      const { id } = await aMember(app, { hasMessaging: true });
      const { headers } = await aSession(app, id);
      await app.call('PATCH', '/api/notification-preferences', {
        headers,
        body: { types: [{ type: 'new-message', frequency }], digest: { hour: 8 }, time_zone: 'UTC' },
      });
      const [event] = await app.db.transaction().execute(async (transaction) => {
        await notify(transaction, { memberId: id, type: 'new-message', params: { name: 'Layla' }, now: told });
        // The queue's own run finds it so, too.
        await transaction
          .updateTable('accounts')
          .set({ messaging_system: hasChat })
          .where('member_id', '=', id)
          .execute();
        return transaction
          .selectFrom('notification_events')
          .select('notification_id')
          .where('member_id', '=', id)
          .execute();
      });
      if (frequency === 'daily') await sendDigests(portal, due);
      else await mailNotification(portal, { notificationId: event?.notification_id ?? 0, toldAt: told, now: due });
      const after = await app.db
        .selectFrom('notification_events')
        .select('mail')
        .where('member_id', '=', id)
        .executeTakeFirstOrThrow();
      expect([hasChat, after.mail === 'mailed']).toEqual([hasChat, hasChat]);
    }
  },
);
