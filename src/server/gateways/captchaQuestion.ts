import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { foldDigits } from '#domain/phone.ts';
import type { Translate } from '#i18n/translate.ts';
import type { Spendable } from './captcha.ts';

/** Nobody reads a form and answers faster than this; machines do. */
const minAgeMs = 2_000;
const maxAgeMs = 3_600_000;
const largest = 12;

export type Judgment = { isRight: true; spendable: Spendable } | { isRight: false; spendable: Spendable | null };

/**
 * The path for people whose browsers run no script: a small sum in their language. The token beside it carries the sum,
 * its time and a signature, so that nothing is stored until it is answered; it is good for one answer within the hour.
 */
export function createCaptchaQuestion(key: Buffer): {
  ask(t: Translate, now: Date): { text: string; token: string };
  judge(token: string, answer: string, now: Date): Judgment;
} {
  const sign = (payload: string): Buffer => createHmac('sha256', key).update(payload).digest();
  return {
    ask: (t, now) => {
      const first = randomInt(1, largest + 1);
      const second = randomInt(1, largest + 1);
      const payload = [first, second, now.getTime(), randomBytes(12).toString('base64url')].join('.');
      return {
        text: t('form.captcha.question', { first, second }),
        token: `${payload}.${sign(payload).toString('base64url')}`,
      };
    },
    judge: (token, answer, now) => {
      const end = token.lastIndexOf('.');
      const payload = token.slice(0, Math.max(0, end));
      const signature = Buffer.from(token.slice(end + 1), 'base64url');
      const expected = sign(payload);
      if (token.length > 200 || signature.length !== expected.length || !timingSafeEqual(signature, expected))
        return { isRight: false, spendable: null };
      const [first = 0, second = 0, askedAt = 0] = payload.split('.').slice(0, 3).map(Number);
      const age = now.getTime() - askedAt;
      if (age < minAgeMs || age > maxAgeMs) return { isRight: false, spendable: null };
      const spendable: Spendable = { signature: `question ${payload}`, expiresAt: new Date(askedAt + maxAgeMs) };
      return { isRight: foldDigits(answer).trim() === String(first + second), spendable };
    },
  };
}
