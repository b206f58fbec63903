import { expect, test } from 'vitest';
import { withoutNote } from './pageNotes.ts';

test('a query forgets what it says of an earlier form, and nothing else', () => {
  expect(withoutNote('?tab=sent&done=accepted&at=12&undo=accept&page=2')).toBe('?tab=sent&page=2');
  expect(withoutNote('?done=saved')).toBe('');
  expect(withoutNote('?%64one=saved')).toBe('');
  expect(withoutNote('?sent=CM-7K3M9-QX2TD')).toBe('');
  // As it came, so that a page of its own is not the one of another spelling.
  expect(withoutNote('?q=a%20b&at=12')).toBe('?q=a%20b&at=12');
  expect(withoutNote('')).toBe('');
});
