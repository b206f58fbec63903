import { isApiError } from '#contract/client.ts';
import type { Translate } from '#i18n/translate.ts';
import { firstSentences } from './firstSentences.ts';
import { codeControl, type FormDefinition, type FormValues, initialValues } from './formDefinition.ts';
import type { PostedForm } from './postedForm.ts';

/** All that a form remembers. */
export interface FormState {
  values: FormValues;
  file: File | null;
  touched: ReadonlySet<string>;
  changed: ReadonlySet<string>;
  /** Sentences of the server by field, each until its field changes. */
  refusals: Readonly<Record<string, string>>;
  status: 'editing' | 'sending' | 'failed' | 'sent';
  /** Why sending failed, where no field says it. */
  failure: string | null;
  reference: string | null;
  /** Counts the times that the focus goes to what is wrong. */
  attempts: number;
  restored: { fileName: string | null } | null;
}

const none: ReadonlySet<string> = new Set();

export type Change = Partial<FormState> | ((before: FormState) => Partial<FormState>);

/** The state after a change. */
export function change(before: FormState, after: Change): FormState {
  return { ...before, ...(typeof after === 'function' ? after(before) : after) };
}

/** An empty form, or one that came back from a post without script. */
export function firstState(definition: FormDefinition, posted?: PostedForm): FormState {
  return {
    values: posted?.values ?? initialValues(definition),
    file: null,
    touched: posted ? new Set(definition.fields) : none,
    changed: none,
    refusals: posted?.errors ?? {},
    status: 'editing',
    failure: posted?.message ?? null,
    reference: null,
    attempts: posted ? 1 : 0,
    restored: posted?.fileName ? { fileName: posted.fileName } : null,
  };
}

/** The server's sentences without those of a control that was changed. */
export function without(refusals: FormState['refusals'], name: string): FormState['refusals'] {
  return Object.fromEntries(
    Object.entries(refusals).filter(([field]) => field !== name && codeControl(field) !== name),
  );
}

/** Sentences beside their fields; what belongs to no field of the form, or to the connection, as one sentence. */
export function describeFailure(
  error: unknown,
  fields: readonly string[],
  t: Translate,
): Pick<FormState, 'refusals' | 'failure'> {
  if (!isApiError(error)) return { refusals: {}, failure: t('error.network.text') };
  const refusals = firstSentences(error);
  const isSaidByFields = Object.keys(refusals).some((field) => fields.includes(field));
  return { refusals, failure: isSaidByFields ? null : (Object.values(refusals)[0] ?? error.message) };
}
