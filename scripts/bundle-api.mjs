// `bundle-api.mjs <folder>`: bundles the server from its sources into a few files in that folder; `foyer-api.js`
// starts it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, defaultServerConditions } from 'vite';
import { inRoot } from './lib/project.mjs';

const [outDir] = process.argv.slice(2);
const folder = inRoot('examples', 'api');
const part = 'foyer-api.[name].js';

/**
 * Lets V8 reuse compiled code between starts. Older Node versions lack this API, so they get a clear message instead.
 */
const start = `import * as nodeModule from 'node:module';
import { join } from 'node:path';

if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error('The server needs Node 24 or newer; this is ' + process.versions.node + '. npm start installs one.');
  process.exit(2);
}
nodeModule.enableCompileCache(join(import.meta.dirname, 'compile-cache'));
await import('./foyer-api.main.js');
// Now, since a server may be ended in a way that leaves no time for it.
nodeModule.flushCompileCache();
`;

await build({
  configFile: false,
  logLevel: 'warn',
  root: folder,
  publicDir: false,
  ssr: {
    target: 'node',
    noExternal: true,
    // An optional dependency of pg.
    external: ['pg-native'],
    resolve: { conditions: ['source', ...defaultServerConditions] },
  },
  build: {
    ssr: true,
    target: 'node24',
    outDir,
    emptyOutDir: true,
    rolldownOptions: {
      input: { main: join(folder, 'src/main.ts') },
      output: { entryFileNames: part, chunkFileNames: part },
    },
  },
});
writeFileSync(join(outDir, 'foyer-api.js'), start);
