import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';

const retryMs = 1000;
/** A connection that the network dropped without a word: nothing is heard on it and nothing says so. Asking does. */
const patience = { checkMs: 20_000, answerMs: 5000 };

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
  { checkMs, answerMs }: typeof patience = patience,
): Promise<{ close(): Promise<void> }> {
  let client: pg.Client | null = null;
  let isClosed = false;
  let retrying: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString,
      application_name: 'riwaq-content-changes',
      keepAlive: true,
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
    });
    let checking: NodeJS.Timeout | undefined = undefined;
    let isLost = false;
    const lose = (error?: Error): void => {
      if (isLost) return;
      isLost = true;
      clearInterval(checking);
      if (client === next) client = null;
      listener.setTrusted(false);
      if (isClosed) return;
      log.warn({ err: error }, 'content changes can not be heard; trying again');
      retrying = setTimeout(() => void connect(), retryMs);
      // What is left of it; it may well be beyond reach.
      next.end().catch(() => undefined);
    };
    next.on('error', lose);
    next.on('end', () => lose());
    next.on('notification', ({ payload }) => {
      if (payload) listener.tableChanged(payload);
    });
    try {
      await next.connect();
      await next.query('listen content_changed');
    } catch (error) {
      return lose(error as Error);
    }
    if (isClosed) return void next.end();
    client = next;
    listener.setTrusted(true);
    checking = setInterval(() => void next.query('select 1').catch(lose), checkMs);
  };

  await connect();
  return {
    close: async () => {
      isClosed = true;
      clearTimeout(retrying);
      await client?.end();
    },
  };
}
