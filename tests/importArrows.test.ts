import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** One import for each arrow that ARCHITECTURE.md does not draw. */
const breaches = {
  'src/domain/a.ts': '#contract/errors.ts',
  'src/domain/b.ts': 'zod',
  'src/domain/c.ts': 'node:fs',
  'src/contract/a.ts': '#i18n/language.ts',
  'src/contract/b.ts': 'react',
  'src/i18n/a.ts': '#ui/Button.tsx',
  'src/i18n/b.ts': '#contract/errors.ts',
  'src/ui/a.ts': '#i18n/language.ts',
  'src/ui/b.ts': '#domain/text.ts',
  'src/web/a.ts': '#server/config.ts',
  'src/web/shell/a.ts': '#web/features/home/HomePage.tsx',
  'src/web/shell/b.ts': '#server/config.ts',
  'src/web/features/home/a.ts': '#web/features/about/AboutPage.tsx',
  'src/web/features/home/b.ts': '../about/AboutPage.tsx',
  'src/web/features/home/c.ts': 'kysely',
  'src/server/a.ts': '#web/shell/paths.ts',
  'src/server/b.ts': '#ui/Button.tsx',
  'src/server/features/members/a.ts': '#server/features/organizations/queries.ts',
  'src/server/features/members/b.ts': '#server/features/organizations/present.ts',
  'src/server/features/members/c.ts': '#server/features/organizations/routes.ts',
  'src/server/features/members/d.ts': './index.ts',
};

const allowed = {
  'src/domain/ok.ts': './text.ts',
  'src/contract/ok.ts': '#domain/text.ts',
  'src/i18n/ok.ts': '#domain/text.ts',
  'src/ui/ok.ts': './Button.tsx',
  'src/web/ok.ts': './features/home/HomePage.tsx',
  'src/web/features/home/ok.ts': '#web/shell/paths.ts',
  'src/server/features/members/ok.ts': '#server/features/organizations/createOrganization.ts',
  'src/main.ts': './server/buildApp.ts',
};

test('the linter refuses every import that the architecture does not draw, and no other', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'riwaq-lint-'));
  try {
    await cp(path.join(root, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'));
    for (const [file, target] of Object.entries({ ...breaches, ...allowed })) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), `import '${target}';\n`);
    }
    const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint');
    const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json'], { cwd: folder, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
    const refused = diagnostics
      .filter(({ code }) => code.includes('no-restricted-imports'))
      .map(({ filename }) => filename);
    expect([...new Set(refused)].sort()).toEqual(Object.keys(breaches).sort());
  } finally {
    await rm(folder, { recursive: true });
  }
});
