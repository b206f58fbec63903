import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './scripts/chunkGroups.ts';
import { packagesLeftOut, serverBundle } from './scripts/serverBundle.ts';
import { apiReader, countryFlags, ownSourceMaps, precompress } from './scripts/vitePlugins.ts';

/** Two builds from one file: `vite build` makes the browser's files, `vite build --ssr` the portal with its programs. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: isSsrBuild ? [react(), ownSourceMaps()] : [react(), countryFlags(), apiReader(), precompress()],
  publicDir: isSsrBuild ? false : 'public',
  base: '/assets/',
  // Packages too: two thousand small files take longer to find and read than the rest of the start (decision 041).
  ssr: { noExternal: true, external: packagesLeftOut },
  build: {
    target: isSsrBuild ? 'node22' : 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild && 'manifest.json',
    assetsDir: '',
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
    sourcemap: isSsrBuild,
    rolldownOptions: isSsrBuild
      ? serverBundle
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
