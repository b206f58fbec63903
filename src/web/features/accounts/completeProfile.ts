import type { FlowEnd, FlowServices, FlowValues } from '#web/shell/flows/flow.ts';
import { returnPath } from '#web/shell/returnTarget.ts';
import { personIn } from './personIn.ts';

/** Makes the account of a new iD; where its address has one already, the form stays with a way to that one. */
export async function completeProfile({ api, url, language }: FlowServices, values: FlowValues): Promise<FlowEnd> {
  const answer = await api.submitUserInfo({ body: personIn(values, language) });
  if ('status' in answer) return { step: 'known', values };
  return { leaveFor: returnPath(answer.next_url, url.origin, language), isSignIn: true };
}
