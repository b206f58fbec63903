import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// Runs on the Node.js that the machine has (20 or later): built-in modules only.

/** The package's folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/**
 * How Node.js runs the portal: new objects get 8 MB at a time instead of 16, which saves 16 MB at rest and costs pages
 * no time (docs/benchmarks.md).
 */
export const portalFlags = ['--max-semi-space-size=8'];

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

/**
 * Runs a program to its end with this process's input and output, and resolves to its exit code. A signal that would
 * end this process ends the program too: an install or a build must not go on alone.
 */
export function runToEnd(program, options, settings = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, options, { cwd: root, stdio: 'inherit', ...settings });
    const pass = (signal) => child.kill(signal);
    // A terminal sends Ctrl-C to the program as well.
    const wait = () => {};
    process.on('SIGTERM', pass).on('SIGHUP', pass).on('SIGINT', wait);
    child.on('error', (error) => {
      console.error(`${program} could not be started: ${error.message}`);
      resolve(1);
    });
    child.on('close', (code, signal) => {
      process.off('SIGTERM', pass).off('SIGHUP', pass).off('SIGINT', wait);
      resolve(code ?? 128 + (constants.signals[signal] ?? 0));
    });
  });
}

/** Runs a program of an installed package with the project's Node.js; resolves to its exit code. */
export function runTool(file, options = [], settings = {}) {
  return runToEnd(findRuntime(), [path.join(root, 'node_modules', file), ...options], settings);
}
