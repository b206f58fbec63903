import { type MouseEvent, type SubmitEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { memberField } from '#domain/pageMember.ts';
import { type ApiError, isApiError } from '#contract/client.ts';
import type { Api } from '#contract/endpoints.ts';
import { useToast } from '#ui/Toast.tsx';
import { firstSentences } from '#web/shell/forms/firstSentences.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { isSignedOut } from '#web/shell/loading.ts';
import { useApi } from '#web/shell/useApi.ts';
import type { PostedValues } from './accountAction.ts';
import { type InPlaceForms, isSameForm, type Refusal } from './inPlace.ts';
import { usePassNote } from './useNote.ts';
import { usePlaceFocus } from './usePlaceFocus.ts';

interface InPlaceOptions<Data> {
  /** What the page's loader brought. */
  loaded: Data;
  /** Does what a form asks for, by the function that answers it without script too; gives the sentence that says it is done. */
  run: (api: Api, values: PostedValues) => Promise<string>;
  /** What is shown at once, before the server has answered. */
  change: (data: Data, values: PostedValues) => Data;
  /** How a refusal (409) says that it stands, where the page can show that; else the page loads anew. */
  adopt?: (data: Data, values: PostedValues, state: Record<string, unknown>) => Data;
  /** Whether the page loads anew once it is done; false where `change` was the whole of it. */
  reloads?: boolean;
  /** The page's own sentence for a refusal; null for the API's. */
  explain?: (status: number, values: PostedValues) => string | null;
}

interface Step<Data> {
  key: number;
  isDone: boolean;
  change: (data: Data) => Data;
}

/** A second click so soon at the same spot was not meant for what is there now. */
const doubleClickMs = 500;
const sameSpotPixels = 8;

/**
 * Lets the small forms of a page (save, follow, accept, withdraw …) act in place when script is there: what they change
 * shows at once, the focus stays, what was done is announced politely, and what the server refuses is put back with a
 * sentence. Without script they post to their page as before. It is for members alone and comes with their pages and
 * parts, never with what visitors load.
 *
 * 1. The page's action is made of a function `(api, values) => AccountEnd`; `run` calls the same one in the browser:
 *    `run: async (api, values) => sentenceOf(t, await runFollowings(api, values))`.
 * 2. `const { shown, forms } = useInPlace({ loaded: useLoaderData<Data>(), run, change })`; the page renders `shown`.
 * 3. Around what has forms: `<InPlaceContext value={forms}>`; inside, `ActionForm` and `InPlaceForm` act in place.
 * 4. What a form belongs to (a row, a panel) is marked `data-place tabIndex={-1}`, with an id where it can go: one press at a time is carried out
 *    there, and there, or in the row beside it, the focus stays when the pressed button goes. A button that changes its
 *    meaning (follow, unfollow) stays the same element, so that it keeps the focus by itself.
 *
 * A 409 shows how things stand (`adopt`, else by loading anew), any other refusal is said at its form, and a lost session
 * leads to the login and back.
 */
export function useInPlace<Data>(options: InPlaceOptions<Data>): { shown: Data; forms: InPlaceForms } {
  const { loaded, run, change, adopt, reloads = true, explain } = options;
  const { t } = useTranslate();
  const api = useApi();
  const showToast = useToast();
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<{ of: Data; steps: readonly Step<Data>[] }>({ of: loaded, steps: [] });
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const busy = useRef(new Set<Element>());
  const pressed = useRef({ x: 0, y: 0, at: -doubleClickMs });
  const count = useRef(0);
  const focus = usePlaceFocus();
  const passNote = usePassNote();

  // What was done is part of what is loaded after it; what is still on its way is not.
  const steps = state.of === loaded ? state.steps : state.steps.filter((step) => !step.isDone);
  if (state.of !== loaded) setState({ of: loaded, steps });
  const shown = steps.reduce((data, step) => step.change(data), loaded);

  const perform = async (values: PostedValues): Promise<void> => {
    const key = (count.current += 1);
    const replace = (by: (step: Step<Data>) => Step<Data> | null) =>
      setState((before) => ({
        ...before,
        steps: before.steps.flatMap((step) => (step.key === key ? (by(step) ?? []) : step)),
      }));
    setRefusal(null);
    setState((before) => ({
      ...before,
      steps: [...before.steps, { key, isDone: false, change: (data) => change(data, values) }],
    }));
    try {
      const sentence = await run(api, values);
      replace((step) => ({ ...step, isDone: true }));
      if (sentence !== '') showToast(sentence, 'success');
      if (reloads) await revalidate();
    } catch (error) {
      if (isSignedOut(error)) return;
      focus.back();
      const known = isApiError(error) ? error : null;
      const ownSentence = known ? (explain?.(known.status, values) ?? null) : null;
      const standing = known?.status === 409 ? known.state : undefined;
      const message = ownSentence ?? (known === null ? t('error.network.text') : known.message);
      if (standing && adopt) {
        replace((step) => ({ ...step, isDone: true, change: (data) => adopt(data, values, standing) }));
        showToast(message, 'error');
      } else if (known && ownSentence === null && isChanged(known)) {
        showToast(message, 'error');
        replace((step) => ({ ...step, isDone: true }));
        await revalidate();
        replace(() => null);
      } else {
        replace(() => null);
        const errors = known ? firstSentences(known) : {};
        setRefusal({ values, errors, message: Object.keys(errors).length > 0 ? null : message });
      }
    }
  };

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const place = form.closest('[data-place]') ?? form;
    if (busy.current.has(place)) return;
    const values: Record<string, string> = {};
    for (const [name, value] of new FormData(form, event.nativeEvent.submitter))
      if (typeof value === 'string' && name !== memberField) values[name] = value;
    busy.current.add(place);
    focus.hold(form);
    passNote();
    void perform(values).finally(() => busy.current.delete(place));
  };

  const steady = (event: MouseEvent<HTMLFormElement>): void => {
    const { clientX: x, clientY: y, timeStamp: at, detail } = event;
    // Keys have no spot.
    if (detail === 0) return;
    const before = pressed.current;
    const isSameSpot = Math.abs(x - before.x) <= sameSpotPixels && Math.abs(y - before.y) <= sameSpotPixels;
    if (isSameSpot && at - before.at < doubleClickMs) event.preventDefault();
    pressed.current = { x, y, at };
  };

  const forms: InPlaceForms = {
    submit,
    steady,
    refusalOf: (values) => (refusal && isSameForm(refusal.values, values) ? refusal : null),
  };
  return { shown, forms };
}

/** Whether it stands otherwise by now, which loading anew shows: of somebody else's session that would be theirs. */
function isChanged({ status, code }: ApiError): boolean {
  return (status === 409 && code !== 'other_member') || status === 404;
}
