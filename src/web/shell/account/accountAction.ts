import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { memberField } from '#domain/pageMember.ts';
import { isApiError } from '#contract/client.ts';
import type { Api } from '#contract/endpoints.ts';
import type { MessageId } from '#i18n/messageId.ts';
import type { Translate } from '#i18n/translate.ts';
import { type AccountNote, sectionOfNote } from './accountNotes.ts';
import { firstSentences } from '#web/shell/forms/firstSentences.ts';
import { withoutSecrets } from '#web/shell/forms/withoutSecrets.ts';
import { isSignedOut, loadServices, toLogin } from '#web/shell/loading.ts';
import { redirectWithNote } from '#web/shell/notedPlace.ts';

export type PostedValues = Readonly<Record<string, string>>;

/** What a page of the account shows after one of its forms was sent and there is something to say. */
export interface AccountOutcome<Shown> {
  /** Which form. */
  intent: string;
  errors: Readonly<Record<string, string>>;
  message: string | null;
  /** The machine code of the refusal; `held` for a form that came after the session had ended. */
  code: string | null;
  /** What was typed, without what must not be shown again. */
  values: PostedValues;
  /** What was to be done and waits for a fresh proof: goes through the form that asks for it. */
  pending: PostedValues | null;
  /** What is shown this once. */
  shown: Shown | null;
}

/** What came of a form: a note under a section after a page load, so that a reload repeats nothing, or something to show. */
export type AccountEnd<Shown> =
  /** `query`: what the page is shown again with. */
  | { done: AccountNote | null; query?: URLSearchParams }
  | { shown: Shown }
  | { leaveFor: string }
  /** What is missing, as the id of its sentence, by field: seen before the API was asked. */
  | { missing: Readonly<Record<string, MessageId>> }
  /** What follows will need a fresh proof: asked for before the member leaves for it. */
  | { asksProof: true };

/** The names of the form that asks for a proof, and of whose page it is; the others go on with what waited for it. */
const proofFields: ReadonlySet<string> = new Set(['proof', 'proof_password', 'proof_code', memberField]);

/**
 * Answers the forms of a page of the account, which post to it with and without script. Where the API asks for a fresh
 * proof, the page asks for it and then does what was asked for, with everything that was typed.
 */
export function accountAction<Shown>(
  run: (api: Api, values: PostedValues, files: Readonly<Record<string, File>>) => Promise<AccountEnd<Shown>>,
  /** What a refusal brings to be shown. */
  shownOf: (state: Record<string, unknown> | undefined) => Shown | null = () => null,
) {
  return async ({ request, context }: ActionFunctionArgs) => {
    const { api, t, language } = context.get(loadServices);
    const form = await request.formData().catch(() => null);
    const nothing = { intent: '', errors: {}, values: {}, message: null, code: null, pending: null, shown: null };
    if (!form) return data({ ...nothing, message: t('api.error.malformed_body') }, { status: 400 });
    const all: Record<string, string> = {};
    const files: Record<string, File> = {};
    for (const [name, value] of form)
      if (typeof value === 'string') all[name] = value;
      // Without a choice browsers send an empty file without a name.
      else if (value.size > 0 || value.name !== '') files[name] = value;
    const values = Object.fromEntries(Object.entries(all).filter(([name]) => !proofFields.has(name)));
    const intent = values.intent ?? '';
    let isProving = all.proof === '1';
    try {
      if (isProving) await api.reauthenticate({ body: proofIn(all) });
      isProving = false;
      const end = await run(api, values, files);
      if ('leaveFor' in end) return redirectWithNote(request, end.leaveFor);
      if ('done' in end) {
        const { pathname } = new URL(request.url);
        if (end.done === null) return redirect(pathname, 303);
        const query = new URLSearchParams(end.query);
        query.set('done', end.done);
        return redirectWithNote(request, `${pathname}?${query}#${sectionOfNote[end.done]}`);
      }
      if ('missing' in end)
        return data(
          {
            ...nothing,
            intent,
            errors: Object.fromEntries(Object.entries(end.missing).map(([name, id]) => [name, t(id)])),
          },
          { status: 422 },
        );
      if ('asksProof' in end)
        return data({ ...nothing, intent, pending: values }, { headers: { 'cache-control': 'private, no-store' } });
      return data({ ...nothing, intent, shown: end.shown }, { headers: { 'cache-control': 'private, no-store' } });
    } catch (error) {
      if (isSignedOut(error)) throw toLogin(request, language);
      if (!isApiError(error) || error.status >= 500) throw error;
      const errors = firstSentences(error);
      const isAsked = error.code === 'reauthentication_required';
      return data(
        {
          intent,
          errors,
          code: error.code,
          message: isAsked || Object.keys(errors).length > 0 ? null : error.message,
          values: withoutSecrets(values),
          pending: isAsked || isProving ? values : null,
          shown: shownOf(error.state),
        },
        { status: error.status, headers: { 'cache-control': 'private, no-store' } },
      );
    }
  };
}

/** The sentence that says what came of a form that was carried out in place; empty where there is nothing to say. */
export function sentenceOf<Shown>(t: Translate, end: AccountEnd<Shown>): string {
  return 'done' in end && end.done !== null ? t(`account.done.${end.done}`) : '';
}

/** A form that was posted after the session had ended, as its page shows it again. Nothing of it was done. */
export function heldOutcome(heldForm: PostedValues | null = null): AccountOutcome<never> | null {
  if (heldForm === null) return null;
  const values = withoutSecrets(heldForm);
  const intent = values.intent ?? '';
  return { intent, errors: {}, message: null, code: 'held', values, pending: null, shown: null };
}

/** A code where one was typed, else the password: an empty one is said to be missing. */
function proofIn({ proof_password: password = '', proof_code: code = '' }: PostedValues) {
  return code === '' ? { password } : { code };
}
