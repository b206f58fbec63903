import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { isApiError } from '#contract/client.ts';
import { parseIdSlug } from '#domain/slug.ts';
import { firstSentences } from '#web/shell/forms/firstSentences.ts';
import { isSignedOut, loadServices, notFound, toLogin } from '#web/shell/loading.ts';
import { contentOf, readFile, readTyped, type TypedValues } from './applyForm.ts';

/** What the page shows after its form came back: all that was typed, and what is wrong with it. */
export interface ApplyOutcome {
  values: TypedValues;
  errors: Readonly<Record<string, string>>;
  message: string | null;
  code: string | null;
  /** Of a file that has to be chosen again. */
  fileName: string | null;
}

/** Answers the form of an application as a browser posts it: it is sent, kept as a draft, or thrown away. */
export async function applyAction({ request, params, context }: ActionFunctionArgs) {
  const { api, language, t } = context.get(loadServices);
  const wanted = parseIdSlug(params.idSlug ?? '');
  if (!wanted) throw notFound();
  const input = { params: { id: String(wanted.id) } };
  const { pathname } = new URL(request.url);
  const form = await request.formData().catch(() => null);
  if (!form) return refuse(400, { values: {}, errors: {}, message: t('api.error.malformed_body'), code: null });
  const values = readTyped(form);
  const file = readFile(form);
  try {
    if (values.intent === 'discard') {
      await api.discardApplicationDraft(input);
      return redirect(`${pathname}?done=discarded`, 303);
    }
    const { questions } = await api.getOpportunity(input);
    const content = contentOf(values, questions);
    if (values.intent === 'draft') {
      await api.saveApplicationDraft({ ...input, body: content });
      return redirect(`${pathname}?done=draft`, 303);
    }
    await api.applyToOpportunity({
      ...input,
      body: { ...content, cv_id: values.cv_id ?? '', consent: values.consent === 'true' },
      files: { file },
    });
    return redirect(`${pathname.slice(0, -'/apply'.length)}?done=sent#own`, 303);
  } catch (error) {
    if (isSignedOut(error)) throw toLogin(request, language);
    if (!isApiError(error) || error.status >= 500) throw error;
    if (error.status === 404) throw notFound();
    const errors = firstSentences(error);
    return refuse(error.status, {
      values,
      errors,
      message: Object.keys(errors).length > 0 ? null : error.message,
      code: error.code,
      ...(file ? { fileName: file.name } : {}),
    });
  }
}

function refuse(status: number, outcome: Omit<ApplyOutcome, 'fileName'> & { fileName?: string }) {
  return data({ fileName: null, ...outcome } satisfies ApplyOutcome, { status });
}
