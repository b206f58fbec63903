import { expect, test } from 'vitest';
import { maskEmail } from './maskEmail.ts';

test.each([
  ['noor@example.org', 'n•••@example.org'],
  ['n@example.org', 'n•••@example.org'],
  ['نور@example.org', 'ن•••@example.org'],
  ['👩‍🔬lab@example.org', '👩‍🔬•••@example.org'],
])('%s is shown as %s', (address, masked) => {
  expect(maskEmail(address)).toBe(masked);
});
