import type { Connection } from '#server/db/connection.ts';
import { notify, withdrawNotifications } from '#server/features/notifications/notify.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import { findKnownMember } from './queries.ts';

interface ConnectionNews {
  id: number;
  /** Who is told. */
  otherId: number;
  what: 'requested' | 'accepted' | 'ended';
  isMailedBefore?: boolean;
}

/** Tells the other one of a request or of its acceptance, and takes back whatever was told of the connection before. */
export async function tellOfConnection(
  db: Connection,
  { now, principal }: MemberContext,
  { id, otherId, what, isMailedBefore = false }: ConnectionNews,
): Promise<void> {
  const target = { type: 'connection', id };
  await withdrawNotifications(db, target);
  if (what === 'ended') return;
  const { memberId } = principal;
  const actor = await findKnownMember(db, memberId);
  if (!actor) return;
  await notify(db, {
    memberId: otherId,
    type: what === 'requested' ? 'connection-request' : 'connection-accepted',
    params: { name: { en: actor.full_name, ar: actor.full_name_ar } },
    target,
    isMailedBefore,
    redirectUrl: what === 'requested' ? '/account/my-connections?tab=received' : '/account/my-connections',
    actorId: memberId,
    now,
  });
}
