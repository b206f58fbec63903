import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { checkCv, type CvErrorCode } from '#domain/cv.ts';
import { programFile } from '#server/places.ts';
import { createTurns } from '#server/workInTurns.ts';

/** What a document says, or why it is refused. */
export type CvReading = { text: string } | { error: CvErrorCode };

const timeoutMs = 10_000;
const maxMemoryMb = 400;
const memoryCheckMs = 100;
const confinement = ['--permission', '--allow-fs-read=*'];
const inTurn = createTurns({ maxRunning: 2, maxWaiting: 16 });
/** Far more than a CV says; what comes after is not read. */
const maxTextLength = 200_000;

/**
 * Judges an uploaded CV by its content and reads its text, in a process of its own whose time and memory are bounded.
 * @throws ContractError rate_limited when too many are waiting.
 */
export async function readCv(bytes: Uint8Array): Promise<CvReading> {
  const checked = checkCv(bytes);
  if ('error' in checked) return checked;
  const reading = await inTurn(() => readApart(bytes));
  // PostgreSQL takes no NUL in a text, and half a surrogate is no text.
  if ('error' in reading) return reading;
  return { text: reading.text.replaceAll('\0', '').slice(0, maxTextLength).toWellFormed() };
}

async function readApart(bytes: Uint8Array): Promise<CvReading> {
  const child = spawn(
    process.execPath,
    // It may read, which its own program needs, and neither write nor start anything.
    ['--max-old-space-size=256', ...confinement, programFile('server/features/profile-cv/cvProcess')],
    { env: {}, stdio: ['pipe', 'pipe', 'ignore'], timeout: timeoutMs, killSignal: 'SIGKILL' },
  );
  const watch = setInterval(() => {
    if (memoryOf(child.pid) > maxMemoryMb) child.kill('SIGKILL');
  }, memoryCheckMs);
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  // A child that ends early closes its input under our hands; its exit code says the rest.
  child.stdin.on('error', () => {});
  child.stdin.end(bytes);
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
  clearInterval(watch);
  if (code !== 0) return { error: 'unreadable' };
  // The process writes what its type says.
  return JSON.parse(Buffer.concat(chunks).toString()) as CvReading;
}

/** Memory that a process holds, in MB; 0 where the system does not say. */
function memoryOf(pid: number | undefined): number {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    return (pages * 4096) / 1024 / 1024;
  } catch {
    return 0;
  }
}
