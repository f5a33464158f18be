// Part of `pnpm check`: packs each package as for publishing, checks it like a user's tools would, then installs and
// imports it.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importAsInstalled } from './lib/import-as-installed.mjs';
import { pnpmCommand } from './lib/pnpm.mjs';
import { commandOf, inRoot, workspaceFolders } from './lib/project.mjs';
import { shown } from './lib/step.mjs';

const published = workspaceFolders().filter((folder) => folder.startsWith(inRoot('packages')));
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
        [
          tarball,
          '--profile',
          'esm-only',
          '--exclude-entrypoints',
          'account.css',
          'corporate.css',
          'element.css',
          'forms.css',
          'joining.css',
          'services.css',
          'styles.css',
          'tokens.css',
        ],
      );
    console.log(`${good ? '✓' : '✗'} ${name}`);
  }
  const paths = names.map((name) => join(tarballs, name));
  const imported = importAsInstalled(paths, join(tarballs, 'installed'), run);
  console.log(`${imported ? '✓' : '✗'} every entry can be imported after an npm install`);
} finally {
  rmSync(tarballs, { recursive: true });
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
