import type { FlowEnd, FlowServices, FlowValues } from '#web/shell/flows/flow.ts';
import { proofIn } from '#web/shell/flows/flow.ts';
import { returnTarget } from '#web/shell/returnTarget.ts';

/** Signs in with e-mail and password; a second factor that is on is asked for next. */
export async function signIn(services: FlowServices, values: FlowValues): Promise<FlowEnd> {
  const { api, url, language } = services;
  const { email, password } = values;
  const answer = await api.login({ body: { email, password, ...proofIn(values) } });
  if ('status' in answer) return { step: 'code', values: { challenge: answer.challenge } };
  return { leaveFor: returnTarget(url, language), isSignIn: true };
}
