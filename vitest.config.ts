import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    // One worker is what Vitest chooses by itself on two cores; tests that wait for the database leave one idle.
    maxWorkers: 2,
    reporters: ['default', './tests/reporter.ts'],
    unstubEnvs: true,
    restoreMocks: true,
    // The set-up belongs to the projects: the root's own would run after theirs.
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          globalSetup: './tests/globalSetup.ts',
          include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          testTimeout: 15_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          // A browser with its tabs, and the modules, serve all files of a worker; the fixtures clean up after each test.
          isolate: false,
          include: ['tests/e2e/**/*.e2e.ts'],
          globalSetup: ['./tests/globalSetup.ts', './tests/e2eSetup.ts'],
          // A machine that others use too may be slow; a page that hangs fails by the tabs' own twenty seconds.
          testTimeout: 60_000,
          // One more try, which the report names, for a browser that a busy machine held up; a fault fails twice.
          retry: 1,
          // What a page does may take its time on a busy machine.
          expect: { poll: { timeout: 20_000 } },
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
