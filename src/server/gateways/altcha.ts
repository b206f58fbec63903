import { type Challenge, createChallenge, randomInt, type Solution, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { SecretBox } from '#server/secretBox.ts';
import type { CaptchaProvider } from './captcha.ts';

/** A second or two on a phone, while the person types; a machine pays it for each message. */
const usualCost = { iterations: 1_000, maxCounter: 4_000 };
const maxAgeMs = 3_600_000;
const maxPayloadLength = 8_000;

const payloadShape = z.object({
  challenge: z.object({
    parameters: z.looseObject({ nonce: z.string(), expiresAt: z.number() }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/** ALTCHA: a proof of work that asks no other server and follows nobody. */
export function createAltcha(
  secretBox: SecretBox,
  cost: { iterations: number; maxCounter: number } = usualCost,
): CaptchaProvider {
  const secrets = {
    hmacSignatureSecret: secretBox.derive('captcha challenge').toString('hex'),
    hmacKeySignatureSecret: secretBox.derive('captcha solution').toString('hex'),
  };
  return {
    name: 'altcha',
    createChallenge: async (now) => ({
      ...(await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: cost.iterations,
        counter: randomInt(Math.ceil(cost.maxCounter / 4), cost.maxCounter),
        deriveKey,
        expiresAt: new Date(now.getTime() + maxAgeMs),
        ...secrets,
      })),
    }),
    check: async (proof) => {
      const payload = readPayload(proof);
      if (!payload) return null;
      const { challenge, solution } = payload;
      // The shape was checked above as far as it matters; a changed parameter fails the signature.
      const { verified } = await verifySolution({
        challenge: challenge as unknown as Challenge,
        solution: solution as Solution,
        deriveKey,
        ...secrets,
      });
      if (!verified) return null;
      return {
        signature: `altcha ${challenge.parameters.nonce}`,
        expiresAt: new Date(challenge.parameters.expiresAt * 1000),
      };
    },
  };
}

function readPayload(proof: string): z.infer<typeof payloadShape> | null {
  if (proof.length > maxPayloadLength) return null;
  try {
    return payloadShape.safeParse(JSON.parse(Buffer.from(proof, 'base64').toString('utf8'))).data ?? null;
  } catch {
    return null;
  }
}
