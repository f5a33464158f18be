import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

const api = `http://127.0.0.1:${process.env['FOYER_API_PORT'] ?? '4173'}`;
/** What the API answers; all else is the site. */
const apiPaths = ['/v6', '/api', '/media', '/payment', '/dev', '/healthz', '/openapi.json'];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), preloadFonts()],
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    // inversify keeps its notes by this interface; the same in a quarter of the bytes.
    alias: [{ find: /^reflect-metadata(\/lite)?$/, replacement: '@abraham/reflection' }],
  },
  build: {
    target: 'es2024',
    // The first that know light-dark(): without it, it would go by what the visitor prefers and not by `color-scheme`.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      // All that the first route needs in one file: it compresses better, and nothing waits for a second request. What
      // is used behind an `import()` alone keeps files of its own, also where a package's entry names it with the rest.
      output: { codeSplitting: { groups: [{ name: 'site', tags: ['$initial'] }] } },
    },
  },
  server: { proxy: Object.fromEntries(apiPaths.map((path) => [path, api])) },
});

/** The two fonts are asked for with the page, not after its style sheet was read. */
function preloadFonts(): Plugin {
  return {
    name: 'foyer:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head-prepend' as const,
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: '',
            },
          })),
    },
  };
}
