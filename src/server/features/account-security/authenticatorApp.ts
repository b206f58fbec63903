import { Secret, TOTP } from 'otpauth';
import type { MemberPrincipal } from '#server/sessions/principal.ts';
import { type SecretBox, SecretBoxError } from '#server/secretBox.ts';

/** What every authenticator app understands (RFC 6238): SHA-1, six digits, 30 seconds. */
const shape = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const secretBytes = 20;
const purpose = 'second factor';
const pendingPurpose = 'second factor that waits';

/** A secret for an authenticator app, in Base32. */
export function createAppSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** What an app reads from the QR code. */
export function appUri(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return new TOTP({ ...shape, secret, issuer, label }).toString();
}

/** The time step whose code this is, one before and one after now counting too; null when it is none. */
export function findStep(secret: string, digits: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = new TOTP({ ...shape, secret }).validate({ token: digits, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1000 / shape.period) + delta;
}

export function sealAppSecret(box: SecretBox, memberId: number, secret: string) {
  return box.seal(purpose, memberId, secret);
}

export function openAppSecret(box: SecretBox, memberId: number, row: { key_id: string; sealed: Buffer }): string {
  return box.open(purpose, memberId, { keyId: row.key_id, bytes: row.sealed });
}

type Owner = Pick<MemberPrincipal, 'memberId' | 'sessionId'>;

/** Seals the secret of an app that waits for its first code, for the session that began it. */
export function sealPendingSecret(box: SecretBox, owner: Owner, secret: string) {
  return box.seal(pendingPurpose, pendingRow(owner), secret);
}

/**
 * The secret that this session began with; null for one that another began. Whoever is in by a session of their own must
 * not learn what is to keep them out.
 */
export function openPendingSecret(box: SecretBox, owner: Owner, row: { key_id: string; sealed: Buffer }) {
  try {
    return box.open(pendingPurpose, pendingRow(owner), { keyId: row.key_id, bytes: row.sealed });
  } catch (error) {
    if (error instanceof SecretBoxError) return null;
    throw error;
  }
}

function pendingRow({ memberId, sessionId }: Owner): string {
  return `${memberId} ${sessionId}`;
}
