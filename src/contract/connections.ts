import { z } from 'zod';
import { connectionActions, connectionStatuses } from '#domain/connection.ts';
import { defineEndpoint } from './defineEndpoint.ts';
import { idInBody, idParam, instant, listOf, pageParam, perPageParam, searchParam } from './fields.ts';
import { typed } from './formFields.ts';
import { memberCard } from './members.ts';
import { memberTile } from './memberTile.ts';

const statusId = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6)]);

/** A connection as the member who asks sees it (decisions §5). */
const connectionRecord = z.object({
  id: z.number().int(),
  /** The other one. */
  user_id: z.number().int(),
  /** 1 pending, 2 accepted, 3 declined, 4 withdrawn, 5 removed, 6 blocked. */
  statusId,
  status: z.enum(connectionStatuses),
  /** Whether the member who asks sent the request or was sent it. */
  role: z.enum(['sender', 'recipient']),
  note: z.string().nullable(),
  requested_at: instant,
  changed_at: instant,
  /** What the member can do now. */
  actions: z.array(z.enum(connectionActions)),
});
export type ConnectionRecord = z.infer<typeof connectionRecord>;

/** Whom both are connected with: how many, and the first three. */
const mutualConnections = z.object({ count: z.number().int(), members: z.array(memberTile) });
export type MutualConnections = z.infer<typeof mutualConnections>;

const connectionItem = connectionRecord.extend({
  member: memberCard,
  /** Whether the other one's page can be opened. */
  has_page: z.boolean(),
  /** Whether the two can chat: connected, and both have chat. */
  can_chat: z.boolean(),
  mutual: mutualConnections,
});
export type ConnectionItem = z.infer<typeof connectionItem>;

export const listConnections = defineEndpoint('listConnections', {
  summary: 'One’s connections of a status, newest first; accepted ones when none is named',
  tag: 'Connections',
  access: 'member',
  isPersonal: true,
  query: z.object({
    page: pageParam,
    per_page: perPageParam(12),
    q: searchParam,
    statusId: z.coerce.number().pipe(statusId).optional(),
    direction: z.enum(['sent', 'received']).optional(),
  }),
  data: listOf(connectionItem).extend({
    counts: z.object({
      accepted: z.number().int(),
      received: z.number().int(),
      sent: z.number().int(),
      blocked: z.number().int(),
    }),
  }),
});

export const requestConnection = defineEndpoint('requestConnection', {
  summary: 'Ask a member to connect; whom they have asked is connected at once',
  tag: 'Connections',
  access: 'member',
  body: z.strictObject({
    user_id: idInBody,
    note: typed,
  }),
  data: connectionRecord,
  isIdempotent: true,
});

export const updateConnection = defineEndpoint('updateConnection', {
  summary: 'Accept, decline, withdraw, remove, block or unblock; what may not be is a 409 with the current status',
  tag: 'Connections',
  access: 'member',
  params: idParam,
  body: z.strictObject({
    statusId: z
      .union([z.number(), z.string().regex(/^[0-9]$/)])
      .transform(Number)
      .pipe(statusId),
  }),
  data: connectionRecord,
  isIdempotent: true,
});

export const blockMember = defineEndpoint('blockMember', {
  summary: 'Block a member, whether or not there was a connection; the blocked one is not told',
  tag: 'Connections',
  access: 'member',
  params: idParam,
  data: connectionRecord,
  isIdempotent: true,
});

const relation = z.object({
  user_id: z.number().int(),
  /** Null where the two were never connected. */
  connection: connectionRecord.nullable(),
  actions: z.array(z.enum(connectionActions)),
  /** From when on the member may ask again; null when they may now. */
  asks_again_at: instant.nullable(),
  /** Whether the two can chat: connected, and both have chat. */
  can_chat: z.boolean(),
  mutual: mutualConnections,
});
export type Relation = z.infer<typeof relation>;

export const getRelation = defineEndpoint('getRelation', {
  summary: 'How one stands to a member: connection, what can be done, mutual connections',
  tag: 'Connections',
  access: 'member',
  isPersonal: true,
  params: idParam,
  data: relation,
});
