import type { IncomingMessage } from 'node:http';

const maxBytes = 64 * 1024 * 1024;
const maxMs = 10_000;

/**
 * Reads a body that was refused to its end and throws it away, within reason: a browser that is cut off while it sends
 * shows a broken connection instead of the answer.
 */
export async function drainRequest(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || request.destroyed) return;
  let bytes = 0;
  await new Promise<void>((resolve) => {
    const late = setTimeout(resolve, maxMs);
    const finish = () => {
      clearTimeout(late);
      resolve();
    };
    request
      .on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > maxBytes) finish();
      })
      .once('end', finish)
      .once('close', finish)
      .resume();
  });
}
