import { type ActionFunction, data } from 'react-router';
import { isApiError } from '#contract/client.ts';
import type { Api } from '#contract/endpoints.ts';
import { loadServices } from '#web/shell/loading.ts';
import { redirectWithNote } from '#web/shell/notedPlace.ts';
import { firstSentences } from './firstSentences.ts';
import { composeValues, type FormDefinition, type FormValues, initialValues, readValues } from './formDefinition.ts';
import { type PostedForm, sentKey } from './postedForm.ts';

/** What was posted, ready for the API. */
export interface PostedSending {
  api: Api;
  body: FormValues;
  file: File | undefined;
  /** Proof of being human (the contract's `visitorForms.ts`). */
  proof: FormValues;
  idempotencyKey: string;
}

const proofFields = ['captcha_answer', 'captcha_token', 'trap'];
const maxNameLength = 200;

/**
 * Answers a form that a browser posts to its page without script: a redirect to the page with the reference number, so
 * that a reload sends nothing again, or the page with everything that was typed and every mistake beside its field.
 */
export function answerPost(
  definition: FormDefinition,
  send: (sending: PostedSending) => Promise<{ reference: string }>,
): ActionFunction {
  return async ({ request, context }) => {
    const { api, t } = context.get(loadServices);
    const form = await request.formData().catch(() => null);
    if (!form)
      return refuse(400, {
        values: initialValues(definition),
        errors: {},
        message: t('api.error.malformed_body'),
        fileName: null,
      });
    const values = readValues(definition, form);
    const file = chosenFile(form, definition.fileField);
    try {
      const { reference } = await send({
        api,
        body: composeValues(definition, values),
        file,
        proof: Object.fromEntries(proofFields.map((field) => [field, textOf(form.get(field))])),
        idempotencyKey: await fingerprint(values, file),
      });
      return redirectWithNote(request, `${new URL(request.url).pathname}?${sentKey}=${reference}`);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const errors = firstSentences(error);
      const isSaidByFields = definition.fields.some((field) => field in errors);
      const message = isSaidByFields ? null : (Object.values(errors)[0] ?? error.message);
      return refuse(error.status, {
        values,
        errors,
        message,
        fileName: file ? file.name.slice(0, maxNameLength) : null,
      });
    }
  };
}

function refuse(status: number, posted: PostedForm) {
  return data(posted, { status });
}

function chosenFile(form: FormData, field: string | undefined): File | undefined {
  const file = field === undefined ? null : form.get(field);
  // Without a choice browsers send an empty file without a name.
  return file instanceof File && (file.size > 0 || file.name !== '') ? file : undefined;
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}

/** The same form posted twice is one submission: a kept page can not hold a key of its own for each visitor. */
async function fingerprint(values: FormValues, file: File | undefined): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([values, file?.name ?? null]));
  const bytes = new Uint8Array([...text, 0, ...new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer(0))]);
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('base64url');
}
