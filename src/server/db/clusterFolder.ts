import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { DatabaseStartError } from './databaseStartError.ts';
import { systemStateFolder } from './postgresBinaries.ts';
import type { PostgresBinaries } from './postgresBinaries.ts';
import { canReach, giveTo, serverEnvironment } from './serverUser.ts';
import type { ServerUser } from './serverUser.ts';

/** The database user of the portal, owner of the database of the same name; not a superuser. */
export const portalRole = 'riwaq';
/** The bootstrap superuser; used only to create the role and the database above. */
export const adminRole = 'postgres';

/**
 * Finds or makes the server's data folder for a DATA_DIR and returns its path. Safe when several starts race: each
 * initializes a folder of its own, and whoever renames first wins. `isLasting: false` skips waiting for the disk.
 */
export async function prepareCluster(
  dataDir: string,
  user: ServerUser,
  binaries: PostgresBinaries,
  isLasting: boolean,
): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const parent = await findParent(dataDir, user);
  const cluster = path.join(parent, 'postgres');
  if (!(await stat(cluster).catch(() => null))) await initialize(cluster, user, binaries, isLasting);
  await requireUsable(cluster, user, binaries);
  await writeAccessRules(cluster, user);
  return cluster;
}

/** DATA_DIR itself; or, where the server's user cannot reach that, a folder of the system's that a pointer file names. */
async function findParent(dataDir: string, user: ServerUser): Promise<string> {
  const pointer = path.join(dataDir, 'postgres.location');
  const known = await readPointer(pointer);
  if (known) return known;
  const hasCluster = await stat(path.join(dataDir, 'postgres')).catch(() => null);
  if (hasCluster || canReach(user, dataDir)) return dataDir;

  const parent = path.join(systemStateFolder, `riwaq-data-${randomBytes(6).toString('hex')}`);
  const draft = `${pointer}.${process.pid}`;
  try {
    await mkdir(parent);
    await chmod(parent, 0o711); // mkdir's own mode is cut by the umask
    await writeFile(draft, `${parent}\n`);
    await link(draft, pointer); // unlike rename, fails when another start was faster
    return parent;
  } catch (error) {
    await rm(parent, { recursive: true, force: true });
    const winner = await readPointer(pointer);
    if (winner) return winner;
    throw new DatabaseStartError(
      `The user that runs PostgreSQL cannot enter ${dataDir}, and no folder can be made in ${systemStateFolder}: ` +
        `${(error as Error).message}. Choose another DATA_DIR, or set DATABASE_URL.`,
      { cause: error },
    );
  } finally {
    await rm(draft, { force: true });
  }
}

async function readPointer(pointer: string): Promise<string | undefined> {
  const text = await readFile(pointer, 'utf8').catch(() => '');
  return text.trim() || undefined;
}

async function initialize(cluster: string, user: ServerUser, binaries: PostgresBinaries, isLasting: boolean) {
  await removeAbandonedDrafts(cluster);
  const draft = `${cluster}.init-${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft);
  await chmod(draft, 0o700);
  await giveTo(user, draft);
  try {
    await runInitdb(draft, user, binaries, isLasting);
    await rename(draft, cluster);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    const code = (error as NodeJS.ErrnoException).code;
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
  }
}

async function removeAbandonedDrafts(cluster: string): Promise<void> {
  const prefix = `${path.basename(cluster)}.init-`;
  for (const name of await readdir(path.dirname(cluster))) {
    if (!name.startsWith(prefix) || isProcessAlive(Number(name.slice(prefix.length)))) continue;
    await rm(path.join(path.dirname(cluster), name), { recursive: true, force: true });
  }
}

function isProcessAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * With a plain C character type, pg_trgm takes no Arabic letter for a letter and says nothing; hence the builtin
 * provider beside C.UTF-8. macOS has no locale of that name.
 */
async function runInitdb(folder: string, user: ServerUser, binaries: PostgresBinaries, isLasting: boolean) {
  const characterType = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  const options = [
    `--pgdata=${folder}`,
    `--username=${adminRole}`,
    '--auth=peer',
    '--no-instructions',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    `--lc-ctype=${characterType}`,
    ...(isLasting ? [] : ['--no-sync']),
  ];
  const child = spawn(binaries.initdb, options, {
    ...user.spawnIds,
    cwd: '/',
    env: serverEnvironment,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  const code = await new Promise<number | string | null>((resolve) => {
    child.on('error', (error) => resolve(error.message)).on('close', resolve);
  });
  if (code !== 0)
    throw new DatabaseStartError(`PostgreSQL could not create its data folder ${folder}: ${output.trim() || code}`);
}

async function requireUsable(cluster: string, user: ServerUser, binaries: PostgresBinaries): Promise<void> {
  const version = (await readFile(path.join(cluster, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  const { uid } = await stat(cluster);
  if (uid !== user.uid) {
    throw new DatabaseStartError(
      `The data folder ${cluster} belongs to another user (${uid}) than the one PostgreSQL would run as (${user.uid}). ` +
        'Start the portal as the user who started it first, or choose another DATA_DIR.',
    );
  }
  if (version !== binaries.majorVersion) {
    throw new DatabaseStartError(
      version
        ? `The data folder ${cluster} is of PostgreSQL ${version}, the portal brings ${binaries.majorVersion}.`
        : `The folder ${cluster} is not a data folder of PostgreSQL. Move it away, or choose another DATA_DIR.`,
    );
  }
}

/** Only the user of this process may connect, under the two names above; the kernel vouches for it, no password does. */
async function writeAccessRules(cluster: string, user: ServerUser): Promise<void> {
  const person = userInfo().username;
  await replaceFile(path.join(cluster, 'pg_hba.conf'), 'local all all peer map=portal\n', user);
  const names = [adminRole, portalRole].map((role) => `portal "${person}" ${role}\n`);
  await replaceFile(path.join(cluster, 'pg_ident.conf'), names.join(''), user);
}

async function replaceFile(file: string, text: string, user: ServerUser): Promise<void> {
  if ((await readFile(file, 'utf8').catch(() => '')) === text) return;
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, text, { mode: 0o600 });
  await giveTo(user, draft);
  await rename(draft, file);
}
