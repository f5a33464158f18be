// Part of `pnpm check`: packs each package as for publishing, checks it like a user's tools would, then installs and
// imports it.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandOf, inRoot, npmCommand, pnpmCommand, workspaceFolders } from './lib/project.mjs';
import { shown } from './lib/step.mjs';

const published = workspaceFolders().filter((folder) => folder.startsWith(inRoot('packages')));
const styleSheets = published
  .flatMap((folder) => exportsOf(folder))
  .map(([path]) => path.slice(2))
  .filter((path) => path.endsWith('.css'));
const tarballs = mkdtempSync(join(tmpdir(), 'foyer-pack-'));
try {
  for (const folder of published) {
    if (run(pnpmCommand(), ['pack', '--pack-destination', tarballs], folder)) continue;
    console.error(`${shown(folder)} failed to pack.`);
  }
  const names = readdirSync(tarballs);
  for (const name of names) {
    const tarball = join(tarballs, name);
    const good =
      run([process.execPath, commandOf('publint')], ['--strict', tarball]) &&
      // Style sheets have no types.
      run(
        [process.execPath, commandOf('@arethetypeswrong/cli', 'attw')],
        [tarball, '--profile', 'esm-only', '--exclude-entrypoints', ...styleSheets],
      );
    console.log(`${good ? '✓' : '✗'} ${name}`);
  }
  const paths = names.map((name) => join(tarballs, name));
  const imported = importAsInstalled(paths, join(tarballs, 'installed'));
  console.log(`${imported ? '✓' : '✗'} every entry can be imported after an npm install`);
} finally {
  rmSync(tarballs, { recursive: true });
}

/**
 * Installs the packed packages with npm, in a folder outside the workspace, and imports each of their entries in Node.
 * This finds dependencies that only the workspace provides.
 */
function importAsInstalled(packed, folder) {
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const install = ['install', '--no-audit', '--no-fund', '--prefer-offline', ...packed];
  return (
    run(npmCommand(), install, folder) &&
    run([process.execPath], ['--input-type=module', '--eval', importing(entriesIn(folder))], folder)
  );
}

/** Leaves out style sheets and entries that only work inside a test runner. */
function entriesIn(folder) {
  const packages = join(folder, 'node_modules', '@foyer');
  return readdirSync(packages).flatMap((name) =>
    exportsOf(join(packages, name))
      .filter(([path, target]) => typeof target === 'object' && path !== './contract')
      .map(([path]) => `@foyer/${name}${path.slice(1)}`),
  );
}

/** The entries of a package, with their targets. */
function exportsOf(folder) {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.entries(exports);
}

function importing(entries) {
  return `
  for (const entry of ${JSON.stringify(entries)})
    await import(entry).catch((problem) => {
      process.exitCode = 1;
      console.error(entry + ': ' + problem.message);
    });`;
}

/** Runs a command and prints its output only if it fails. Returns true if it succeeded. */
function run([file, ...first], args, cwd = inRoot()) {
  const { status, stdout, stderr } = spawnSync(file, [...first, ...args], {
    cwd,
    encoding: 'utf8',
    // Removes the module path that pnpm sets for scripts, because users of a package don't have it.
    env: { ...process.env, NODE_PATH: '' },
  });
  if (status === 0) return true;
  console.error(`${stdout}${stderr}`);
  process.exitCode = 1;
  return false;
}
