import { type SubmitEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useActionData } from 'react-router';
import type { MessageId } from '#i18n/messageId.ts';
import { readCookie } from '#web/shell/cookies.ts';
import type { CaptchaControls, CaptchaProof } from '#web/shell/forms/useCaptcha.ts';
import { withLoader } from '#web/shell/globalLoader.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { openWithNote } from '#web/shell/notedPlace.ts';
import { useApi } from '#web/shell/useApi.ts';
import { type Flow, type FlowAnswer, type FlowValues, noAnswer, readFlowValues, runFlow } from './flow.ts';

/** Sends with a proof of being a person. */
type WithProof = CaptchaControls['withProof'];

/** Ids of sentences by field. */
export type FlowMistakes = Readonly<Record<string, MessageId>>;

interface FlowHelp {
  withProof?: WithProof;
  /** What a browser can see to be wrong: said at once, before anything is proved or sent. */
  check?: ((values: FlowValues) => Promise<FlowMistakes>) | undefined;
}

export interface FlowControls {
  answer: FlowAnswer;
  isBusy: boolean;
  formId: string;
  errorOf(field: string): string | null;
  submit(event: SubmitEvent<HTMLFormElement>): void;
  /** What was said of a field is no longer true once it is changed. */
  forget(field: string): void;
  /** Runs the flow with values that no form holds, such as a passkey's answer. */
  run(values: FlowValues): Promise<void>;
  /** Says what happened outside of the flow. */
  say(message: string): void;
}

/** The hint that every sign-in leaves for scripts (decisions §3). */
const userCookie = '__Host-user';

/**
 * A form of few fields with its script: sent without a page load, once, with the focus on what is wrong. The values
 * stay in the controls, where password managers put them.
 */
export function useFlow(flow: Flow, { withProof, check }: FlowHelp = {}): FlowControls {
  const { t, language } = useTranslate();
  const api = useApi();
  const posted = useActionData<FlowAnswer>();
  const [answer, setAnswer] = useState<FlowAnswer>(posted ?? noAnswer);
  const [attempts, setAttempts] = useState(posted ? 1 : 0);
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const formId = useId();

  const focusOnAnswer = useEffectEvent(() => {
    if (attempts === 0) return;
    const find = (selector: string) => document.getElementById(formId)?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid="true"]') ?? find('.notice[tabindex]') ?? find('input:not([type="hidden"])'))?.focus();
  });
  useEffect(() => focusOnAnswer(), [attempts]);

  const show = (next: FlowAnswer) => {
    setAnswer(next);
    setAttempts((before) => before + 1);
  };

  const run = async (values: FlowValues) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    const services = { api, t, language, url: new URL(window.location.href) };
    try {
      // Where the rules can not be fetched, the API judges.
      const mistakes = Object.entries((await check?.(values).catch(() => null)) ?? {});
      if (mistakes.length > 0) {
        const errors = Object.fromEntries(mistakes.map(([field, id]) => [field, t(id)]));
        return show({ ...noAnswer, step: answer.step, values: answer.values, errors });
      }
      const call: Flow = withProof
        ? (given, all) => withProof((proof) => flow(given, { ...all, ...known(proof) }))
        : flow;
      const end = await withLoader(runFlow(call, services, values));
      if (!('leaveFor' in end)) show(end.answer);
      else if (end.isSignIn && readCookie(userCookie) === null) show({ ...noAnswer, message: t('auth.cookiesNeeded') });
      else if (end.isSignIn) window.location.assign(end.leaveFor);
      else openWithNote(end.leaveFor);
    } catch {
      show({ ...answer, errors: {}, message: t('error.network.text') });
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };

  return {
    answer,
    isBusy,
    formId,
    errorOf: (field) => answer.errors[field] ?? null,
    submit: (event) => {
      event.preventDefault();
      void run(readFlowValues(new FormData(event.currentTarget)));
    },
    forget: (field) => {
      if (!answer.errors[field]) return;
      const { [field]: _gone, ...errors } = answer.errors;
      setAnswer({ ...answer, errors });
    },
    run,
    say: (message) => show({ ...answer, errors: {}, message }),
  };
}

function known(proof: CaptchaProof): FlowValues {
  return Object.fromEntries(Object.entries(proof).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
