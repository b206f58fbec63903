import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { isApiError } from '#contract/client.ts';
import { parseIdSlug } from '#domain/slug.ts';
import { withoutNote } from '#contract/pageNotes.ts';
import { isSignedOut, loadServices, notFound, toLogin } from '#web/shell/loading.ts';
import { redirectWithNote } from '#web/shell/notedPlace.ts';
import { returnPath } from '#web/shell/returnTarget.ts';
import type { OwnOutcome } from './ownNotes.ts';
import { takeOwnStep } from './takeOwnStep.ts';

/** Answers the buttons of members on the page of an opportunity; after a redirect, so that a reload repeats nothing. */
export async function ownAction({ request, params, context }: ActionFunctionArgs) {
  const { api, language } = context.get(loadServices);
  const wanted = parseIdSlug(params.idSlug ?? '');
  if (!wanted) throw notFound();
  const form = await request.formData().catch(() => null);
  const { pathname, origin } = new URL(request.url);
  const back = form?.get('back');
  try {
    const note = await takeOwnStep(api, wanted.id, form?.get('intent'));
    if (typeof back !== 'string')
      return redirectWithNote(request, note === null ? pathname : `${pathname}?done=${note}#own`);
    // From a card it leads back to that card, wherever it stands. What that page said of an earlier form is not said again.
    const card = new URL(returnPath(back, origin, language), origin);
    return redirect(`${card.pathname}${withoutNote(card.search)}#save-${wanted.id}`, 303);
  } catch (error) {
    if (isSignedOut(error)) throw toLogin(request, language);
    if (!isApiError(error) || error.status >= 500) throw error;
    if (error.status === 404) throw notFound();
    return data({ message: error.message } satisfies OwnOutcome, { status: error.status });
  }
}
