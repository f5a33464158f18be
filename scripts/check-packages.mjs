// Part of `pnpm check`: packs each package as for publishing, checks it like a user's tools would, then installs it into
// each starter, imports it, and builds the starter, unless nothing of these has changed since that last worked.
// `--all` runs each starter's own `build` command, even if nothing has changed.
import { execFile } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { commandOf, inRoot, npmCommand, pnpmCommand, publishedFolders } from './lib/project.mjs';
import { filesBelow, hashOf, isCurrent, writeStamp } from './lib/stamp.mjs';
import { reportFailure, StepFailed } from './lib/step.mjs';

/** What would be wrong with a package, besides what publint and attw find. */
const problems = {
  'has no LICENSE file': ({ files }) => !files.includes('LICENSE'),
  'names no repository with its folder': ({ manifest }) => !manifest.repository?.directory,
  'names no oldest Node in engines': ({ manifest }) => !manifest.engines?.node,
  'has no keywords': ({ manifest }) => !manifest.keywords?.length,
  'contains tests, stories or build stamps': ({ files }) =>
    files.some((path) => /\.(test|stories|fixture)\.|\.tsbuildinfo$/.test(path)),
  'has relative links in its README.md, which lead nowhere outside of the repository': ({
    readme,
  }) => /\]\((?!https:|#)/.test(readme),
  // So that what attw finds in one entry holds for all of them.
  'has an entry whose types are not beside its code': ({ manifest }) =>
    typedEntries(manifest).some(
      ([, { types, default: code }]) => types !== code.replace(/\.js$/, '.d.ts'),
    ),
};

const { all } = parseArgs({ options: { all: { type: 'boolean', default: false } } }).values;

/**
 * The starters in examples/starters that are installed. `driven` is what the tests drive: from where in it to where.
 *
 * A starter with a `bundler` is type-checked by the project's compiler, which takes a tenth of the time of the starter's
 * own. `--all` uses the starter's own. `added` is the text that this needs at the end of some files. The first starter
 * always uses its own compiler, because users have that version.
 */
const starters = {
  'vite-react': { driven: { dist: '.' } },
  'next-app-router': {
    driven: { '.next/standalone': '.', '.next/static': '.next/static' },
    bundler: 'next',
    added: { 'next.config.ts': 'nextConfig.typescript = { ignoreBuildErrors: true };\n' },
  },
  vue: {
    driven: { dist: '.' },
    bundler: 'vite',
    // Only Vue's own checker reads components.
    added: { 'src/components.d.ts': "declare module '*.vue';\n" },
  },
  node: { driven: { '.': '.' } },
};

/**
 * npm installs this one, as in the quick start: its rules for peers are the strictest. pnpm installs the others into a
 * flat folder like npm's, in a fifth of the time, because each package is unpacked once.
 */
const withNpm = 'vite-react';

/** Without the module path that pnpm sets for scripts, because users of a package don't have it. */
const environment = { NODE_PATH: '', NEXT_TELEMETRY_DISABLED: '1' };

const tarballs = mkdtempSync(join(tmpdir(), 'foyer-pack-'));
try {
  const packed = await pack();
  await Promise.all([
    ...Object.keys(starters).map((name) => checkStarter(name, packed)),
    ...packed.map(checkTarball),
  ]);
} catch (error) {
  reportFailure(error);
} finally {
  rmSync(tarballs, { recursive: true });
}

/** Packs all packages with one command, since pnpm takes seconds to start. */
async function pack() {
  const args = ['-r', '--filter', './packages/*', 'pack', '--json', '--pack-destination', tarballs];
  const output = await run(pnpmCommand(), args);
  if (output === null) throw new StepFailed('The packages failed to pack.');
  // The output of `prepack` comes before the JSON.
  const packed = JSON.parse(output.slice(output.indexOf('\n[')));
  return publishedFolders().map((folder) => {
    const manifest = manifestOf(folder);
    const { filename, files } = packed.find(({ name }) => name === manifest.name);
    return {
      filename,
      folder,
      files: files.map(({ path }) => path),
      manifest,
      readme: readFileSync(join(folder, 'README.md'), 'utf8'),
    };
  });
}

async function checkTarball(packed) {
  const { filename, files, manifest } = packed;
  const name = `${manifest.name}@${manifest.version}`;
  const found = Object.keys(problems).filter((problem) => problems[problem](packed));
  for (const problem of found) console.error(`${name} ${problem}.`);
  if (found.length > 0) process.exitCode = 1;
  // Each entry takes a second, and all are alike: the starters import every one.
  const entries = typedEntries(manifest).slice(0, 1);
  const outputs = await Promise.all([
    run([process.execPath, commandOf('publint')], ['--strict', filename]),
    run(
      [process.execPath, commandOf('@arethetypeswrong/cli', 'attw')],
      [filename, '--profile', 'esm-only', '--entrypoints', ...entries.map(([path]) => path)],
    ),
  ]);
  const good = found.length === 0 && !outputs.includes(null);
  const size = `${files.length} files, ${Math.round(statSync(filename).size / 1000)} kB`;
  console.log(`${good ? '✓' : '✗'} ${name}: ${size}`);
}

async function checkStarter(name, packed) {
  const manifest = manifestOf(inRoot('examples', 'starters', name));
  const needed = neededBy(manifest, packed);
  const stamp = inRoot('node_modules', `.foyer-starter-${name}-stamp`);
  // Not of the tarballs, which are different each time.
  const hash = hashOf([
    ...needed.flatMap(({ folder, files }) => files.map((path) => join(folder, path))),
    ...filesBelow(inRoot('examples', 'starters', name)),
    import.meta.filename,
  ]);
  const built = inRoot('.reports', 'starters', name);
  if (!all && existsSync(built) && isCurrent(stamp, hash)) {
    console.log(`✓ starter ${name} and its packages are as they were when it last worked`);
    return;
  }
  const works = await useAsInstalled(name, needed, join(tarballs, name));
  if (works) writeStamp(stamp, hash);
  const does = `imports every entry after ${name === withNpm ? 'an npm' : 'a pnpm'} install, and builds`;
  console.log(`${works ? '✓' : '✗'} starter ${name} ${does}`);
}

/** The packed packages that a manifest depends on, also indirectly. */
function neededBy({ dependencies = {} }, packed) {
  const direct = packed.filter(({ manifest }) => manifest.name in dependencies);
  return [...new Set(direct.flatMap((one) => [one, ...neededBy(one.manifest, packed)]))];
}

/**
 * Installs the packed packages into a copy of the starter outside the workspace, imports each of their entries in Node,
 * and builds the starter. This finds what only works in the workspace. The end-to-end tests drive the build. Returns
 * whether everything worked.
 */
async function useAsInstalled(name, needed, folder) {
  cpSync(inRoot('examples', 'starters', name), folder, { recursive: true });
  const installed = await (name === withNpm ? npmInstall : pnpmInstall)(needed, folder);
  if (installed === null) return false;
  const program = ['--input-type=module', '--eval', importing(entriesIn(folder))];
  const outputs = await Promise.all([
    run([process.execPath], program, folder),
    build(name, folder),
  ]);
  if (outputs.includes(null)) return false;
  const built = inRoot('.reports', 'starters', name);
  rmSync(built, { recursive: true, force: true });
  for (const [from, to] of Object.entries(starters[name].driven)) {
    cpSync(join(folder, from), join(built, to), { recursive: true, verbatimSymlinks: true });
  }
  return true;
}

/** Builds the starter and checks its types. Returns null if either failed. */
async function build(name, folder) {
  const { bundler, added } = starters[name];
  if (all || bundler === undefined) {
    return run(npmCommand(), ['run', 'build', '--if-present'], folder);
  }
  for (const [file, text] of Object.entries(added)) appendFileSync(join(folder, file), text);
  const bundled = await run(npmCommand(), ['exec', '--', bundler, 'build'], folder);
  if (bundled === null) return null;
  // Last, because Next writes the types of its routes.
  return run([process.execPath, commandOf('typescript', 'tsc')], ['--noEmit'], folder);
}

function npmInstall(needed, folder) {
  const paths = needed.map(({ filename }) => filename);
  const args = ['install', '--no-audit', '--no-fund', '--prefer-offline', ...paths];
  return run(npmCommand(), args, folder);
}

function pnpmInstall(needed, folder) {
  const file = join(folder, 'package.json');
  const overrides = needed.map(({ filename, manifest }) => [manifest.name, `file:${filename}`]);
  const pnpm = { overrides: Object.fromEntries(overrides) };
  writeFileSync(file, JSON.stringify({ ...manifestOf(folder), pnpm }));
  const args = ['install', '--prefer-offline', '--config.node-linker=hoisted'];
  return run(pnpmCommand(), args, folder);
}

/** Leaves out style sheets and entries that only work inside a test runner. */
function entriesIn(folder) {
  const packages = join(folder, 'node_modules', '@foyer');
  return readdirSync(packages).flatMap((name) =>
    Object.entries(manifestOf(join(packages, name)).exports)
      .filter(
        ([path, target]) =>
          typeof target === 'object' && !/^\.\/(?:contract|vitest)(?:\/|$)/.test(path),
      )
      .map(([path]) => `@foyer/${name}${path.slice(1)}`),
  );
}

/** The published entries except style sheets and JSON, which have no types. */
function typedEntries({ exports, publishConfig }) {
  return Object.entries(publishConfig?.exports ?? exports).filter(
    ([, target]) => typeof target === 'object',
  );
}

function manifestOf(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

function importing(entries) {
  return `
  for (const entry of ${JSON.stringify(entries)})
    await import(entry).catch((problem) => {
      process.exitCode = 1;
      console.error(entry + ': ' + problem.message);
    });`;
}

/** Runs a command. Returns its output, or prints it and returns null if it failed. */
function run([file, ...first], args, cwd = inRoot()) {
  const options = { cwd, env: { ...process.env, ...environment } };
  return new Promise((resolve) => {
    execFile(file, [...first, ...args], options, (failure, stdout, stderr) => {
      if (failure !== null) {
        console.error(`${stdout}${stderr}`);
        process.exitCode = 1;
      }
      resolve(failure === null ? stdout : null);
    });
  });
}
