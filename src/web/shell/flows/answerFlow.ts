import { type ActionFunction, data, redirect } from 'react-router';
import { loadServices } from '#web/shell/loading.ts';
import { redirectWithNote } from '#web/shell/notedPlace.ts';
import { pathsIn } from '#web/shell/paths.ts';
import { type Flow, noAnswer, readFlowValues, runFlow } from './flow.ts';

/**
 * Answers a form that a browser posts to its page without script: a redirect, or the page with the next form or with
 * what was typed and every mistake beside its field. After a sign-in it leads over the login page, which sends those
 * on who are signed in now and tells the others that cookies are needed.
 */
export function answerFlow(flow: Flow): ActionFunction {
  return async ({ request, context }) => {
    const { api, t, language } = context.get(loadServices);
    const form = await request.formData().catch(() => null);
    if (!form) return data({ ...noAnswer, message: t('api.error.malformed_body') }, { status: 400 });
    const values = readFlowValues(form);
    const end = await runFlow(flow, { api, t, language, url: new URL(request.url) }, values);
    if ('leaveFor' in end)
      return end.isSignIn
        ? redirect(pathsIn(language).login(end.leaveFor, { signed: 1 }), 303)
        : redirectWithNote(request, end.leaveFor);
    const asksAgain = end.answer.code?.startsWith('captcha_') || 'captcha_token' in values;
    const captcha = asksAgain ? await api.getCaptchaChallenge().catch(() => null) : null;
    return data({ ...end.answer, captcha }, { status: end.status });
  };
}
