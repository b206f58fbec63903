import { checkCv } from '#domain/cv.ts';
import type { CvReading } from './readCv.ts';

// Run as a process of its own by readCv.ts: a document on its input, what it says as JSON on its output. A document may
// keep its reader busy without end and nothing inside a process can stop that, so the portal ends the whole process.

const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
process.stdout.write(JSON.stringify(await read(Buffer.concat(chunks))));

async function read(bytes: Buffer): Promise<CvReading> {
  const checked = checkCv(bytes);
  if ('error' in checked) return checked;
  try {
    // Each reader is loaded for its own kind: that is most of the time that this takes.
    if (checked.type === 'pdf') return await (await import('./readPdf.ts')).readPdf(bytes);
    return await (await import('./readDocx.ts')).readDocx(bytes);
  } catch {
    return { error: 'unreadable' };
  }
}
