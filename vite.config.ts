import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './scripts/chunkGroups.ts';
import { apiReader, countryFlags, precompress } from './scripts/vitePlugins.ts';

/** Two builds from one file: `vite build` makes the browser's files, `vite build --ssr` the page renderer. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: isSsrBuild ? [react()] : [react(), countryFlags(), apiReader(), precompress()],
  publicDir: isSsrBuild ? false : 'public',
  base: '/assets/',
  resolve: {
    conditions: [
      'source',
      ...(isSsrBuild ? ['node', 'import', 'default'] : ['browser', 'import', 'module', 'default']),
    ],
  },
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/web' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild && 'manifest.json',
    assetsDir: '',
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? // One copy of these rooms in the process: the built server's own (else instanceof and caches split in two).
        { input: 'src/web/entry.server.tsx', external: [/^#(contract|domain|i18n)\//] }
      : {
          input: ['src/web/entry.start.ts', 'src/web/entry.client.tsx'],
          // The first hears from the second when React has the page in hand.
          preserveEntrySignatures: 'allow-extension',
          // Who starts the portal need not read how long its plugins took.
          checks: { bundlerTimings: false },
          output: {
            codeSplitting: { groups: chunkGroups() },
          },
        },
  },
}));
