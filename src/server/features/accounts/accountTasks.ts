import type { TaskList } from 'graphile-worker';
import type { Config } from '#server/config.ts';
import type { Connection } from '#server/db/connection.ts';
import type { Gateways } from '#server/gateways/createGateways.ts';
import { type AccountTaskName, openAccountWork } from './accountWork.ts';
import { keepRegistration } from './keepRegistration.ts';
import { sendConfirmation } from './sendConfirmation.ts';
import { sendPasswordReset } from './sendPasswordReset.ts';

/** The queue's side of what is done about an address after the answer. */
export function createAccountTasks(options: { db: Connection; config: Config; gateways: Gateways }): TaskList {
  const { db, gateways } = options;
  const tasks: Record<AccountTaskName, (payload: unknown) => Promise<void>> = {
    register_member: async (payload) => {
      const work = openAccountWork(gateways.secretBox, payload);
      await db.transaction().execute((transaction) => keepRegistration(transaction, options, work));
    },
    send_password_reset: async (payload) => {
      const work = openAccountWork(gateways.secretBox, payload);
      await db.transaction().execute((transaction) => sendPasswordReset(transaction, options, work));
    },
    send_confirmation: async (payload) => {
      const work = openAccountWork(gateways.secretBox, payload);
      await db.transaction().execute((transaction) => sendConfirmation(transaction, options, work));
    },
  };
  return tasks;
}
