import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot } from './project.mjs';

/**
 * Runs the pnpm version from package.json through npm's own `exec`, so that nothing has to be installed first on any
 * system.
 */
export function pnpmCommand() {
  const { packageManager } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  return [...npmCommand(), 'exec', '--yes', '--', packageManager];
}

/** npm's path and first arguments, on any system. */
export function npmCommand() {
  const cli = npmCli();
  if (cli !== null) return [process.execPath, cli];
  return process.platform === 'win32' ? ['cmd.exe', '/d', '/s', '/c', 'npm'] : ['npm'];
}

/** npm's JavaScript file: the one that runs this script, else the one that comes with this Node. */
function npmCli() {
  const home = dirname(process.execPath);
  const candidates = [
    process.env.npm_execpath,
    join(home, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(home, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ];
  return candidates.find((path) => path && /npm-cli\.c?js$/.test(path) && existsSync(path)) ?? null;
}
