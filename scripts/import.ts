import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { translatorFor } from '#i18n/catalogs.ts';
import { isLanguage } from '#i18n/language.ts';
import { readConfig } from '#server/config.ts';
import { createDatabase } from '#server/db/connection.ts';
import { startEmbeddedServer } from '#server/db/embeddedServer.ts';
import { loadReferenceContent } from '#server/db/loadReference.ts';
import { migrate } from '#server/db/migrate.ts';
import { applyImport } from '#server/import/applyImport.ts';
import { readImportFile } from '#server/import/detectImport.ts';
import { ImportFileError } from '#server/import/importRecord.ts';
import { planImport } from '#server/import/planImport.ts';
import { describeProblem, reportImport } from '#server/import/reportImport.ts';

// `npm run import -- FILE [--dry-run] [--lang ar]`: takes opportunities and organizations in (docs/import.md).
// Ends with 0 when every row is in, with 2 when some were refused, with 1 when nothing could be done.

const { values, positionals } = readArguments();
const t = translatorFor(isLanguage(values.lang) ? values.lang : 'en');
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
};

/** A mistyped option is answered like no file at all: with how to call. */
function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean' },
        lang: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
  } catch {
    return { values: { help: true, lang: undefined, 'dry-run': undefined }, positionals: [] };
  }
}

async function run(file: string): Promise<void> {
  const config = readConfig(process.env);
  const bytes = await readFile(file);
  const content = readImportFile(bytes, { timeZone: config.siteTimeZone });
  // A portal at work in this DATA_DIR goes on working: its server is joined, not started again.
  const embedded = config.databaseUrl ? null : await startEmbeddedServer({ dataDir: config.dataDir, holder: 'tool' });
  const connectionString = config.databaseUrl ?? embedded?.connectionString ?? '';
  try {
    await migrate(connectionString);
    const database = createDatabase({ connectionString, applicationName: 'riwaq-import', maxConnections: 2 });
    try {
      await loadReferenceContent(database.db);
      const plan = await planImport(database.db, content);
      const applied = values['dry-run'] === true ? null : await applyImport(database.db, plan);
      for (const line of reportImport(path.basename(file), plan, applied, t)) say(line);
      const problems = [...content.problems, ...(applied?.problems ?? [])];
      if (problems.some(({ isWarning }) => isWarning !== true)) process.exitCode = 2;
    } finally {
      await database.close();
    }
  } finally {
    await embedded?.stop();
  }
}

const [file] = positionals;
if (file === undefined || positionals.length > 1 || values.help === true) {
  complain(t('import.usage'));
} else {
  try {
    await run(file);
  } catch (error) {
    if (error instanceof ImportFileError) {
      complain(
        `${path.basename(file)}, ${t('import.line', { line: String(error.problem.line) })}: ${describeProblem(error.problem, t)}`,
      );
    } else if (
      (error as NodeJS.ErrnoException).code === 'ENOENT' ||
      (error as NodeJS.ErrnoException).code === 'EISDIR'
    ) {
      complain(t('import.error.noFile', { file }));
    } else {
      complain((error as Error).message);
    }
  }
}
