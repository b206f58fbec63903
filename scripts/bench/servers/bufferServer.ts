import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

// The limit of a kept page: `bufferServer.ts PORT FILE` sends the body and headers in FILE, nothing else.

const [port = '0', file = ''] = process.argv.slice(2);
const { headers, body } = JSON.parse(readFileSync(file, 'utf8')) as { headers: Record<string, string>; body: string };
const bytes = Buffer.from(body, 'base64');
const server = Fastify();
server.get('/*', (_request, reply) => reply.headers(headers).send(bytes));
await server.listen({ port: Number(port), host: '127.0.0.1' });
process.send?.({ ready: true });
process.on('SIGTERM', () => process.exit(0));
