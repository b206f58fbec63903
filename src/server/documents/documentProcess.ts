import type { DocumentOrder } from './writeDocument.ts';

// Run as a process of its own by writeDocument.ts: an order on its input, the document's bytes on its output.

const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
// What writeDocument.ts sends.
const { document, format } = JSON.parse(Buffer.concat(chunks).toString()) as DocumentOrder;
const order = { ...document, createdAt: new Date(document.createdAt) };
process.stdout.write(
  format === 'pdf'
    ? await (await import('./writePdf.ts')).writePdf(order)
    : (await import('./writeDocx.ts')).writeDocx(order),
);
