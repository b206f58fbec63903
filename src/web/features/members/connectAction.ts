import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { isApiError } from '#contract/client.ts';
import { statusIdOfAction } from '#domain/connection.ts';
import { parseIdSlug } from '#domain/slug.ts';
import { firstSentences } from '#web/shell/forms/firstSentences.ts';
import { isSignedOut, loadServices, notFound, toLogin } from '#web/shell/loading.ts';
import { type ConnectOutcome, readConnectNote } from './connectNotes.ts';

/** Answers the buttons of the connection on a member's page; after a redirect, so that a reload repeats nothing. */
export async function connectAction({ request, params, context }: ActionFunctionArgs) {
  const { api, language, t } = context.get(loadServices);
  const wanted = parseIdSlug(params.idSlug ?? '');
  if (!wanted) throw notFound();
  const form = await request.formData().catch(() => null);
  const step = readConnectNote(form?.get('intent'));
  const { pathname } = new URL(request.url);
  if (step === null) return redirect(pathname, 303);
  const typed = form?.get('note');
  const note = typeof typed === 'string' ? typed : '';
  try {
    if (step === 'request') await api.requestConnection({ body: { user_id: wanted.id, note } });
    else {
      const id = form?.get('id');
      await api.updateConnection({
        params: { id: typeof id === 'string' ? id : '' },
        body: { statusId: statusIdOfAction[step] },
      });
    }
    return redirect(`${pathname}?done=${step}#connection`, 303);
  } catch (error) {
    if (isSignedOut(error)) throw toLogin(request, language);
    if (!isApiError(error) || error.status >= 500) throw error;
    const errors = firstSentences(error);
    // Whoever cannot be asked has a page all the same: why is not told.
    const message = error.status === 404 ? t('connection.cannotAsk') : error.message;
    return data({ message: Object.keys(errors).length > 0 ? null : message, errors, note } satisfies ConnectOutcome, {
      status: error.status,
      headers: { 'cache-control': 'private, no-store' },
    });
  }
}
