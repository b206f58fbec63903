import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

// Runs on the Node.js that the machine has (20 or later): built-in modules only.

/** The package's folder. */
export const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');

/**
 * The Node.js program that runs the portal and its tools: the release that the project brings as a package, or where
 * there is none for the platform the person's own, when it is new enough. Ends the process with a sentence otherwise.
 */
export function findRuntime() {
  const brought = path.join(root, 'node_modules', '.bin', 'node');
  if (existsSync(brought) && spawnSync(brought, ['--version'], { stdio: 'ignore' }).status === 0) return brought;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 22)) return process.execPath;
  console.error(
    `The project brings no Node.js for ${process.platform}-${process.arch}, and yours is ${process.versions.node}. ` +
      'Install Node.js 22.22 or later (24 is best) and start again.',
  );
  process.exit(1);
}

/** Runs a program of an installed package to its end, in the project's folder; returns its exit code. */
export function runTool(file, options = []) {
  const { status, error } = spawnSync(findRuntime(), [path.join(root, 'node_modules', file), ...options], {
    cwd: root,
    stdio: 'inherit',
  });
  if (error) console.error(error.message);
  return status ?? 1;
}
