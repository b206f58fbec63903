import { describe, expect, test } from 'vitest';
import type { ConnectionState } from './connection.ts';
import { previewOf, whyNotToSend } from './conversation.ts';

const standing: ConnectionState = {
  statusId: 2,
  isSender: true,
  hasBlocked: false,
  isBlocked: false,
  declinedAt: null,
  isHidden: false,
};

describe('whyNotToSend', () => {
  test('lets connections write to each other, whoever asked first', () => {
    for (const isSender of [true, false])
      expect(whyNotToSend({ connection: { ...standing, isSender }, other: 'there' })).toBeNull();
  });

  test.for([1, 3, 4, 5] as const)('nobody writes over a connection of status %i', (statusId) => {
    for (const isSender of [true, false])
      expect(whyNotToSend({ connection: { ...standing, statusId, isSender }, other: 'there' })).toBe('not_connected');
  });

  test('tells who blocked that they did, and the blocked one what a removed connection tells', () => {
    const blocked = { ...standing, statusId: 6 as const };
    expect(whyNotToSend({ connection: { ...blocked, hasBlocked: true }, other: 'there' })).toBe('blocked');
    expect(whyNotToSend({ connection: { ...blocked, hasBlocked: true, isBlocked: true }, other: 'away' })).toBe(
      'blocked',
    );
    for (const other of ['there', 'away'] as const) {
      const removed = whyNotToSend({ connection: { ...standing, statusId: 5 }, other });
      expect(whyNotToSend({ connection: { ...blocked, isBlocked: true }, other })).toBe(removed);
      expect(whyNotToSend({ connection: { ...blocked, isBlocked: true, isHidden: true }, other })).toBe(removed);
    }
  });

  test('nobody writes to strangers, to whom has no chat, and to former members', () => {
    expect(whyNotToSend({ connection: null, other: 'there' })).toBe('not_connected');
    expect(whyNotToSend({ connection: standing, other: 'away' })).toBe('away');
    expect(whyNotToSend({ connection: null, other: 'former' })).toBe('away');
  });
});

describe('previewOf', () => {
  const family = '👨‍👩‍👧';
  const muhammad = 'مُحَمَّد';

  test('CHT-04 cuts between characters as readers see them, never inside an emoji or a letter with its marks', () => {
    expect(previewOf(family.repeat(121))).toBe(`${family.repeat(120)}…`);
    // Four letters with their marks, thirty times.
    expect(previewOf(muhammad.repeat(31))).toBe(`${muhammad.repeat(30)}…`);
    expect(previewOf(family.repeat(200)).isWellFormed()).toBe(true);
  });

  test('sets a message on one line', () => {
    expect(previewOf('One\n\n  two\tthree')).toBe('One two three');
  });
});
