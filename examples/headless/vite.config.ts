import { defaultClientConditions, defineConfig } from 'vite';

/**
 * A page that can be placed in any folder of a site. `pnpm exec vite examples/headless` shows it with the API of `npm
 * start`.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: { target: 'es2024', modulePreload: false },
  server: { proxy: { '/v6': 'http://127.0.0.1:4173', '/media': 'http://127.0.0.1:4173' } },
});
