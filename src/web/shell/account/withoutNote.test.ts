import { expect, test } from 'vitest';
import { withoutNote } from './withoutNote.ts';

test('an address says nothing of an earlier form any more, and keeps all else as it was', () => {
  expect(withoutNote('?tab=sent&done=accepted&at=12&undo=accept&page=2')).toBe('?tab=sent&page=2');
  expect(withoutNote('?done=saved')).toBe('');
  // Without a note those names are a page's own.
  expect(withoutNote('?q=a%20b&at=12')).toBe('?q=a%20b&at=12');
  expect(withoutNote('')).toBe('');
});
