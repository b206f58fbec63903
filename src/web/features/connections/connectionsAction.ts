import { statusIdOfAction } from '#domain/connection.ts';
import type { Api } from '#contract/endpoints.ts';
import { accountAction, type AccountEnd, type PostedValues } from '#web/shell/account/accountAction.ts';

const notes = {
  accept: 'connectionAccepted',
  decline: 'connectionDeclined',
  withdraw: 'connectionWithdrawn',
  remove: 'connectionRemoved',
  block: 'connectionBlocked',
  unblock: 'connectionUnblocked',
} as const;

/** The step that a button asks for, if it is one. */
export function readStep({ intent = '' }: PostedValues): keyof typeof notes | null {
  const step = intent.replace(/^connection-/, '');
  return Object.hasOwn(notes, step) ? (step as keyof typeof notes) : null;
}

/** Does what a button of one's connections asks for; without script the page comes back to the tab that it was in. */
export async function runConnections(api: Api, values: PostedValues): Promise<AccountEnd<never>> {
  const { id = '', back = '' } = values;
  const action = readStep(values);
  if (action === null) return { done: null };
  await api.updateConnection({ params: { id }, body: { statusId: statusIdOfAction[action] } });
  return { done: notes[action], query: new URLSearchParams(back) };
}

/** Answers those buttons without script. */
export const connectionsAction = accountAction<never>(runConnections);
