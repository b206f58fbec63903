import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { isApiError } from '#contract/client.ts';
import { parseIdSlug } from '#domain/slug.ts';
import { isSignedOut, loadServices, notFound, toLogin } from '#web/shell/loading.ts';
import { returnPath } from '#web/shell/returnTarget.ts';
import { ownIntents, type OwnNote, type OwnOutcome } from './ownNotes.ts';

/** Answers the buttons of members on the page of an opportunity; after a redirect, so that a reload repeats nothing. */
export async function ownAction({ request, params, context }: ActionFunctionArgs) {
  const { api, language } = context.get(loadServices);
  const wanted = parseIdSlug(params.idSlug ?? '');
  if (!wanted) throw notFound();
  const input = { params: { id: String(wanted.id) } };
  const form = await request.formData().catch(() => null);
  const intent = ownIntents.find((known) => known === form?.get('intent'));
  const { pathname, origin } = new URL(request.url);
  const back = form?.get('back');
  // From a card it leads back to that card, wherever it stands.
  const done = (note: OwnNote) =>
    redirect(
      typeof back === 'string' && intent !== 'cancel'
        ? `${returnPath(back, origin, language)}#save-${wanted.id}`
        : `${pathname}?done=${note}#own`,
      303,
    );
  try {
    switch (intent) {
      case 'save':
        await api.saveOpportunity(input);
        return done('saved');
      case 'unsave':
        await api.unsaveOpportunity(input);
        return done('unsaved');
      case 'cancel':
        await api.cancelApplication(input);
        return done('withdrawn');
      default:
        return redirect(pathname, 303);
    }
  } catch (error) {
    if (isSignedOut(error)) throw toLogin(request, language);
    if (!isApiError(error) || error.status >= 500) throw error;
    if (error.status === 404) throw notFound();
    return data({ message: error.message } satisfies OwnOutcome, { status: error.status });
  }
}
