import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Connection } from '#server/db/connection.ts';

/** `/healthz` (alive) and `/readyz` (the database answers), for whoever runs the portal. */
export async function healthRoutes(
  app: FastifyInstance,
  { db, isDraining }: { db: Connection; isDraining: () => boolean },
): Promise<void> {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isDraining()) return reply.code(503).send({ status: 'draining' });
    try {
      await sql`select 1`.execute(db);
      return await reply.send({ status: 'ready' });
    } catch {
      return reply.code(503).header('retry-after', '5').send({ status: 'database away' });
    }
  });
}
