import { type SubmitEvent, useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { ApiError } from '#contract/client.ts';
import type { MessageId } from '#i18n/messageId.ts';
import { withLoader } from '#web/shell/globalLoader.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { takeEarlySigns } from './earlySigns.ts';
import {
  codeControl,
  composeValues,
  type FormDefinition,
  type FormValues,
  initialValues,
  readValues,
} from './formDefinition.ts';
import { clearDraft, type FormDraft, readDraft, writeDraft } from './formDraft.ts';
import { change, describeFailure, firstState, type FormState, without } from './formState.ts';
import type { PostedForm } from './postedForm.ts';

/** What is sent: the composed values, the file, and the key under which a repetition has no second effect. */
export interface Sending {
  body: FormValues;
  file: File | null;
  idempotencyKey: string;
}

export interface FormOptions {
  definition: FormDefinition;
  /** Sends and gives the reference number. @throws ApiError for a refusal. */
  send: (sending: Sending) => Promise<string>;
  /** What came back from a post without script. */
  posted?: PostedForm | undefined;
}

/** A form in a page: what stands in it, what is wrong with it, and what happens to it. */
export interface FormControls extends Pick<
  FormState,
  'values' | 'file' | 'status' | 'failure' | 'reference' | 'restored' | 'attempts'
> {
  definition: FormDefinition;
  element(): HTMLFormElement | null;
  set(name: string, value: string): void;
  setFile(file: File | null): void;
  touch(field: string): void;
  /** The sentence to show at a field now, or null (spec §2: once touched; required ones and lists also when dirty). */
  errorOf(field: string): string | null;
  submit(event: SubmitEvent<HTMLFormElement>): void;
  closeFailure(): void;
  /** Empties everything, the draft too. */
  reset(): void;
  /** Whether what was typed is kept on this device. */
  isDraftKept: boolean;
}

/** State of a form on the domain's rules: errors, draft, sending once, focus. The page decides how it looks. */
export function useForm({ definition, send, posted }: FormOptions): FormControls {
  const { t } = useTranslate();
  const { name, rules, fields, fileField } = definition;
  const isSending = useRef(false);
  const attempt = useRef<FormDraft['attempt']>(null);
  const [isDraftKept, setDraftKept] = useState(false);
  const [state, update] = useReducer(change, undefined, () => firstState(definition, posted));
  const { values, file, touched, changed, refusals, status, attempts } = state;
  const body = composeValues(definition, values);
  const mistakes = definition.validate(body, file && { bytes: file.size, name: file.name, type: file.type });

  // What was typed before the script came wins over what an earlier visit left.
  const restore = useEffectEvent(() => {
    const element = elementOf(name);
    if (!element) return;
    const signs = takeEarlySigns();
    const found = readValues(definition, new FormData(element));
    const early = Object.entries(found).filter(([field, value]) => value !== values[field]);
    const draft = posted ? null : readDraft(name);
    attempt.current = draft?.attempt ?? null;
    const known = Object.entries(draft?.values ?? {}).filter(
      ([field, value]) => field in values && typeof value === 'string',
    );
    update({
      values: { ...values, ...Object.fromEntries(known), ...Object.fromEntries(early) },
      touched: new Set([...touched, ...signs.touched]),
      changed: new Set([...signs.changed, ...early.map(([field]) => field)]),
      restored: draft ? { fileName: draft.fileName } : state.restored,
    });
    if (signs.isSubmitted) setTimeout(() => elementOf(name)?.requestSubmit());
  });
  useLayoutEffect(() => restore(), []);

  useEffect(() => {
    const initial = initialValues(definition);
    const isUntouched = file === null && Object.entries(values).every(([field, value]) => value === initial[field]);
    if (isUntouched) clearDraft(name);
    setDraftKept(!isUntouched && writeDraft(name, { values, fileName: file?.name ?? null, attempt: attempt.current }));
  }, [definition, name, values, file]);

  const focusOnWrong = useEffectEvent(() => {
    if (attempts === 0 || status !== 'editing') return;
    const find = (selector: string) => elementOf(name)?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid="true"]') ?? find('[type="submit"]'))?.focus();
  });
  useEffect(() => focusOnWrong(), [attempts]);

  const errorOf = (field: string): string | null => {
    if (refusals[field]) return refusals[field];
    const mistake = mistakes[field];
    const isShown =
      touched.has(field) ||
      changed.has(codeControl(field)) ||
      (rules[field]?.isRequired === true && changed.has(field));
    // The catalogs carry a sentence for every mistake of every field; a test holds them to it.
    return mistake && isShown ? t(`${name}.error.${field}.${mistake}` as MessageId) : null;
  };

  const keyOf = (content: string): string => {
    if (attempt.current?.content !== content) attempt.current = { content, key: randomKey() };
    writeDraft(name, { values, fileName: file?.name ?? null, attempt: attempt.current });
    return attempt.current.key;
  };

  const sendNow = async () => {
    isSending.current = true;
    update({ status: 'sending', failure: null, restored: null });
    try {
      if (file && fileField && !(await isReadable(file)))
        throw new ApiError(422, 'validation_failed', '', { [fileField]: [t('form.error.fileUnreadable')] });
      const content = JSON.stringify([body, file && [file.name, file.size, file.lastModified]]);
      const reference = await withLoader(send({ body, file, idempotencyKey: keyOf(content) }));
      attempt.current = null;
      update({ ...firstState(definition), status: 'sent', reference });
    } catch (error) {
      update({ status: 'failed', ...describeFailure(error, fields, t) });
    } finally {
      isSending.current = false;
    }
  };

  return {
    ...state,
    definition,
    element: () => elementOf(name),
    errorOf,
    isDraftKept,
    set: (field, value) =>
      update((before) => ({
        values: { ...before.values, [field]: value },
        changed: new Set(before.changed).add(field),
        refusals: without(before.refusals, field),
      })),
    setFile: (chosen) => {
      if (!fileField) return;
      update((before) => ({
        file: chosen,
        touched: new Set(before.touched).add(fileField),
        refusals: without(before.refusals, fileField),
      }));
    },
    // The dialog that says that all is sent takes the focus out of a form that was emptied already.
    touch: (field) =>
      update((before) => (before.status === 'sent' ? {} : { touched: new Set(before.touched).add(field) })),
    submit: (event) => {
      event.preventDefault();
      if (isSending.current) return;
      update({ touched: new Set(fields), refusals: {}, attempts: attempts + 1 });
      if (Object.keys(mistakes).length === 0) void sendNow();
    },
    closeFailure: () => update({ status: 'editing', failure: null, attempts: attempts + 1 }),
    reset: () => {
      clearDraft(name);
      attempt.current = null;
      update(firstState(definition));
    },
  };
}

function elementOf(name: string): HTMLFormElement | null {
  return document.forms.namedItem(name);
}

/** A file that was changed or removed after it was chosen can not be sent. */
async function isReadable(file: File): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
}

/** Not randomUUID, which exists in secure contexts only. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
