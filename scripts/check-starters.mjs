// `pnpm check:starters`: copies each starter with a package.json out of the workspace, installs the packed packages into
// it with npm, and builds it, as another team would. The end-to-end tests drive what it leaves in .reports/starters.
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot, npmCommand, pnpmCommand, publishedFolders } from './lib/project.mjs';

const starters = inRoot('examples', 'starters');
const built = inRoot('.reports', 'starters');
const outside = mkdtempSync(join(tmpdir(), 'foyer-starters-'));
try {
  const packed = pack();
  rmSync(built, { recursive: true, force: true });
  for (const name of readdirSync(starters)) {
    if (!existsSync(join(starters, name, 'package.json'))) continue;
    const copy = join(outside, name);
    cpSync(join(starters, name), copy, { recursive: true });
    run(npmCommand(), ['install', '--no-audit', '--no-fund', '--prefer-offline', ...packed], copy);
    run(npmCommand(), ['run', 'build'], copy);
    cpSync(join(copy, 'dist'), join(built, name), { recursive: true });
    console.log(`✓ ${name} builds from the packed packages`);
  }
} finally {
  rmSync(outside, { recursive: true });
}

/** The tarballs of the published packages. */
function pack() {
  for (const folder of publishedFolders())
    run(pnpmCommand(), ['pack', '--pack-destination', outside], folder);
  return readdirSync(outside).map((name) => join(outside, name));
}

function run([file, ...first], args, cwd) {
  const { status, stdout, stderr } = spawnSync(file, [...first, ...args], {
    cwd,
    encoding: 'utf8',
  });
  if (status !== 0)
    throw new Error(`${args.slice(0, 2).join(' ')} failed in ${cwd}:\n${stdout}${stderr}`);
}
