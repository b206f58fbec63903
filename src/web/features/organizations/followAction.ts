import type { ActionFunctionArgs } from 'react-router';
import { isApiError } from '#contract/client.ts';
import { parseIdSlug } from '#domain/slug.ts';
import { changeFollowing } from './changeFollowing.ts';
import { isSignedOut, loadServices, notFound, toLogin } from '#web/shell/loading.ts';
import { redirectWithNote } from '#web/shell/notedPlace.ts';

/** Answers the button of members on an organization's page. */
export async function followAction({ request, params, context }: ActionFunctionArgs) {
  const { api, language } = context.get(loadServices);
  const wanted = parseIdSlug(params.idSlug ?? '');
  if (!wanted) throw notFound();
  const intent = (await request.formData().catch(() => null))?.get('intent');
  const { pathname } = new URL(request.url);
  try {
    const step = await changeFollowing(api, wanted.id, intent);
    return redirectWithNote(request, step === null ? pathname : `${pathname}?done=${step}#follow`);
  } catch (error) {
    if (isSignedOut(error)) throw toLogin(request, language);
    if (isApiError(error) && error.status === 404) throw notFound();
    throw error;
  }
}
