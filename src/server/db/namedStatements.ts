import { createHash } from 'node:crypto';
import type { PoolClient, QueryResult } from 'pg';

/** What Kysely's PostgreSQL driver asks of a client it borrowed from the pool. */
export interface NamingClient {
  processID?: number;
  query<R>(sql: string, parameters: readonly unknown[]): Promise<QueryResult<R & Record<string, unknown>>>;
  release(destroy?: boolean): void;
}

/** Names each hot SQL text, so that PostgreSQL parses and plans it once per connection. */
export interface StatementNames {
  /** The statement's name, or undefined where the text is to be sent unnamed. */
  nameFor(text: string, parameterCount: number): string | undefined;
  /** After a change of the tables behind a text, its old plans are of no use on any connection: take a new name. */
  renew(text: string): void;
}

/** More distinct texts than this are not hot: each name costs memory on every connection, for ever. */
const maxNames = 400;
/** Texts met once are remembered up to this number, to recognize their second use. */
const maxCandidates = 2000;
/**
 * Bulk inserts make one long text per row count; the options of a list with every filter in use have 20,000 letters, a
 * search within twelve ranges of an index 27,600.
 */
const maxTextLength = 28_672;
const preparable = /^\s*(select|insert|update|delete|with|merge)\b/i;

/**
 * One table of names for a whole pool. A text gets a name at its second use; one that begins with a comment stays unnamed,
 * and is planned at each call.
 */
export function createStatementNames(): StatementNames {
  const names = new Map<string, { hash: string; generation: number }>();
  let candidates = new Set<string>();

  function nameFor(text: string, parameterCount: number): string | undefined {
    const known = names.get(text);
    if (known) return `${known.hash}_${known.generation}`;
    if (text.length > maxTextLength || names.size >= maxNames || !preparable.test(text)) return undefined;
    // Without parameters a text may hold several statements, which cannot be prepared as one.
    if (parameterCount === 0 && text.includes(';')) return undefined;
    if (!candidates.has(text)) {
      if (candidates.size >= maxCandidates) candidates = new Set();
      candidates.add(text);
      return undefined;
    }
    candidates.delete(text);
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    names.set(text, { hash, generation: 1 });
    return `${hash}_1`;
  }

  function renew(text: string): void {
    const known = names.get(text);
    if (known) known.generation += 1;
  }

  return { nameFor, renew };
}

/** Wraps a borrowed client so that it names its statements, and repeats once one whose tables changed under it. */
export function nameStatements(client: PoolClient, names: StatementNames): NamingClient {
  async function query<R>(sql: string, parameters: readonly unknown[]) {
    type Row = R & Record<string, unknown>;
    const values = [...parameters];
    const name = names.nameFor(sql, values.length);
    if (name === undefined) return client.query<Row>(sql, values);
    try {
      return await client.query<Row>({ name, text: sql, values });
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      names.renew(sql);
      try {
        return await client.query<Row>(sql, values);
      } catch (second) {
        // Inside a transaction nothing can be repeated: the first error is the one that says why.
        throw codeOf(second) === '25P02' ? error : second;
      }
    }
  }

  return {
    processID: (client as { processID?: number }).processID, // pg sets it, its types do not say so
    query,
    release: (destroy) => client.release(destroy),
  };
}

function isStalePlan(error: unknown): boolean {
  return codeOf(error) === '0A000' && error instanceof Error && error.message.includes('cached plan');
}

function codeOf(error: unknown): string | undefined {
  return (error as { code?: string } | null)?.code;
}
