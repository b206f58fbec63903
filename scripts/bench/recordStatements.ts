import pg from 'pg';
import { buildApp } from '#server/buildApp.ts';
import { readConfig } from '#server/config.ts';
import { createDatabase } from '#server/db/connection.ts';

export interface Statement {
  text: string;
  values: unknown[];
}

/** The statements by which the portal answers an API call, with their values. */
export async function recordStatements(databaseUrl: string, dataDir: string, address: string): Promise<Statement[]> {
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const database = createDatabase({ connectionString: databaseUrl, maxConnections: 2 });
  const { server } = await buildApp({ config, db: database.db, assetsDirectory: '' });
  const statements: Statement[] = [];
  const { prototype } = pg.Client;
  const original = prototype.query;
  try {
    await server.inject(address);
    prototype.query = function (this: pg.Client, ...args: unknown[]) {
      const [first, second] = args as [string | Statement, unknown[] | undefined];
      statements.push(
        typeof first === 'string' ? { text: first, values: second ?? [] } : { text: first.text, values: first.values },
      );
      return Reflect.apply(original, this, args) as unknown;
    } as typeof original;
    const { statusCode } = await server.inject(address);
    if (statusCode !== 200) throw new Error(`${address} answered ${statusCode}.`);
  } finally {
    prototype.query = original;
    await server.close();
    await database.close();
  }
  return statements;
}
