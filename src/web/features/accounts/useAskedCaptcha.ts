import { useState } from 'react';
import { useActionData } from 'react-router';
import { isApiError } from '#contract/client.ts';
import type { FlowAnswer } from '#web/shell/flows/flow.ts';
import { type CaptchaControls, type CaptchaProof, useCaptcha } from '#web/shell/forms/useCaptcha.ts';

/** A proof of being a person that is made only once the API asks for one; the same press then goes through. */
export function useAskedCaptcha(): CaptchaControls & { isAsked: boolean } {
  const question = useActionData<FlowAnswer>()?.captcha ?? null;
  const captcha = useCaptcha(question);
  const [isAsked, setAsked] = useState(question !== null);
  return {
    ...captcha,
    isAsked,
    withProof: async <T>(call: (proof: CaptchaProof) => Promise<T>) => {
      if (isAsked) return captcha.withProof(call);
      try {
        return await call({});
      } catch (error) {
        if (!isApiError(error) || error.code !== 'captcha_required') throw error;
        setAsked(true);
        return captcha.withProof(call);
      }
    },
  };
}
