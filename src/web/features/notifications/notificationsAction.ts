import { type ActionFunctionArgs, redirect } from 'react-router';
import { isSignedOut, loadServices, toLogin } from '#web/shell/loading.ts';
import { returnPath } from '#web/shell/returnTarget.ts';
import { logQuietly } from '#web/shell/logQuietly.ts';

/**
 * Answers the forms of the list without script: what was asked for is done and the page is shown again, or what a
 * notification leads to. A failure is told to nobody (spec §8): the list shows how things stand.
 */
export async function notificationsAction({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { api, language } = context.get(loadServices);
  const form = await request.formData().catch(() => new FormData());
  const { intent, id = '', to } = Object.fromEntries(form) as Partial<Record<string, string>>;
  try {
    if (intent === 'readAll') await api.markAllNotificationsRead();
    else if (intent === 'read' || intent === 'open') await api.markNotificationRead({ params: { id } });
    else if (intent === 'delete') await api.deleteNotification({ params: { id } });
  } catch (error) {
    if (isSignedOut(error)) throw toLogin(request, language);
    logQuietly('A notification could not be changed.', error);
  }
  const { origin, pathname, search } = new URL(request.url);
  return redirect(intent === 'open' && to ? returnPath(to, origin, language) : `${pathname}${search}`, 303);
}
