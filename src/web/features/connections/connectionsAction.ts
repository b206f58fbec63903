import { statusIdOfAction } from '#domain/connection.ts';
import { accountAction } from '#web/shell/account/accountAction.ts';

const notes = {
  accept: 'connectionAccepted',
  decline: 'connectionDeclined',
  withdraw: 'connectionWithdrawn',
  remove: 'connectionRemoved',
  block: 'connectionBlocked',
  unblock: 'connectionUnblocked',
} as const;

/** Answers the buttons of every tab of one's connections, which come back to the tab they were pressed in. */
export const connectionsAction = accountAction<never>(async (api, { intent = '', id = '', back = '' }) => {
  const step = intent.replace(/^connection-/, '');
  if (!Object.hasOwn(notes, step)) return { done: null };
  const action = step as keyof typeof notes;
  await api.updateConnection({ params: { id }, body: { statusId: statusIdOfAction[action] } });
  return { done: notes[action], query: new URLSearchParams(back) };
});
