import { describe, expect, test } from 'vitest';
import {
  asksAgainAt,
  connectionActionsFor,
  type ConnectionState,
  type ConnectionStatusId,
  judgeRequest,
  judgeStep,
  knownState,
  seenStatusId,
} from './connection.ts';

const now = new Date('2026-11-28T12:00:00Z');
const daysAgo = (days: number, ms = 0) => new Date(now.getTime() - days * 86_400_000 + ms);

const statusIds = { pending: 1, accepted: 2, declined: 3, withdrawn: 4, removed: 5, blocked: 6 } as const;

/** A state by its name in the tables below: "declined long ago", "blocked by me", "by them", "by both". */
function stateOf(name: string, role: string): ConnectionState {
  const [status = '', ...rest] = name.split('-');
  const by = rest.join(' ');
  return {
    statusId: statusIds[status as keyof typeof statusIds],
    isSender: role === 'sender',
    hasBlocked: by === 'by me' || by === 'by both',
    isBlocked: by === 'by them' || by === 'by both',
    declinedAt: status !== 'declined' ? null : by === 'long ago' ? daysAgo(21) : daysAgo(21, 1),
    isHidden: false,
  };
}

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/));

// What each of the two reads, and what wishing for each status brings: t is taken, r holds already, - is refused.
const steps = rowsOf(`
  state             role       reads  1 2 3 4 5 6
  pending           sender     1      r - - t - t
  pending           recipient  1      r t t - - t
  accepted          sender     2      - r - - t t
  accepted          recipient  2      - r - - t t
  declined          sender     5      - - - - r t
  declined          recipient  3      - - r - - t
  withdrawn         sender     4      - - - r - t
  withdrawn         recipient  4      - - - r - t
  removed           sender     5      - - - - r t
  removed           recipient  5      - - - - r t
  blocked-by-me     sender     6      - - - - t r
  blocked-by-me     recipient  6      - - - - t r
  blocked-by-them   sender     5      - - - - r t
  blocked-by-them   recipient  5      - - - - r t
  blocked-by-both   sender     6      - - - - t r
  blocked-by-both   recipient  6      - - - - t r`);

describe('a connection', () => {
  test.each(steps)('%s, for its %s, reads %s and can be led where the table says', (name, role, reads, ...cells) => {
    const state = stateOf(name, role ?? '');
    expect(seenStatusId(state)).toBe(Number(reads));
    const judged = [1, 2, 3, 4, 5, 6].map((wanted) => judgeStep(state, wanted as ConnectionStatusId));
    const means = { t: 'taken', r: 'repeated', '-': 'refused' };
    expect(judged).toEqual(cells.map((cell) => means[cell as keyof typeof means]));
  });

  const buttons = rowsOf(`
    state               role       buttons
    pending             sender     withdraw block
    pending             recipient  accept decline block
    accepted            sender     remove block
    accepted            recipient  remove block
    declined            sender     block
    declined-long-ago   sender     request block
    declined            recipient  request block
    declined-long-ago   recipient  request block
    withdrawn           sender     request block
    withdrawn           recipient  request block
    removed             sender     request block
    removed             recipient  request block
    blocked-by-me       sender     unblock
    blocked-by-me       recipient  unblock
    blocked-by-both     sender     unblock
    blocked-by-them     sender     request block
    blocked-by-them     recipient  request block`);

  test.each(buttons)('%s offers its %s the buttons that fit', (name, role, ...expected) => {
    expect(connectionActionsFor(stateOf(name, role ?? ''), now)).toEqual(expected);
  });

  test('that is not there offers to ask and to block, as one that a silent block made does to the blocked one', () => {
    const silent = { ...stateOf('blocked-by-them', 'recipient'), isHidden: true };
    expect(connectionActionsFor(null, now)).toEqual(['request', 'block']);
    expect([knownState(silent), connectionActionsFor(silent, now)]).toEqual([null, ['request', 'block']]);
    const own = stateOf('blocked-by-me', 'sender');
    expect(knownState(own)).toBe(own);
  });

  const requests = rowsOf(`
    state               sender     recipient
    pending             repeated   crossing
    accepted            repeated   repeated
    declined            waits      new
    declined-long-ago   new        new
    withdrawn           new        new
    removed             new        new
    blocked-by-me       refused    refused
    blocked-by-them     unknown    unknown
    blocked-by-both     unknown    unknown`);

  test.each(requests)('%s: a request of its sender is %s, of its recipient %s', (name, sender, recipient) => {
    const judged = ['sender', 'recipient'].map((role) => judgeRequest(stateOf(name, role), now));
    expect(judged).toEqual([sender, recipient]);
  });

  test('that is not there is made by a request', () => {
    expect(judgeRequest(null, now)).toBe('new');
  });

  test('whose request was declined can be asked for again 21 days later, to the millisecond, whatever happened since', () => {
    const declined = (at: Date, statusId: ConnectionStatusId = 3) =>
      asksAgainAt({ ...stateOf('declined', 'sender'), statusId, declinedAt: at }, now);
    expect(declined(daysAgo(21))).toBeNull();
    expect(declined(daysAgo(21, 1))).toEqual(new Date(now.getTime() + 1));
    expect(declined(daysAgo(0), 5)).toEqual(new Date('2026-12-19T12:00:00Z'));
    expect(asksAgainAt({ ...stateOf('declined', 'recipient'), declinedAt: daysAgo(0) }, now)).toBeNull();
  });
});
