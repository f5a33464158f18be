import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot } from './project.mjs';

/** pnpm at the version that package.json names, through npm's own `exec`: nothing to install first, on any system. */
export function pnpmCommand() {
  const { packageManager } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  return [...npmCommand(), 'exec', '--yes', '--', packageManager];
}

/** npm as a file and its first arguments, on any system. */
export function npmCommand() {
  const cli = npmCli();
  if (cli !== null) return [process.execPath, cli];
  return process.platform === 'win32' ? ['cmd.exe', '/d', '/s', '/c', 'npm'] : ['npm'];
}

/** npm's own JavaScript: the one that runs this script, else the one that came with this Node. */
function npmCli() {
  const home = dirname(process.execPath);
  const candidates = [
    process.env.npm_execpath,
    join(home, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(home, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ];
  return candidates.find((path) => path && /npm-cli\.c?js$/.test(path) && existsSync(path)) ?? null;
}
