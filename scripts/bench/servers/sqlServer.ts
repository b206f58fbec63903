import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import pg from 'pg';

// The limit of an API answer: `sqlServer.ts PORT FILE DATABASE_URL` runs the statements in FILE, prepared, and sends
// the rows as JSON.

interface Statement {
  text: string;
  values: unknown[];
}

const [port = '0', file = '', connectionString = ''] = process.argv.slice(2);
const statements = JSON.parse(readFileSync(file, 'utf8')) as Statement[];
const pool = new pg.Pool({ connectionString, max: 10 });
pool.on('error', () => {});

async function answer(): Promise<string> {
  const client = await pool.connect();
  try {
    const rows: unknown[] = [];
    for (const [index, { text, values }] of statements.entries())
      // Searches are planned anew for their words, as the portal does it: they begin with a comment.
      rows.push(
        (await client.query(text.startsWith('/*') ? { text, values } : { name: `s${index}`, text, values })).rows,
      );
    return JSON.stringify({ success: true, data: rows, message: null });
  } finally {
    client.release();
  }
}

const server = createServer((_request, response) => {
  answer().then(
    (body) => {
      const bytes = Buffer.from(body);
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': bytes.length });
      response.end(bytes);
    },
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      response.writeHead(500).end();
    },
  );
});
server.listen(Number(port), '127.0.0.1', () => process.send?.({ ready: true }));
process.on('SIGTERM', () => process.exit(0));
