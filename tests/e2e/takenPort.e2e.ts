import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { startPortal } from '#tests/fixtures/portal.ts';

// Started by `npm start`, the portal has a channel to its starter, which alone would keep it alive.

test('a portal whose port is taken says so and ends, so that whoever watches over it learns of it', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const startedAt = performance.now();
  await expect(startPortal({ port })).rejects.toThrow(`The setting PORT is ${port}, where another program listens`);
  expect(performance.now() - startedAt).toBeLessThan(30_000);
  await new Promise((resolve) => other.close(resolve));
});
