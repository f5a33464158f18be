import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? '4173'}`;
/** Paths that the API answers; everything else is the site. */
const apiPaths = [
  '/v6',
  '/api',
  '/media',
  '/payment',
  '/subscribe',
  '/unsubscribe',
  '/dev',
  '/healthz',
  '/openapi.json',
];

const inBrowsers = {
  // boot.ts imports main.tsx after the first paint. As a separate entry, main.tsx and its static imports count as `$initial`.
  input: [inFolder('index.html'), inFolder('src/main.tsx')],
  // Nothing outside imports the entries, so no chunk has to re-export them.
  preserveEntrySignatures: false as const,
  // No property read has a side effect, so unused reads can be removed.
  treeshake: { propertyReadSideEffects: false as const },
  output: {
    // Without names, because the first script lists every other one. `.vite/manifest.json` says which module is in which.
    chunkFileNames: 'assets/[hash:8].js',
    codeSplitting: {
      groups: [
        // The files that the page itself references: boot.ts and the style sheet.
        {
          name: 'boot',
          test: /index\.html|\/src\/boot|styles\/site\.css|preload-helper/,
          priority: 1,
        },
        // If a script creates an error while it first runs, Chromium parses the whole script again to find the line.
        // These libraries create some, so each has a separate chunk, and React runs in a separate task.
        { name: 'results', test: /node_modules\/ts-results/, priority: 2 },
        {
          name: 'react',
          test: /node_modules\/(?:react|react-dom|scheduler)\//,
          tags: ['$initial'],
          priority: 2,
        },
        // The first route in one file instead of sixty.
        { name: 'site', tags: ['$initial'] },
      ],
    },
  },
};

/**
 * Most functions of a script run while its page loads. With this comment Chromium compiles them in the background while the
 * script arrives, instead of one by one at their first call, which holds up the page. A small script isn't worth the bytes.
 */
const compiledEarly: Plugin = {
  name: 'compiled-early',
  generateBundle: {
    // After Vite has put its list of dependencies at the start of a script.
    order: 'post',
    handler(_, files) {
      for (const file of Object.values(files)) {
        if (file.type === 'chunk' && file.code.length > 5000)
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), compiledEarly],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  // The prerender program is self-contained: it runs from any folder.
  ssr: {
    noExternal: true,
    resolve: { conditions: ['source', ...defaultServerConditions] },
  },
  build: {
    target: 'es2024',
    // The first versions with light-dark(). For older ones Vite would replace it by a media query, which ignores `color-scheme`.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild === true ? {} : inBrowsers,
  },
  server: { proxy: Object.fromEntries(apiPaths.map((path) => [path, api])) },
}));

function inFolder(file: string): string {
  return join(import.meta.dirname, file);
}
