import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withLock } from './lock.mjs';
import { inRoot, projectNode, workspaceFolders } from './project.mjs';
import { hashOf, isCurrent, writeStamp } from './stamp.mjs';
import { runLogged, shown, StepFailed, tailOf } from './step.mjs';

const stamp = inRoot('node_modules', '.foyer-stamp');

/** For npm and pnpm alike: say what goes wrong even under `npm --silent`, and don't wait minutes for a network. */
const npmSettings = {
  npm_config_loglevel: 'warn',
  npm_config_fetch_retries: '2',
  npm_config_fetch_retry_mintimeout: '1000',
  npm_config_fetch_retry_maxtimeout: '5000',
};

/**
 * Installs what the lock file lists, unless it is there already.
 * @param {(text: string) => void} say hears one line about what takes long.
 * @returns {Promise<'installed' | 'current'>}
 */
export async function install(say) {
  if (installed()) return 'current';
  return withLock(
    inRoot('.foyer', 'prepare.lock'),
    async () => {
      if (installed()) return 'current'; // by the one that held the lock
      say('Installing packages (the first time takes a minute)…');
      const log = inRoot('.foyer', 'logs', 'install.log');
      const [file, ...args] = pnpmCommand();
      const code = await runLogged(
        file,
        [...args, 'install', '--frozen-lockfile', '--config.confirmModulesPurge=false'],
        // `npm test --silent` must not silence what went wrong here.
        { log, env: npmSettings },
      );
      if (code !== 0) {
        throw new StepFailed(
          `Installing the packages failed; the whole log is in ${shown(log)}. Is the network there?`,
          tailOf(log),
        );
      }
      requireWorkingNode();
      writeStamp(stamp, currentHash());
      return 'installed';
    },
    () => say('Waiting for another start in this folder to finish installing…'),
  );
}

function installed() {
  return (
    isCurrent(stamp, currentHash()) &&
    workspaceFolders().every((folder) => existsSync(join(folder, 'node_modules')))
  );
}

function currentHash() {
  const manifests = workspaceFolders().map((folder) => join(folder, 'package.json'));
  const files = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'].map((name) =>
    inRoot(name),
  );
  return hashOf([...files, ...manifests], `${process.platform} ${process.arch}`);
}

/** pnpm at the version that package.json names, through npm's own `exec`: nothing to install first, on any system. */
function pnpmCommand() {
  const { packageManager } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const npm = npmCli();
  if (npm !== null) return [process.execPath, npm, 'exec', '--yes', '--', packageManager];
  return process.platform === 'win32'
    ? ['cmd.exe', '/d', '/s', '/c', 'npx', '--yes', packageManager]
    : ['npx', '--yes', packageManager];
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

function requireWorkingNode() {
  const node = projectNode();
  if (node !== null && spawnSync(node, ['--version']).status === 0) return;
  throw new StepFailed(
    `The Node 24 among the packages does not run on this system (${process.platform} ${process.arch}). ` +
      'Install Node 24 or newer from https://nodejs.org and try again.',
  );
}
