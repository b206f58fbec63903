import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await testApp();
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.server.address() as AddressInfo);
});
afterAll(() => app.close());

/** Sends bytes as they are and returns the status line and the Location. */
async function send(request: string): Promise<[status: string, location: string | undefined]> {
  const answer = await new Promise<string>((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(request)));
    socket.setEncoding('utf8').on('data', (part: string) => (text += part));
    socket.on('close', () => resolve(text)).on('error', reject);
  });
  return [/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? '', /^location: (.*)$/im.exec(answer)?.[1]?.trim()];
}
const get = (address: string) => send(`GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);

describe('a request that can not be read', () => {
  it('LNG-07 with Arabic letters as they are in its address is led to the encoded one', async () => {
    expect(await get('/ar/opportunities/12-منحة-بحث?q=منحة&page=2')).toEqual([
      '301',
      `/ar/opportunities/12-${encodeURIComponent('منحة')}-${encodeURIComponent('بحث')}?q=${encodeURIComponent('منحة')}&page=2`,
    ]);
    expect((await get(`/api/job-opportunities?q=${encodeURIComponent('منحة')}`))[0]).toBe('200');
  });

  it('is never led to another host', async () => {
    for (const address of ['//evil.example/منحة', '/\\evil.example/منحة', '///\\/evil.example/منحة']) {
      const [status, location = ''] = await get(address);
      expect([address, status, location.slice(0, 6)]).toEqual([address, '301', '/evil.']);
    }
    expect(await get('http://evil.example/منحة')).toEqual(['400', undefined]);
  });

  it('is refused otherwise', async () => {
    expect((await send('NONSENSE\r\n\r\n'))[0]).toBe('400');
    expect((await send('POST /ar/منحة HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'))[0]).toBe('400');
    expect((await send(`GET / HTTP/1.1\r\nHost: x\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`))[0]).toBe('431');
  });
});
