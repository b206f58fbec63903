import type { FlowEnd, FlowServices, FlowValues } from '#web/shell/flows/flow.ts';
import { returnPath } from '#web/shell/returnTarget.ts';
import { withAccountNote } from './withAccountNote.ts';

/** The forms of the callback's page: linking the iD, or the second factor of who signs in. */
export async function orcidSteps({ api, url, language }: FlowServices, values: FlowValues): Promise<FlowEnd> {
  const { step, next_url: nextUrl } = values;
  const place = returnPath(nextUrl, url.origin, language);
  if (step === 'link') {
    await api.linkOrcid({ body: { oauth_id: values.oauth_id ?? '' } });
    return { leaveFor: withAccountNote(place, 'orcidLinked', language) };
  }
  await api.finishLogin({ body: { challenge: values.challenge, code: values.code } });
  return { leaveFor: place, isSignIn: true };
}
