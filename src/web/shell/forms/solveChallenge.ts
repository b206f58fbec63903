import { type Challenge, solveChallenge as solve } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/**
 * Does the work of an ALTCHA challenge and gives the proof that is sent. The browser derives keys outside of the page's
 * own thread, so the page stays quick without a worker, and needs no widget, no style and no Trusted Types policy.
 * Null where the browser has no Web Crypto (plain http) or does not finish in 90 s.
 */
export async function solveChallenge(challenge: Record<string, unknown>): Promise<string | null> {
  const solution = await solve({ challenge: challenge as unknown as Challenge, deriveKey }).catch(() => null);
  return solution && btoa(JSON.stringify({ challenge, solution }));
}
