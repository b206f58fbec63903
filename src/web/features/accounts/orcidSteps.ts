import type { FlowEnd, FlowServices, FlowValues } from '#web/shell/flows/flow.ts';
import { pathsIn } from '#web/shell/paths.ts';
import { returnPath } from '#web/shell/returnTarget.ts';

/** The forms of the callback's page: linking the iD, or the second factor of who signs in. */
export async function orcidSteps({ api, url, language }: FlowServices, values: FlowValues): Promise<FlowEnd> {
  const { step, next_url: nextUrl } = values;
  const place = returnPath(nextUrl, url.origin, language);
  if (step === 'link') {
    await api.linkOrcid({ body: { oauth_id: values.oauth_id ?? '' } });
    return { leaveFor: withNote(place, pathsIn(language).security()) };
  }
  await api.finishLogin({ body: { challenge: values.challenge, code: values.code } });
  return { leaveFor: place, isSignIn: true };
}

/** The page of the security says what was done in it; other pages have no word for it. */
function withNote(place: string, securityPath: string): string {
  const url = new URL(place, 'http://portal');
  if (url.pathname !== securityPath) return place;
  url.searchParams.set('done', 'orcidLinked');
  return url.pathname + url.search + url.hash;
}
