import { isApiError } from '#contract/client.ts';
import type { Api } from '#contract/endpoints.ts';
import type { CaptchaChallenge } from '#contract/visitorForms.ts';
import type { Language } from '#i18n/language.ts';
import type { Translate } from '#i18n/translate.ts';
import { firstSentences } from '#web/shell/forms/firstSentences.ts';
import { withoutSecrets } from '#web/shell/forms/withoutSecrets.ts';

/** What a flow works with, the same in the browser and on the server. */
export interface FlowServices {
  api: Api;
  t: Translate;
  language: Language;
  /** Of the page, with its query. */
  url: URL;
}

/** What stands in a form's controls by their names; several choices are joined by commas. */
export type FlowValues = Readonly<Record<string, string>>;

/** What comes after a form: another place, by a page load, or the next form of the page with what it sends along. */
export type FlowEnd = { leaveFor: string; isSignIn?: boolean } | { step: string; values?: FlowValues };

/**
 * What a form of few fields does. Its rules are the API's, so that it brings none into the browser, and the same
 * function answers a browser without script.
 * @throws ApiError for a refusal.
 */
export type Flow = (services: FlowServices, values: FlowValues) => Promise<FlowEnd>;

/** What a page shows after its form was sent. */
export interface FlowAnswer {
  /** Which of the page's forms; its first one when empty. */
  step: string;
  /** What was typed, without what must not be shown again. */
  values: FlowValues;
  /** Sentences by field. */
  errors: Readonly<Record<string, string>>;
  /** What belongs to no field. */
  message: string | null;
  /** The machine code of the refusal. */
  code: string | null;
  /** A question for browsers without script, where one is asked for. */
  captcha: CaptchaChallenge | null;
}

export const noAnswer: FlowAnswer = { step: '', values: {}, errors: {}, message: null, code: null, captcha: null };

export type FlowResult = Extract<FlowEnd, { leaveFor: string }> | { answer: FlowAnswer; status: number };

/** Runs a flow; a refusal becomes what the page says. Throws what no refusal is: a lost connection, a fault. */
export async function runFlow(flow: Flow, services: FlowServices, values: FlowValues): Promise<FlowResult> {
  try {
    const end = await flow(services, values);
    if ('leaveFor' in end) return end;
    return { answer: { ...noAnswer, step: end.step, values: end.values ?? {} }, status: 200 };
  } catch (error) {
    if (!isApiError(error)) throw error;
    const errors = firstSentences(error);
    const isSaidByFields = Object.keys(errors).some((field) => !unshownFields.has(field));
    return {
      answer: {
        ...noAnswer,
        step: values.step ?? '',
        values: withoutSecrets(values),
        errors,
        message: isSaidByFields ? null : (Object.values(errors)[0] ?? error.message),
        code: error.code,
      },
      status: error.status,
    };
  }
}

/** Fields without a control of their own: what is said of them is said above the form. */
const unshownFields: ReadonlySet<string> = new Set(['recaptcha', 'captcha_token', 'trap']);

/** What stands in a form, as a browser collects it; files are left out. */
export function readFlowValues(form: FormData): FlowValues {
  const values: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue;
    values[name] = Object.hasOwn(values, name) ? `${values[name]},${value}` : value;
  }
  return values;
}

/** How a form shows that a person sends it (the contract's `formFields.ts`), of all that it holds. */
export function proofIn({ recaptcha, captcha_answer, captcha_token, trap }: FlowValues) {
  return { recaptcha, captcha_answer, captcha_token, trap };
}
