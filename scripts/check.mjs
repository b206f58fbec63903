import { ensureInstalled } from './install.mjs';
import { runTool } from './runtime.mjs';

// `npm run check`: types, rules, format and what nobody uses. Every check runs; one that fails fails the whole.

const checks = [
  ['types', 'typescript/bin/tsc', ['-p', 'tsconfig.json']],
  ['types of the server, which has no DOM', 'typescript/bin/tsc', ['-p', 'tsconfig.server.json', '--noEmit']],
  ['rules', 'oxlint/bin/oxlint', ['--type-aware', '--deny-warnings']],
  ['format', 'oxfmt/bin/oxfmt', ['--check']],
  ['unused files, exports and packages', 'knip/bin/knip.js', []],
];

ensureInstalled();
const failed = checks.filter(([name, file, options]) => {
  console.log(`— ${name}`);
  return runTool(file, options) !== 0;
});
if (failed.length > 0) console.error(`\nTo mend: ${failed.map(([name]) => name).join(', ')}.`);
process.exitCode = failed.length > 0 ? 1 : 0;
