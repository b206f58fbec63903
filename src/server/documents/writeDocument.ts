import { spawn } from 'node:child_process';
import { programFile } from '#server/places.ts';
import { createTurns } from '#server/workInTurns.ts';
import type { TextDocument } from './documentModel.ts';

export type DocumentFormat = 'pdf' | 'docx';

/** What the process is told. */
export interface DocumentOrder {
  document: TextDocument;
  format: DocumentFormat;
}

const timeoutMs = 15_000;
const inTurn = createTurns({ maxRunning: 1, maxWaiting: 16 });

/**
 * Writes a document in a process of its own: setting type holds its thread for longer than a page may wait.
 * @throws ContractError rate_limited when too many are waiting.
 */
export function writeDocument(document: TextDocument, format: DocumentFormat): Promise<Buffer> {
  return inTurn(() => writeApart({ document, format }));
}

async function writeApart(order: DocumentOrder): Promise<Buffer> {
  const child = spawn(
    process.execPath,
    ['--permission', '--allow-fs-read=*', programFile('server/documents/documentProcess')],
    { env: {}, stdio: ['pipe', 'pipe', 'pipe'], timeout: timeoutMs, killSignal: 'SIGKILL' },
  );
  const [chunks, complaints]: [Buffer[], Buffer[]] = [[], []];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk));
  // A child that ends early closes its input under our hands; its exit code says the rest.
  child.stdin.on('error', () => {});
  child.stdin.end(JSON.stringify(order));
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
  if (code === 0) return Buffer.concat(chunks);
  throw new Error(`A document was not written: ${Buffer.concat(complaints).toString().slice(-2000)}`);
}
