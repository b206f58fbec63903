import { type ActionFunctionArgs, data } from 'react-router';
import { isApiError } from '#contract/client.ts';
import { parseIdSlug } from '#domain/slug.ts';
import { firstSentences } from '#web/shell/forms/firstSentences.ts';
import { isSignedOut, loadServices, notFound, toLogin } from '#web/shell/loading.ts';
import { redirectWithNote } from '#web/shell/notedPlace.ts';
import type { ConnectOutcome } from './connectNotes.ts';
import { takeConnectStep } from './takeConnectStep.ts';

/** Answers the buttons of the connection on a member's page; after a redirect, so that a reload repeats nothing. */
export async function connectAction({ request, params, context }: ActionFunctionArgs) {
  const { api, language, t } = context.get(loadServices);
  const wanted = parseIdSlug(params.idSlug ?? '');
  if (!wanted) throw notFound();
  const form = await request.formData().catch(() => new FormData());
  const values: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === 'string') values[name] = value;
  const { pathname } = new URL(request.url);
  try {
    const step = await takeConnectStep(api, wanted.id, values);
    return redirectWithNote(request, step === null ? pathname : `${pathname}?done=${step}#connection`);
  } catch (error) {
    if (isSignedOut(error)) throw toLogin(request, language);
    if (!isApiError(error) || error.status >= 500) throw error;
    const errors = firstSentences(error);
    // Whoever cannot be asked has a page all the same: why is not told.
    const message = error.status === 404 ? t('connection.cannotAsk') : error.message;
    const outcome: ConnectOutcome = {
      message: Object.keys(errors).length > 0 ? null : message,
      errors,
      note: values.note ?? '',
    };
    return data(outcome, { status: error.status, headers: { 'cache-control': 'private, no-store' } });
  }
}
