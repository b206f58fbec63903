import type { FlowEnd, FlowServices, FlowValues } from '#web/shell/flows/flow.ts';
import { proofIn } from '#web/shell/flows/flow.ts';
import { returnTarget } from '#web/shell/returnTarget.ts';

/** Signs in: by e-mail and password, by the code of a second factor that is asked for next, or by a passkey. */
export async function signIn(services: FlowServices, values: FlowValues): Promise<FlowEnd> {
  const { api, url, language } = services;
  const { email, password, challenge, code, response } = values;
  const isDone: FlowEnd = { leaveFor: returnTarget(url, language), isSignIn: true };
  if (values.step === 'code') {
    await api.finishLogin({ body: { challenge, code } });
    return isDone;
  }
  if (values.step === 'passkey') {
    await api.finishPasskeyLogin({ body: { challenge, response: readObject(response) } });
    return isDone;
  }
  const answer = await api.login({ body: { email, password, ...proofIn(values) } });
  if ('status' in answer) return { step: 'code', values: { challenge: answer.challenge } };
  return isDone;
}

function readObject(json = ''): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
