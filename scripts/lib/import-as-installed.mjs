import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand } from './pnpm.mjs';

/**
 * Installs packed packages with npm, in a folder outside the workspace, and imports each of their entries in Node.
 * This
 * finds dependencies that only the workspace provides.
 * @param {readonly string[]} tarballs absolute paths
 * @param {string} folder is created
 * @param {(command: readonly string[], args: readonly string[], cwd: string) => boolean} run reports failures itself
 */
export function importAsInstalled(tarballs, folder, run) {
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const install = ['install', '--no-audit', '--no-fund', '--prefer-offline', ...tarballs];
  return (
    run(npmCommand(), install, folder) &&
    run([process.execPath], ['--input-type=module', '--eval', importing(entriesIn(folder))], folder)
  );
}

const scope = '@foyer';

/** Leaves out style sheets and entries that only work inside a test runner. */
function entriesIn(folder) {
  const packages = join(folder, 'node_modules', scope);
  return readdirSync(packages).flatMap((name) => {
    const { exports } = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'));
    return Object.entries(exports)
      .filter(([path, target]) => typeof target === 'object' && path !== './contract')
      .map(([path]) => `${scope}/${name}${path.slice(1)}`);
  });
}

const importing = (entries) => `
  for (const entry of ${JSON.stringify(entries)})
    await import(entry).catch((problem) => {
      process.exitCode = 1;
      console.error(entry + ': ' + problem.message);
    });`;
