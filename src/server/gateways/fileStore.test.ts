import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createLocalFileStore } from './fileStore.ts';

const directory = mkdtempSync(join(tmpdir(), 'riwaq-files-'));
const store = createLocalFileStore(directory);
afterAll(() => rmSync(directory, { recursive: true }));

const idsBefore = async (instant: Date) => {
  const ids: string[] = [];
  for await (const id of store.idsBefore(instant)) ids.push(id);
  return ids;
};

test('bytes are read as they were written, until they are removed', async () => {
  const id = randomUUID();
  await store.write(id, Buffer.from('one'));
  expect((await store.read(id))?.toString()).toBe('one');
  await store.remove(id);
  expect(await store.read(id)).toBeNull();
  await store.remove(id);
});

test.each(['../../etc/passwd', '', 'a', `${randomUUID()}/../x`, `${randomUUID()}\0`])(
  'a name that is no random one is refused: %j',
  async (name) => {
    await expect(store.write(name, Buffer.from('x'))).rejects.toThrow(RangeError);
    await expect(store.read(name)).rejects.toThrow(RangeError);
  },
);

test('ids are listed by age, and leftovers of broken writes are removed on the way', async () => {
  const [old, young] = [randomUUID(), randomUUID()];
  await store.write(old, Buffer.from('x'));
  await store.write(young, Buffer.from('x'));
  const hourAgo = new Date(Date.now() - 3_600_000);
  utimesSync(join(directory, old.slice(0, 2), old), hourAgo, hourAgo);
  const draft = join(directory, old.slice(0, 2), `${old}.x.draft`);
  writeFileSync(draft, 'half');
  utimesSync(draft, hourAgo, hourAgo);
  expect(await idsBefore(new Date(Date.now() - 60_000))).toEqual([old]);
  expect(readdirSync(join(directory, old.slice(0, 2)))).not.toContain(`${old}.x.draft`);
  expect((await idsBefore(new Date(Date.now() + 60_000))).sort()).toEqual([old, young].sort());
});

test.skipIf(process.getuid?.() === 0)('a write that fails leaves nothing', async () => {
  const id = randomUUID();
  chmodSync(directory, 0o500);
  await expect(store.write(id, Buffer.from('x'))).rejects.toThrow('EACCES');
  chmodSync(directory, 0o700);
  expect(await store.read(id)).toBeNull();
});
