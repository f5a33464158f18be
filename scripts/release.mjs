// `pnpm release`: builds the packages, runs `pnpm check` and `pnpm check:packages --all`, and publishes the packages whose
// version is new. `--dry-run` builds, packs and checks them, and lists what would be published.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from './lib/options.mjs';
import { commandOf, inRoot, publishedFolders } from './lib/project.mjs';

const { values: options } = readOptions({
  options: { 'dry-run': { type: 'boolean', default: false } },
});
const packages = [inRoot('scripts/check-packages.mjs'), '--all'];
const steps = options['dry-run']
  ? [[commandOf('typescript', 'tsc'), '-b'], packages]
  : [
      [inRoot('scripts/check.mjs')],
      packages,
      [commandOf('@changesets/cli', 'changeset'), 'publish'],
    ];

// `tsc -b` keeps the output of deleted files, which would be published too.
for (const folder of publishedFolders()) {
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
}
const succeeded = (args) => spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0;
process.exitCode = steps.every(succeeded) ? 0 : 1;
