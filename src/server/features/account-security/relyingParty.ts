import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import type { Config } from '#server/config.ts';
import type { SecretBox } from '#server/secretBox.ts';

/** Whom passkeys are made for: the host of PUBLIC_URL, never one that a request names. */
export function relyingParty({ publicUrl }: Pick<Config, 'publicUrl'>): { id: string; origin: string } {
  return { id: new URL(publicUrl).hostname, origin: publicUrl };
}

/** Whether passkeys work there at all: a number is no name that browsers make passkeys for. */
export function hasPasskeys({ publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  const { id } = relyingParty({ publicUrl });
  return isIP(id.replace(/^\[|\]$/g, '')) === 0;
}

/** What authenticators keep beside a passkey: says which member it is to the portal and to nobody else. */
export function passkeyUserId(box: SecretBox, memberId: number): Buffer {
  return createHmac('sha256', box.derive('passkey user')).update(String(memberId)).digest();
}
