/** What a connection can be (decisions §5); the numbers are the API's `statusId`. */
export const connectionStatusIds = {
  pending: 1,
  accepted: 2,
  declined: 3,
  withdrawn: 4,
  removed: 5,
  blocked: 6,
} as const;
export type ConnectionStatus = keyof typeof connectionStatusIds;
export type ConnectionStatusId = (typeof connectionStatusIds)[ConnectionStatus];

export const connectionStatuses = Object.keys(connectionStatusIds) as ConnectionStatus[]; // typed as any text

export const maxConnectionNoteLength = 300;

/** Days after which a declined request may be made again (decisions §5). */
const declinedDays = 21;

/** A connection as one of the two sees it. */
export interface ConnectionState {
  statusId: ConnectionStatusId;
  /** Whether they asked last. */
  isSender: boolean;
  hasBlocked: boolean;
  isBlocked: boolean;
  declinedAt: Date | null;
  /** Whether it came of a block between two who never asked each other: to the blocked one there is nothing. */
  isHidden: boolean;
}

type Party = 'sender' | 'recipient' | 'blocker' | 'blocked';

const either: readonly Party[] = ['sender', 'recipient'];

/** Who may take a connection from a status to another; what is not here nobody may. */
export const connectionSteps: Readonly<
  Record<ConnectionStatusId, Partial<Record<ConnectionStatusId, readonly Party[]>>>
> = {
  1: { 2: ['recipient'], 3: ['recipient'], 4: ['sender'], 6: either },
  2: { 5: either, 6: either },
  3: { 6: either },
  4: { 6: either },
  5: { 6: either },
  // Who is blocked may block as well, and does not learn that they were.
  6: { 5: ['blocker'], 6: ['blocked'] },
};

/**
 * The status that one of the two is shown: to the blocked a blocked connection reads removed, and so does a declined
 * request to its sender. Neither is told.
 */
export function seenStatusId({ statusId, isSender, hasBlocked }: ConnectionState): ConnectionStatusId {
  const isHidden = statusId === 6 ? !hasBlocked : statusId === 3 && isSender;
  return isHidden ? connectionStatusIds.removed : statusId;
}

/**
 * What one of the two knows of: null where nothing was ever between them, or where the other one has blocked them out of
 * nothing, and whatever comes of that until one of them asks.
 */
export function knownState(state: ConnectionState | null): ConnectionState | null {
  return state?.isHidden ? null : state;
}

/** Whether a wished status is a step to take, holds already as far as they see, or is refused. */
export function judgeStep(state: ConnectionState, wanted: ConnectionStatusId): 'taken' | 'repeated' | 'refused' {
  if (wanted === seenStatusId(state)) return 'repeated';
  return isAllowed(state, wanted) ? 'taken' : 'refused';
}

function isAllowed(state: ConnectionState, wanted: ConnectionStatusId): boolean {
  const parties = connectionSteps[state.statusId][wanted] ?? [];
  if (state.statusId === 6) return parties.includes(state.hasBlocked ? 'blocker' : 'blocked');
  return parties.includes(state.isSender ? 'sender' : 'recipient');
}

/**
 * What becomes of a request to connect. `new`: it is made; `crossing`: the other has asked already, and both are
 * connected; `repeated`: it was made, or they are connected; `waits`: the last one was declined less than 21 days ago;
 * `refused`: the one who asks has blocked the other; `unknown`: the other has blocked them, who must not learn of it.
 */
export function judgeRequest(
  state: ConnectionState | null,
  now: Date,
): 'new' | 'crossing' | 'repeated' | 'waits' | 'refused' | 'unknown' {
  if (state === null) return 'new';
  if (state.isBlocked) return 'unknown';
  if (state.hasBlocked) return 'refused';
  if (state.statusId === 2) return 'repeated';
  if (state.statusId === 1) return state.isSender ? 'repeated' : 'crossing';
  return asksAgainAt(state, now) === null ? 'new' : 'waits';
}

/** When one whose request was declined may ask again; null when they may now. */
export function asksAgainAt({ isSender, declinedAt }: ConnectionState, now: Date): Date | null {
  if (!isSender || declinedAt === null) return null;
  const at = new Date(declinedAt.getTime() + declinedDays * 86_400_000);
  return at > now ? at : null;
}

export const connectionActions = ['request', 'accept', 'decline', 'withdraw', 'remove', 'block', 'unblock'] as const;
export type ConnectionAction = (typeof connectionActions)[number];

/** The status that an action asks for; a request is made by its own call. */
export const statusIdOfAction: Readonly<Record<Exclude<ConnectionAction, 'request'>, ConnectionStatusId>> = {
  accept: 2,
  decline: 3,
  withdraw: 4,
  remove: 5,
  block: 6,
  unblock: 5,
};

/** The buttons that one of the two is offered, as far as they see. Strangers may ask, and block. */
export function connectionActionsFor(known: ConnectionState | null, now: Date): ConnectionAction[] {
  const state = knownState(known);
  if (state === null) return ['request', 'block'];
  const seen = seenStatusId(state);
  // What the blocked and the declined are offered must be what a removed connection offers.
  const shown: ConnectionState = { ...state, statusId: seen };
  const asks = seen >= 3 && seen <= 5 && asksAgainAt(state, now) === null;
  const steps = connectionActions.filter(
    (action) =>
      action !== 'request' &&
      action !== (seen === 6 ? 'remove' : 'unblock') &&
      statusIdOfAction[action] !== seen &&
      isAllowed(shown, statusIdOfAction[action]),
  );
  return asks ? ['request', ...steps] : steps;
}
