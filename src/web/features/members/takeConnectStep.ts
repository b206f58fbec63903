import type { Api } from '#contract/endpoints.ts';
import { statusIdOfAction } from '#domain/connection.ts';
import type { PostedValues } from '#web/shell/account/accountAction.ts';
import { type ConnectNote, readConnectNote } from './connectNotes.ts';

/** Does what a button of the connection on a member's page asks for; null where it asks for nothing known. */
export async function takeConnectStep(
  api: Api,
  memberId: number,
  { intent, id = '', note = '' }: PostedValues,
): Promise<ConnectNote | null> {
  const step = readConnectNote(intent);
  if (step === null) return null;
  if (step === 'request') {
    const { status } = await api.requestConnection({ body: { user_id: memberId, note } });
    // The other one had asked already: nothing waits for an answer.
    return status === 'accepted' ? 'accept' : step;
  }
  // Also where there was nothing between the two.
  if (step === 'block') await api.blockMember({ params: { id: String(memberId) } });
  else await api.updateConnection({ params: { id }, body: { statusId: statusIdOfAction[step] } });
  return step;
}
