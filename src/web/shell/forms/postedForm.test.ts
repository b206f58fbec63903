import { expect, test } from 'vitest';
import { sentReference } from './postedForm.ts';

test('only what is shaped like a reference number is shown as one', () => {
  expect(sentReference('?sent=FF-7K3M9-QX2TD')).toBe('FF-7K3M9-QX2TD');
  for (const search of [
    '',
    '?sent=',
    '?sent=ff-7k3m9-qx2td',
    '?sent=FF-7K3M9-QX2TD-1',
    '?sent=You%20have%20won',
    '?sent=<b>',
  ])
    expect(sentReference(search), search).toBeNull();
});
