import { ensureInstalled } from './install.mjs';
import { runTool } from './runtime.mjs';

// `npm run check`: types, rules, format and what nobody uses. Every check runs; one that fails fails the whole.

const checks = [
  { name: 'types', file: 'typescript/bin/tsc', options: ['-p', 'tsconfig.json'] },
  {
    name: 'types of the server, which has no DOM',
    file: 'typescript/bin/tsc',
    options: ['-p', 'tsconfig.server.json'],
  },
  { name: 'rules', file: 'oxlint/bin/oxlint', options: ['--type-aware', '--deny-warnings'] },
  { name: 'format', file: 'oxfmt/bin/oxfmt', options: ['--check'] },
  { name: 'unused files, exports and packages', file: 'knip/bin/knip.js', options: [] },
];

await ensureInstalled();
const failed = [];
for (const { name, file, options } of checks) {
  console.log(`— ${name}`);
  if ((await runTool(file, options)) !== 0) failed.push(name);
}
if (failed.length > 0) console.error(`\nTo mend: ${failed.join(', ')}.`);
process.exitCode = failed.length > 0 ? 1 : 0;
