import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.ts';
import { createStatementNames, nameStatements } from './namedStatements.ts';
import type { NamingClient } from './namedStatements.ts';

/** Where a query runs: the pool or, inside a transaction, that transaction. Always a query's first argument. */
export type Connection = Kysely<Database>;

export interface DatabaseOptions {
  connectionString: string;
  /** Connections kept at most; each costs PostgreSQL 5 to 10 MB. */
  maxConnections?: number;
  /** What `pg_stat_activity` shows. */
  applicationName?: string;
  /** A statement that runs longer is cancelled (code 57014). 0 means never. */
  statementTimeoutMs?: number;
  /** Told about connections that broke while nobody was using them; a later query opens a new one. */
  onConnectionError?: (error: Error) => void;
}

export interface OpenDatabase {
  db: Connection;
  /** The same pool without Kysely, for LISTEN, COPY and the job queue. */
  pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * Opens a pool on a PostgreSQL database; nothing connects before the first query.
 * bigint and numeric come as numbers (a bigint beyond 2^53 is an error), `date` as 'YYYY-MM-DD', `timestamptz` as Date.
 */
export function createDatabase(options: DatabaseOptions): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    max: options.maxConnections ?? 10,
    application_name: options.applicationName ?? 'riwaq',
    statement_timeout: options.statementTimeoutMs ?? 30_000,
    idle_in_transaction_session_timeout: 60_000,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    options: '-c TimeZone=UTC -c plan_cache_mode=force_generic_plan',
    types: { getTypeParser },
  });
  listenForErrors(pool, options.onConnectionError ?? (() => {}));

  const names = createStatementNames();
  const wrapped = new WeakMap<pg.PoolClient, NamingClient>();
  const dialect = new PostgresDialect({
    pool: {
      options: pool.options,
      connect: async () => {
        const client = await pool.connect();
        let naming = wrapped.get(client);
        if (!naming) wrapped.set(client, (naming = nameStatements(client, names)));
        // Kysely types its client with an overload for cursors, which this project does not use.
        return naming as never;
      },
      // The pool outlives Kysely: close() below ends it once for both.
      end: async () => {},
    },
  });
  const db = new Kysely<Database>({ dialect });

  let closing: Promise<void> | undefined;
  const close = () => (closing ??= db.destroy().then(() => pool.end()));
  return { db, pool, close };
}

/**
 * Keeps a broken connection from ending the process. A client of its own needs it too, since a pool's `end()`
 * resolves before its sockets are closed and a server that stops then still reports to each of them.
 */
export function listenForErrors(pool: pg.Pool, report: (error: Error) => void): void {
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', () => {}));
}

const { builtins } = pg.types;
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, parseBigint],
  [builtins.NUMERIC, Number],
  [builtins.DATE, (text) => text],
  [builtins.TIMESTAMPTZ, parseInstant],
  [1016, parseArrayOf(parseBigint)], // int8[]
  [1231, parseArrayOf(Number)], // numeric[]
  [1182, parseArrayOf((text) => text)], // date[]
]);

// pg types parsers as taking text or bytes depending on the format; this project asks for text only.
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  return ((format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid as never, format)) as never;
}

function parseBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The bigint ${text} does not fit a JavaScript number`);
  return value;
}

const parseAnyInstant = pg.types.getTypeParser(builtins.TIMESTAMPTZ, 'text');

/**
 * Connections speak UTC, so that nearly every instant is ISO 8601 but for two letters, which the engine reads twice as fast
 * as the driver; a list has three of each row. What begins or ends otherwise (infinity, years of five digits or before Christ)
 * is the driver's.
 */
function parseInstant(text: string): unknown {
  const isUsual = text[4] === '-' && text.endsWith('+00');
  return isUsual ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`) : parseAnyInstant(text);
}

function parseArrayOf(parse: (text: string) => unknown) {
  const parseTextArray = pg.types.getTypeParser(1009 as never, 'text') as unknown as (
    text: string,
  ) => (string | null)[];
  return (text: string) => parseTextArray(text).map((item) => (item === null ? null : parse(item)));
}
