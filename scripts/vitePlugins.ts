import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { countryRows } from '#domain/countriesData.ts';

const root = path.resolve(import.meta.dirname, '..');
const sources = path.join(root, 'src') + path.sep;

/** The flags of the portal's countries as files: flags/QA.svg. Pages show them with CountryFlag. */
export function countryFlags(): Plugin {
  return {
    name: 'country-flags',
    generateBundle() {
      const folder = path.join(root, 'node_modules/country-flag-icons/3x2');
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

/** The reader's own greys and code are too pale to read: each step has a contrast of 4.5 here. */
const readerColors = `
.light-mode { --scalar-color-3: #666; --scalar-color-green: #006b43; --scalar-color-orange: #a83a00 }
.dark-mode { --scalar-color-3: #a0a0a0 }
.sidebar-search-placeholder { color: var(--scalar-color-2) }
`;

const startReader = `Scalar.createApiReference('#reader', {
  url: '/api/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  proxyUrl: '',
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  customCss: ${JSON.stringify(readerColors)},
});
`;

/**
 * The reader of /api/docs as a file of ours. Its package carries the script as one string of several megabytes inside
 * a server module; taking it out here keeps it out of the server's memory.
 */
export function apiReader(): Plugin {
  return {
    name: 'api-reader',
    generateBundle() {
      const source = readFileSync(path.join(root, 'node_modules/@scalar/fastify-api-reference/dist/index.js'), 'utf8');
      const literal = /^var standalone_default = (".*");$/m.exec(source)?.[1];
      if (literal === undefined)
        throw new Error('The script of @scalar/fastify-api-reference is not where it was: see scripts/vitePlugins.ts.');
      this.emitFile({ type: 'asset', fileName: 'api-docs/reader.js', source: String(runInNewContext(literal)) });
      this.emitFile({ type: 'asset', fileName: 'api-docs/start.js', source: startReader });
    },
  };
}

/** Maps name the portal's own sources only: those of packages are ten times as large, and no one here mends them. */
export function ownSourceMaps(): Plugin {
  return {
    name: 'own-source-maps',
    enforce: 'post',
    transform: (code, id) => (id.startsWith(sources) ? undefined : { code, map: { mappings: '' } }),
  };
}

const compressible = /\.(js|css|svg|json)$/;
const minBytes = 1024;
/** Above this brotli at its best takes seconds; the reader of /api/docs is the one such file. */
const slowBytes = 1024 * 1024;

/** Writes each text file also as .br and .gz, so that the server never compresses a file. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [fileName, file] of Object.entries(bundle)) {
          if (!compressible.test(fileName) || fileName.startsWith('flags/')) continue;
          const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          if (bytes.length < minBytes) continue;
          this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gzipSync(bytes, { level: 6 }) });
          if (bytes.length > slowBytes) continue;
          const br = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } });
          this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: br });
        }
      },
    },
  };
}
