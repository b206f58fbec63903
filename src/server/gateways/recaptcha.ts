import { createHash } from 'node:crypto';
import { z } from 'zod';
import { ContractError } from '#contract/errors.ts';
import type { CaptchaSettings } from '#server/config.ts';
import type { CaptchaProvider } from './captcha.ts';

const timeoutMs = 5_000;
/** reCAPTCHA's own proposal for a start: 0 is surely a machine, 1 surely a person. */
const minScore = 0.5;
/** reCAPTCHA's tokens live two minutes; a little more, for clocks that differ. */
const spentMs = 600_000;

const answerShape = z.object({ success: z.boolean(), score: z.number().optional(), hostname: z.string().optional() });

/** reCAPTCHA v3, asked by the server for each form. */
export function createRecaptcha(
  { siteKey, secret, url }: Extract<CaptchaSettings, { provider: 'recaptcha' }>,
  hostname: string,
): CaptchaProvider {
  return {
    name: 'recaptcha',
    createChallenge: async () => ({ siteKey, script: `${url}/api.js?render=${encodeURIComponent(siteKey)}` }),
    check: async (proof, now) => {
      if (proof.length > 8_000) return null;
      const answer = await ask(`${url}/api/siteverify`, secret, proof);
      const isRight = answer.success && (answer.score ?? 1) >= minScore && (answer.hostname ?? hostname) === hostname;
      const name = createHash('sha256').update(proof).digest('base64url');
      return isRight ? { signature: `recaptcha ${name}`, expiresAt: new Date(now.getTime() + spentMs) } : null;
    },
  };
}

async function ask(url: string, secret: string, proof: string): Promise<z.infer<typeof answerShape>> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: proof }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`It answered ${response.status}.`);
    return answerShape.parse(await response.json());
  } catch (cause) {
    throw new ContractError('unavailable', { retryAfterSeconds: 30, cause });
  }
}
