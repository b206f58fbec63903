import { type ActionFunctionArgs, data } from 'react-router';
import { isApiError } from '#contract/client.ts';
import type { Api } from '#contract/endpoints.ts';
import { parseIdSlug } from '#domain/slug.ts';
import { firstSentences } from '#web/shell/forms/firstSentences.ts';
import { isSignedOut, loadServices, notFound, toLogin } from '#web/shell/loading.ts';
import { redirectWithNote } from '#web/shell/notedPlace.ts';
import { contentOf, readFile, readTyped, type TypedValues } from './applyForm.ts';
import { readSentMeanwhile, type SentMeanwhile } from './sentMeanwhile.ts';

/** What the page shows after its form came back: all that was typed, and what is wrong with it. */
export interface ApplyOutcome {
  values: TypedValues;
  errors: Readonly<Record<string, string>>;
  message: string | null;
  code: string | null;
  /** The application that was sent while the form was open. */
  sent?: SentMeanwhile | null;
  /** Of a file that came with it. */
  fileName: string | null;
  /** Whether it is one of the member's CVs now, and chosen; else it has to be chosen again. */
  isFileKept: boolean;
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
      return redirectWithNote(request, `${pathname}?done=discarded`);
    }
    const { questions } = await api.getOpportunity(input);
    const content = contentOf(values, questions);
    if (values.intent === 'draft') {
      await api.saveApplicationDraft({ ...input, body: content });
      // After the texts, which a file that can not be kept must not hold up.
      if (file) {
        const { cv } = await api.uploadCv({ files: { file } });
        await api.saveApplicationDraft({ ...input, body: { ...content, cv_id: cv.id } });
      }
      return redirectWithNote(request, `${pathname}?done=draft`);
    }
    await api.applyToOpportunity({
      ...input,
      body: { ...content, consent: values.consent === 'true' },
      files: { file },
    });
    return redirectWithNote(request, `${pathname.slice(0, -'/apply'.length)}?done=sent#own`);
  } catch (error) {
    if (isSignedOut(error)) throw toLogin(request, language);
    if (!isApiError(error) || error.status >= 500) throw error;
    if (error.status === 404) throw notFound();
    const errors = firstSentences(error);
    const kept = file && errors.file === undefined ? await keepFile(api, file) : null;
    return refuse(error.status, {
      values: kept === null ? values : { ...values, cv_id: kept },
      errors,
      message: Object.keys(errors).length > 0 ? null : error.message,
      code: error.code,
      sent: readSentMeanwhile(error),
      ...(file ? { fileName: file.name, isFileKept: kept !== null } : {}),
    });
  }
}

/** A file that came with a form in which something else was wrong is kept as one of the member's CVs; its id, or null. */
async function keepFile(api: Api, file: File): Promise<string | null> {
  try {
    return (await api.uploadCv({ files: { file } })).cv.id;
  } catch {
    // Then the page asks for it once more.
    return null;
  }
}

function refuse(status: number, outcome: Omit<ApplyOutcome, 'fileName' | 'isFileKept'> & Partial<ApplyOutcome>) {
  return data({ fileName: null, isFileKept: false, ...outcome } satisfies ApplyOutcome, { status });
}
