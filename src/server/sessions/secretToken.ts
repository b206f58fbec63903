import { createHash, randomBytes } from 'node:crypto';

/** A token of 256 bits for one person to hold; only its {@link hashToken} is stored (decisions §3). */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether a text has the form of a {@link createToken}: what has not is nobody's token, and is not looked up. */
export function isTokenShaped(token: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(token);
}

/** SHA-256: enough for what is random already, and quick to look up. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
