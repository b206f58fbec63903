import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { ConfigError } from './configError.ts';
import { listenAt } from './listenAt.ts';

describe('A portal that cannot listen', () => {
  test('says that its port is taken, and by which setting it gets another', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const start = listenAt(fastify(), { host: '127.0.0.1', port });
    await expect(start).rejects.toThrow(`The setting PORT is ${port}, where another program listens already.`);
    await expect(start).rejects.toThrow(ConfigError);
    await new Promise((resolve) => other.close(resolve));
  });

  test.each(['192.0.2.1', 'no such host', 'fe80::1'])('says that %s is no address of this machine', async (host) => {
    const start = listenAt(fastify(), { host, port: 0 });
    await expect(start).rejects.toThrow(`The setting HOST is ${host}, which is no address of this machine`);
    await expect(start).rejects.toThrow(ConfigError);
  });
});
