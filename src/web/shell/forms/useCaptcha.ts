import { useRef, useState } from 'react';
import { ApiError, isApiError } from '#contract/client.ts';
import type { CaptchaChallenge } from '#contract/visitorForms.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { useApi } from '#web/shell/useApi.ts';

/** What a form sends to show that a person sends it (the contract's `visitorForms.ts`). */
export interface CaptchaProof {
  recaptcha?: string;
  captcha_answer?: string;
  captcha_token?: string;
  trap?: string;
}

export interface CaptchaControls {
  /** question: the browser can not do the work, so the person answers a small sum. */
  state: 'off' | 'waiting' | 'checking' | 'checked' | 'question';
  question: CaptchaChallenge['question'] | null;
  /** Whose protection it is: another company's asks to be named. */
  provider: CaptchaChallenge['provider'] | null;
  answer: string;
  setAnswer(answer: string): void;
  trap: string;
  setTrap(trap: string): void;
  /** Begins the work in the background; again and again has no effect. */
  start(): void;
  /** Calls with a proof; when it was refused, once more with a new one. */
  withProof<T>(call: (proof: CaptchaProof) => Promise<T>): Promise<T>;
}

/** A proof that ends sooner than this is made anew before it is sent. */
const marginMs = 60_000;
/** How long a token of reCAPTCHA is good. */
const tokenMs = 120_000;

/** Shows that a person sends a form: work done by the browser while the person types, or else a question. */
export function useCaptcha(first: CaptchaChallenge | null): CaptchaControls {
  const api = useApi();
  const { t } = useTranslate();
  const [challenge, setChallenge] = useState(first);
  const [state, setState] = useState<CaptchaControls['state']>(() => firstState(first));
  const [answer, setAnswer] = useState('');
  const [trap, setTrap] = useState('');
  const work = useRef<{ endsAt: number; proof: Promise<string | null> } | null>(null);
  const usable = useRef(first);

  const fetchChallenge = async (): Promise<CaptchaChallenge> => {
    const fresh = await api.getCaptchaChallenge();
    usable.current = fresh;
    setChallenge(fresh);
    setAnswer('');
    return fresh;
  };

  const doWork = async (): Promise<string | null> => {
    setState('checking');
    const current = usable.current && !isEnding(endOf(usable.current)) ? usable.current : await fetchChallenge();
    const proof = await proofOf(current);
    if (work.current) work.current.endsAt = current.provider === 'recaptcha' ? Date.now() + tokenMs : endOf(current);
    setState(proof === null ? 'question' : 'checked');
    return proof;
  };

  const prove = async (): Promise<CaptchaProof> => {
    if (state === 'off') return { trap };
    if (state !== 'question') {
      if (!work.current || isEnding(work.current.endsAt))
        work.current = { endsAt: Number.POSITIVE_INFINITY, proof: doWork() };
      const { proof } = work.current;
      proof.catch(() => {
        // The network failed: the next attempt begins anew.
        work.current = null;
        setState('waiting');
      });
      const recaptcha = await proof;
      if (recaptcha !== null) return { recaptcha, trap };
    }
    if (answer.trim() === '') throw unanswered();
    return { captcha_token: challenge?.question.token ?? '', captcha_answer: answer, trap };
  };

  const unanswered = () =>
    new ApiError(422, 'captcha_failed', t('form.error.captcha'), { captcha_answer: [t('form.error.required')] });

  return {
    state,
    question: challenge?.question ?? null,
    provider: challenge?.provider ?? null,
    answer,
    setAnswer,
    trap,
    setTrap,
    start: () => {
      if (state === 'waiting') prove().catch(() => undefined);
    },
    withProof: async (call) => {
      const proof = await prove();
      try {
        const answer = await call(proof);
        // It is used up; another form needs another.
        work.current = null;
        usable.current = null;
        if (proof.recaptcha !== undefined) setState('waiting');
        return answer;
      } catch (error) {
        if (!isApiError(error) || error.code !== 'captcha_failed') throw error;
        work.current = null;
        const { provider } = await fetchChallenge();
        // Who was taken for a machine will be again: a question shows them the way on.
        if (provider === 'recaptcha') setState('question');
        if (proof.recaptcha === undefined || provider === 'recaptcha') throw error;
        return call(await prove());
      }
    },
  };
}

function firstState(challenge: CaptchaChallenge | null): CaptchaControls['state'] {
  return challenge?.provider === 'off' ? 'off' : 'waiting';
}

/** The proof of a challenge by its provider's own code, which comes only now; null when the browser can not make one. */
async function proofOf({ provider, challenge }: CaptchaChallenge): Promise<string | null> {
  if (provider === 'recaptcha') return (await import('./askRecaptcha.ts')).askRecaptcha(challenge ?? {});
  return (await import('./solveChallenge.ts')).solveChallenge(challenge ?? {});
}

function isEnding(endsAt: number): boolean {
  return endsAt < Date.now() + marginMs;
}

/** When a challenge ends, in milliseconds; the server keeps it in seconds. One of reCAPTCHA's does not. */
function endOf({ provider, challenge }: CaptchaChallenge): number {
  if (provider === 'recaptcha') return Number.POSITIVE_INFINITY;
  const { expiresAt } = (challenge?.parameters ?? {}) as { expiresAt?: unknown };
  return typeof expiresAt === 'number' ? expiresAt * 1000 : 0;
}
