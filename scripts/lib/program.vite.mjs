import { fileURLToPath } from 'node:url';
import { defaultServerConditions, defineConfig } from 'vite';

/** Bundles a Node program, the server or the scenario runner, into a few files. The mode is the program's name. */
export default defineConfig(({ mode }) => ({
  publicDir: false,
  // node-fetch requires Node's own `punycode`, and outside `node_modules` Node prints a deprecation warning for it.
  resolve: { alias: { punycode: fileURLToPath(import.meta.resolve('punycode/punycode.js')) } },
  ssr: {
    target: 'node',
    noExternal: true,
    // An optional native driver that pg looks for, and the test runner of `conform`.
    external: ['pg-native', 'vitest'],
    resolve: { conditions: ['source', ...defaultServerConditions] },
  },
  build: {
    target: 'node24',
    // The compiler writes into the same folder.
    emptyOutDir: false,
    rolldownOptions: {
      output: {
        entryFileNames: '[name].js',
        // The server reads its data from the folder above its chunks; the runner has a copy in its own folder.
        chunkFileNames: mode === 'foyer' ? 'foyer/[name].js' : `${mode}.[name].js`,
      },
    },
  },
}));
