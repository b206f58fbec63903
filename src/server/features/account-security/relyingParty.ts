import { createHmac } from 'node:crypto';
import type { Config } from '#server/config.ts';
import type { SecretBox } from '#server/secretBox.ts';

/** Whom passkeys are made for: the host of PUBLIC_URL, never one that a request names. */
export function relyingParty({ publicUrl }: Pick<Config, 'publicUrl'>): { id: string; origin: string } {
  return { id: new URL(publicUrl).hostname, origin: publicUrl };
}

/** What authenticators keep beside a passkey: says which member it is to the portal and to nobody else. */
export function passkeyUserId(box: SecretBox, memberId: number): Buffer {
  return createHmac('sha256', box.derive('passkey user')).update(String(memberId)).digest();
}
