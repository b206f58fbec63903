import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';

const retryMs = 1000;

export interface ContentChangeListener {
  tableChanged(table: string): void;
  /** False while the connection that hears changes is away. */
  setTrusted(isTrusted: boolean): void;
}

/** Hears which tables change (the triggers of 0001 announce it), on a connection of its own that is made again when lost. */
export async function listenToContentChanges(
  connectionString: string,
  listener: ContentChangeListener,
  log: FastifyBaseLogger,
): Promise<{ close(): Promise<void> }> {
  let client: pg.Client | null = null;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString, application_name: 'riwaq-content-changes', keepAlive: true });
    const lose = (error?: Error): void => {
      if (client !== next && client !== null) return;
      client = null;
      listener.setTrusted(false);
      if (isClosed) return;
      if (error) log.warn({ err: error }, 'content changes can not be heard; trying again');
      clearTimeout(timer);
      timer = setTimeout(() => void connect().catch((retryError: Error) => lose(retryError)), retryMs);
    };
    next.on('error', lose);
    next.on('end', () => lose());
    next.on('notification', ({ payload }) => {
      if (payload) listener.tableChanged(payload);
    });
    await next.connect();
    await next.query('listen content_changed');
    client = next;
    listener.setTrusted(true);
  };
  await connect();
  return {
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
