import { redirectDocument } from 'react-router';
import { isApiError } from '#contract/client.ts';
import type { LoadArguments } from '#web/shell/loading.ts';
import { redirectWithNote } from '#web/shell/notedPlace.ts';
import { pathsIn } from '#web/shell/paths.ts';
import { returnPath } from '#web/shell/returnTarget.ts';
import { withAccountNote } from './withAccountNote.ts';
import { keepPrivate } from './authHead.ts';

/** What the callback's page shows, where it does not lead on at once. */
export type OrcidAnswer =
  | { kind: 'failure'; isDenied: boolean; message: string; nextUrl: string }
  | { kind: 'linkRequired'; nextUrl: string }
  | { kind: 'link'; oauthId: string; orcid: string; nextUrl: string }
  | { kind: 'code'; challenge: string; nextUrl: string };

const parts = ['code', 'state', 'iss', 'error', 'error_description'];

/** Hands the registry's answer in, and leads on who is signed in by it, or has an account to complete. */
export async function loadOrcidAnswer(page: LoadArguments): Promise<OrcidAnswer> {
  const { api, url, language, t } = page;
  const paths = pathsIn(language);
  const place = (path: string) => returnPath(path, url.origin, language);
  const body = Object.fromEntries([...url.searchParams].filter(([name]) => parts.includes(name)));
  // Opened by hand, or by a form of this page: nothing to hand in.
  if (body['state'] === undefined)
    return keepPrivate({ kind: 'failure', isDenied: false, message: t('orcid.failed.foreign'), nextUrl: paths.home() });
  try {
    const answer = await api.finishProvider({ params: { provider: 'orcid' }, body });
    const nextUrl = place(answer.next_url);
    // Over the login page, which tells those whose browser kept no cookie.
    if ('user' in answer) throw redirectDocument(paths.login(nextUrl, { signed: 1 }));
    switch (answer.status) {
      case 'needs_information':
        throw redirectDocument(paths.completeProfile());
      case 'proved':
        throw redirectWithNote(page.request, withAccountNote(nextUrl, 'confirmed', language));
      case 'link_required':
        return keepPrivate({ kind: 'linkRequired', nextUrl });
      case 'link_ready':
        return keepPrivate({ kind: 'link', oauthId: answer.oauth_id, orcid: answer.orcid, nextUrl });
      default:
        return keepPrivate({ kind: 'code', challenge: answer.challenge, nextUrl });
    }
  } catch (error) {
    if (!isApiError(error) || error.status === 404 || error.status >= 500) throw error;
    const { reason, next_url: nextUrl } = (error.state ?? {}) as { reason?: string; next_url?: string };
    return keepPrivate(
      {
        kind: 'failure',
        isDenied: reason === 'denied',
        message: error.errors['provider']?.[0] ?? error.message,
        nextUrl: nextUrl === undefined ? paths.home() : place(nextUrl),
      },
      error.status,
    );
  }
}
