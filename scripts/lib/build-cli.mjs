import { writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { build, defaultServerConditions } from 'vite';
import { builtCommand, stampName } from '../../examples/cli/bin/built.mjs';
import { inRoot, root } from './project.mjs';

const folder = inRoot('examples', 'cli');

/** What is loaded only when it is needed, each in a file of its own: the reference API and what leads to it over HTTP. */
const apart = ['api-in-memory', 'over-wire'];

/**
 * Builds the command that plays scenarios into `examples/cli/dist`: `foyer.js` starts it. All that a scenario needs
 * without a wire is in one file, so that it is played before the source's hundreds of modules would be found, and no real
 * time passes while the core fetches its later parts.
 * @param {string} [outDir]
 * @returns {Promise<'built' | 'current'>}
 */
export async function buildCli(outDir = join(folder, 'dist')) {
  if (builtCommand(outDir) !== null) return 'current';
  const began = Date.now();
  const main = { main: join(folder, 'src/main.ts') };
  const inputs = await bundle(outDir, main, [leaveApart()], { codeSplitting: false });
  const others = apart.map((name) => [name, join(folder, `src/play/${name}.ts`)]);
  inputs.push(...(await bundle(outDir, Object.fromEntries(others))));
  writeFileSync(join(outDir, 'foyer.js'), start);
  writeFileSync(join(outDir, stampName), JSON.stringify({ began, inputs: [...new Set(inputs)] }));
  return 'built';
}

/** V8 keeps what it compiled from one start to the next. */
const start = `#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

enableCompileCache();
const { main } = await import('./foyer.main.js');
await main(process.argv.slice(2));
`;

/** Answers the files of this repository that went into it. */
async function bundle(outDir, input, plugins = [], output = {}) {
  const inputs = [];
  await build({
    configFile: false,
    logLevel: 'error',
    root: folder,
    publicDir: false,
    plugins: [...plugins, platformFetch(), noteInputs(inputs)],
    ssr: {
      target: 'node',
      noExternal: true,
      // What pg would use if somebody had installed it.
      external: ['pg-native'],
      resolve: { conditions: ['source', ...defaultServerConditions] },
    },
    build: {
      ssr: true,
      target: 'node24',
      outDir,
      emptyOutDir: false,
      rolldownOptions: {
        input,
        output: {
          entryFileNames: 'foyer.[name].js',
          chunkFileNames: 'foyer.[name].js',
          ...output,
        },
      },
    },
  });
  return inputs;
}

/** Imports of the files apart stay imports, of what they are built to. */
function leaveApart() {
  const files = new RegExp(`/(${apart.join('|')})\\.ts$`);
  return {
    name: 'foyer:leave-apart',
    enforce: 'pre',
    resolveId: (source) =>
      files.test(source) ? { id: `./foyer.${basename(source, '.ts')}.js`, external: true } : null,
  };
}

/** The adapters' fallback for platforms without fetch: Node has it. */
function platformFetch() {
  const id = '\0platform-fetch';
  return {
    name: 'foyer:platform-fetch',
    enforce: 'pre',
    resolveId: (source) => (source === 'cross-fetch' ? id : null),
    load: (asked) => (asked === id ? 'export const fetch = globalThis.fetch;' : null),
  };
}

function noteInputs(inputs) {
  return {
    name: 'foyer:note-inputs',
    generateBundle() {
      for (const id of this.getModuleIds()) {
        const path = relative(root, id);
        if (/^(packages|examples)\/(?!.*node_modules)/.test(path)) inputs.push(path);
      }
    },
  };
}
