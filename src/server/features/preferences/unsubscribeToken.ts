import { createHmac, timingSafeEqual } from 'node:crypto';
import { notificationTypes, type NotificationType } from '#domain/notifications.ts';
import type { SecretBox } from '#server/secretBox.ts';

/** What a mail's link ends: the mails of one type, or the summaries. */
export type Unsubscribed = NotificationType | 'digest';

export interface UnsubscribeClaim {
  memberId: number;
  what: Unsubscribed;
}

const purpose = 'unsubscribe';

/** A token for the links of a mail. It is signed and ends nothing but these mails, so that it needs no end of its own. */
export function createUnsubscribeToken(box: SecretBox, { memberId, what }: UnsubscribeClaim): string {
  const claim = Buffer.from(JSON.stringify([memberId, what])).toString('base64url');
  return `${claim}.${sign(box, claim).toString('base64url')}`;
}

/** What a token says; null for one that is not ours. */
export function readUnsubscribeToken(box: SecretBox, token: string): UnsubscribeClaim | null {
  const [claim = '', signature = '', ...rest] = token.slice(0, 300).split('.');
  // As texts: many spellings of Base64 stand for the same bytes, and only ours was sent.
  const given = Buffer.from(signature);
  const expected = Buffer.from(sign(box, claim).toString('base64url'));
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const [memberId, what] = JSON.parse(Buffer.from(claim, 'base64url').toString('utf8')) as [number, Unsubscribed];
  return what === 'digest' || notificationTypes.includes(what) ? { memberId, what } : null;
}

function sign(box: SecretBox, claim: string): Buffer {
  return createHmac('sha256', box.derive(purpose)).update(claim).digest();
}
