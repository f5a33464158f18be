// Part of `npm test`: packs each package as for publishing, checks it like a user's tools would, then installs it into
// each starter, imports it, and builds the starter, unless nothing of these has changed since that last worked.
// `--all` runs npm and each starter's own `build` command, even if nothing has changed.
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
import { readOptions } from './lib/options.mjs';
import { commandOf, inRoot, npmCommand, pnpmCommand, publishedFolders } from './lib/project.mjs';
import { filesBelow, hashOf, isCurrent, writeStamp } from './lib/stamp.mjs';
import { reportFailure, StepFailed } from './lib/step.mjs';

/** What would be wrong with a package, besides what publint finds. */
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
  'has an entry whose types are not beside its code': ({ manifest }) =>
    Object.values(manifest.publishConfig?.exports ?? manifest.exports).some(
      (target) =>
        typeof target === 'object' && target.types !== target.default.replace(/\.js$/, '.d.ts'),
    ),
};

const { all } = readOptions({ options: { all: { type: 'boolean', default: false } } }).values;

/**
 * The starters in examples/starters that are installed. `driven` is what the tests drive: from where in it to where.
 *
 * A starter with a `bundler` is type-checked by the project's compiler, which takes a tenth of the time of the starter's
 * own. `added` is the text that this needs at the end of some files. `--all` uses the starter's own compiler, and the
 * versions it names instead of `oldest`.
 */
const starters = {
  'vite-react': {
    driven: { dist: '.' },
    bundler: 'vite',
    // The oldest React that the packages promise to work with. Next brings the newest.
    oldest: { react: '~18.3.1', 'react-dom': '~18.3.1' },
  },
  'next-app-router': {
    driven: { '.next/standalone': '.', '.next/static': '.next/static' },
    bundler: 'next',
    // A build that happens once needs no cache, and minifying takes a fifth of its time.
    added: {
      'next.config.ts': `
        nextConfig.typescript = { ignoreBuildErrors: true };
        nextConfig.experimental = { turbopackFileSystemCacheForBuild: false, turbopackMinify: false };
      `,
    },
  },
  vue: {
    driven: { dist: '.' },
    bundler: 'vite',
    // Only Vue's own checker reads components.
    added: { 'src/components.d.ts': "declare module '*.vue';\n" },
  },
  node: { driven: { '.': '.' } },
};

/** The starter that every package is installed into, so that each of their entries is tried. */
const withAll = 'vite-react';

/** Without the module path that pnpm sets for scripts, because users of a package don't have it. */
const environment = { NODE_PATH: '', NEXT_TELEMETRY_DISABLED: '1', GOGC: '400' };

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
  const output = await run([process.execPath, commandOf('publint')], ['--strict', filename]);
  const good = found.length === 0 && output !== null;
  const size = `${files.length} files, ${Math.round(statSync(filename).size / 1000)} kB`;
  console.log(`${good ? '✓' : '✗'} ${name}: ${size}`);
}

async function checkStarter(name, packed) {
  const manifest = manifestOf(inRoot('examples', 'starters', name));
  const needed = name === withAll ? packed : neededBy(manifest, packed);
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
  console.log(
    `${works ? '✓' : '✗'} starter ${name} imports every entry after an install, and builds`,
  );
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
  const installed = await (all && name === withAll
    ? npmInstall(needed, folder)
    : pnpmInstall(needed, folder, all ? {} : starters[name].oldest));
  if (installed === null) return false;
  const entries = entriesIn(folder);
  const outputs = await Promise.all([
    run([process.execPath], ['--input-type=module', '--eval', importing(entries)], folder),
    build(name, folder, entries),
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
async function build(name, folder, entries) {
  const { bundler, added = {} } = starters[name];
  if (bundler === undefined) return '';
  if (all) return run(npmCommand(), ['run', 'build'], folder);
  for (const [file, text] of Object.entries(added)) appendFileSync(join(folder, file), text);
  const command = commandOf(bundler, bundler, folder);
  const bundled = await run([process.execPath, command], ['build'], folder);
  if (bundled === null) return null;
  // Last, because Next writes the types of its routes.
  const options = ['--noEmit', '--checkers', '1'];
  if (name === withAll) {
    // With the types of each entry, as Node finds them, which is stricter than as a bundler does.
    const lines = entries.map((entry, at) => `export * as entry${at} from '${entry}';\n`);
    writeFileSync(join(folder, 'src', 'entries.ts'), lines.join(''));
    options.push('--module', 'nodenext', '--moduleResolution', 'nodenext');
  }
  return run([process.execPath, commandOf('typescript', 'tsc')], options, folder);
}

/** As in the quick start. */
function npmInstall(needed, folder) {
  const paths = needed.map(({ filename }) => filename);
  const args = ['install', '--no-audit', '--no-fund', '--prefer-offline', ...paths];
  return run(npmCommand(), args, folder);
}

/**
 * Installs into a flat folder like npm's, with rules for peers as strict as npm's, in a fifth of the time, because each
 * package is unpacked once.
 */
function pnpmInstall(needed, folder, oldest) {
  const manifest = manifestOf(folder);
  const tarballs = Object.fromEntries(
    needed.map(({ filename, manifest: { name } }) => [name, `file:${filename}`]),
  );
  const dependencies = { ...manifest.dependencies, ...oldest, ...tarballs };
  const pnpm = { overrides: tarballs };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, dependencies, pnpm }));
  const strictly = ['--config.strict-peer-dependencies', '--config.auto-install-peers=false'];
  const args = ['install', '--prefer-offline', '--config.node-linker=hoisted', ...strictly];
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
