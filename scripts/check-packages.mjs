// Part of `pnpm check`: each package as it would be published, looked at by who would install it, and installed and imported.
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
    console.error(`${shown(folder)} could not be packed.`);
  }
  const names = readdirSync(tarballs);
  for (const name of names) {
    const tarball = join(tarballs, name);
    const good =
      run([process.execPath, commandOf('publint')], ['--strict', tarball]) &&
      // Style sheets have no types to find.
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
  console.log(`${imported ? '✓' : '✗'} each entry imported as npm installs it`);
} finally {
  rmSync(tarballs, { recursive: true });
}

/** Runs a command, printing its output only when it fails; answers whether it succeeded. */
function run([file, ...first], args, cwd = inRoot()) {
  const { status, stdout, stderr } = spawnSync(file, [...first, ...args], {
    cwd,
    encoding: 'utf8',
    // What a script of this workspace is lent to find packages by, nobody who installs one has.
    env: { ...process.env, NODE_PATH: '' },
  });
  if (status === 0) return true;
  console.error(`${stdout}${stderr}`);
  process.exitCode = 1;
  return false;
}
