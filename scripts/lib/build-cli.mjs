import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { build, defaultServerConditions } from 'vite';
import { builtCommand, stampName } from '../../examples/cli/bin/built.mjs';
import { inRoot, root } from './project.mjs';
import { StepFailed } from './step.mjs';

const folder = inRoot('examples', 'cli');

/**
 * What is loaded only when it is needed, each in a file of its own: the reference API and what leads to it over HTTP; zod's
 * schema of scenarios, and what tells by it what is wrong with one.
 */
const apart = ['play/api-in-memory', 'play/over-wire', 'scenario/scenario.schema'];

/**
 * Builds the command that plays scenarios into `examples/cli/dist`: `foyer.js` starts it. All that a scenario needs
 * without a wire is in one script, so that it is played before the source's hundreds of modules would be found, no real
 * time passes while the core fetches its later parts, and what V8 makes of it can be kept.
 * @param {string} [outDir]
 * @returns {Promise<'built' | 'current'>}
 */
export async function buildCli(outDir = join(folder, 'dist')) {
  if (builtCommand(outDir) !== null) return 'current';
  const began = Date.now();
  const main = { program: join(folder, 'src/main.ts') };
  const inputs = await bundle(outDir, main, [leaveApart(), temporalAtOnce()], {
    format: 'cjs',
    codeSplitting: false,
    plugins: [asFunction()],
  });
  const others = apart.map((path) => [basename(path), join(folder, `src/${path}.ts`)]);
  inputs.push(...(await bundle(outDir, Object.fromEntries(others))));
  const program = readFileSync(join(folder, 'bin/built-program.mjs'), 'utf8');
  writeFileSync(join(outDir, 'foyer.main.js'), program);
  // Not imported: one file less to be found.
  writeFileSync(join(outDir, 'foyer.js'), `#!/usr/bin/env node\n${program}\n${start}`);
  keepWhatRuns(outDir);
  inputs.push('examples/cli/bin/built-program.mjs', 'scripts/lib/build-cli.mjs');
  writeFileSync(join(outDir, stampName), JSON.stringify({ began, inputs: [...new Set(inputs)] }));
  return 'built';
}

const start = `await main(process.argv.slice(2));
// Nothing is left to be done, and taking the heap down in good order takes 3 ms.
process.exit();
`;

/** Plays a scenario and keeps what V8 made of the program until then. */
function keepWhatRuns(outDir) {
  const script = inRoot('scripts', 'keep-cli.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script, outDir], { encoding: 'utf8' });
  if (status !== 0) throw new StepFailed('The command foyer does not play a scenario.', stderr);
}

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
  const files = new RegExp(`/(${apart.map((path) => basename(path)).join('|')})\\.ts$`);
  return {
    name: 'foyer:leave-apart',
    enforce: 'pre',
    resolveId: (source) =>
      files.test(source) ? { id: `./foyer.${basename(source, '.ts')}.js`, external: true } : null,
  };
}

/** The polyfill is in the same file: what has to wait for it could not be a script. */
function temporalAtOnce() {
  const fetched = "(await import('temporal-polyfill/implementation')).Temporal";
  return {
    name: 'foyer:temporal-at-once',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/core/src/shared/temporal.ts')) return null;
      if (!code.includes(fetched)) throw new Error(`${id} does not fetch Temporal as it did.`);
      const first = "import { Temporal as polyfilled } from 'temporal-polyfill/implementation';\n";
      return { code: first + code.replace(fetched, 'polyfilled'), map: null };
    },
  };
}

/** As `bin/built-program.mjs` runs it: its own hash first, then one function, all in ASCII. */
function asFunction() {
  return {
    name: 'foyer:as-function',
    generateBundle(_, files) {
      for (const chunk of Object.values(files)) chunk.code = functionOf(chunk.code);
    },
  };
}

function functionOf(code) {
  const body = partsOfNodeWhenUsed(code)
    .replaceAll('import("./foyer.', 'importPart("./foyer.')
    .replaceAll(/[\u0080-\uffff]/g, escaped);
  const whole = `(function (exports, require, importPart, __dirname, __filename) {${body}\n})`;
  return `//${createHash('sha256').update(whole).digest('hex')}\n${whole}`;
}

/** Most runs need few of them: node:crypto alone takes 3 ms to load. */
function partsOfNodeWhenUsed(code) {
  let lazy = code;
  for (const [line, name, part] of code.matchAll(
    /^let (node_\w+) = require\("(node:[^"]+)"\);$/gm,
  )) {
    lazy = lazy
      .replaceAll(new RegExp(`\\b${name}\\.`, 'g'), `(${name} ??= require("${part}")).`)
      .replace(line, `let ${name};`);
  }
  return lazy;
}

function escaped(unit) {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
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
