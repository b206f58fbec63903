import { setPriority } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import type { HashingAnswer, HashingOrder } from './passwordProcess.ts';

// Run as a process of its own by passwordProcess.ts; ends with the channel to it.

/** Argon2id (2 in the library's enumeration), 19 MiB, two passes, one lane (decisions §3). */
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const leastPriority = 19;

// Whatever else the machine has to do goes first: pages above all.
if (process.argv[2] === 'yield') setPriority(leastPriority);

let nobody: Promise<string> | undefined;

async function work({ password, stored }: HashingOrder): Promise<string | boolean> {
  if (stored === undefined) return hash(password, options);
  if (stored !== null) return verify(stored, password);
  // The same work for nothing.
  nobody ??= hash('nobody', options);
  await verify(await nobody, password);
  return false;
}

process.on('message', (order: HashingOrder) => {
  work(order).then(
    (result) => answer({ id: order.id, result }),
    (error: unknown) => answer({ id: order.id, error: error instanceof Error ? error.message : String(error) }),
  );
});
process.on('disconnect', () => process.exit());

function answer(message: HashingAnswer): void {
  process.send?.(message);
}
