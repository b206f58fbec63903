import { readFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { countryRows } from './src/domain/countriesData.ts';

/** The flags of the portal's countries as files: flags/QA.svg. Pages show them with CountryFlag. */
function countryFlags(): Plugin {
  return {
    name: 'country-flags',
    generateBundle() {
      const folder = path.join(import.meta.dirname, 'node_modules/country-flag-icons/3x2');
      for (const [code] of countryRows) {
        this.emitFile({
          type: 'asset',
          fileName: `flags/${code}.svg`,
          source: readFileSync(path.join(folder, `${code}.svg`)),
        });
      }
    },
  };
}

/** Two builds from one file: `vite build` makes the browser's files, `vite build --ssr` the page renderer. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: isSsrBuild ? [react()] : [react(), countryFlags()],
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
          input: 'src/web/entry.client.tsx',
          output: {
            codeSplitting: {
              // What most pages share is one file, or each page would fetch a dozen of a kilobyte each.
              groups: [
                { name: 'parts', test: /[\\/]src[\\/](ui|domain|i18n|web[\\/](cards|shell))[\\/]/, minShareCount: 3 },
              ],
            },
          },
        },
  },
}));
