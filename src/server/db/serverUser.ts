import { spawnSync } from 'node:child_process';
import { chown } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { DatabaseStartError } from './databaseStartError.ts';

/** Who the PostgreSQL server runs as: it refuses to run as root. */
export interface ServerUser {
  uid: number;
  /** What `spawn` needs to become that user; nothing when it is the user of this process. */
  spawnIds: { uid?: number; gid?: number };
  isOther: boolean;
}

/** The user called nobody on every Linux; one that the system does not know by name cannot run PostgreSQL. */
const nobody = 65_534;

/** Chooses the user: this process's own, or `nobody` when this process is root's. */
export function chooseServerUser(): ServerUser {
  const { uid } = userInfo();
  return uid === 0
    ? { uid: nobody, spawnIds: { uid: nobody, gid: nobody }, isOther: true }
    : { uid, spawnIds: {}, isOther: false };
}

/** Whether the server's user can enter and read a folder, every parent's permissions included. */
export function canReach(user: ServerUser, folder: string): boolean {
  if (!user.isOther) return true;
  const probe = spawnSync('/bin/sh', ['-c', 'cd "$1" && test -r . && test -x .', 'sh', folder], {
    ...user.spawnIds,
    cwd: '/',
    stdio: 'ignore',
  });
  if (probe.error) {
    throw new DatabaseStartError(
      `This process is root's but cannot start a program as the user nobody (${probe.error.message}), and PostgreSQL ` +
        'refuses to run as root. Start the portal as an ordinary user, or set DATABASE_URL.',
      { cause: probe.error },
    );
  }
  return probe.status === 0;
}

/** Hands a file or folder to the server's user. */
export async function giveTo(user: ServerUser, item: string): Promise<void> {
  if (user.isOther) await chown(item, user.uid, user.uid);
}

/** The environment of the server's programs: no PG* variable and no language of the person who starts it. */
export const serverEnvironment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
