import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot, pnpmCommand, projectNode, workspaceFolders } from './project.mjs';
import { hashOf, isCurrent, writeStamp } from './stamp.mjs';
import { runLogged, shown, StepFailed, tailOf } from './step.mjs';

const stamp = inRoot('node_modules', '.foyer-stamp');

/** For both npm and pnpm: report errors even under `npm --silent`, and don't wait minutes for a network. */
const npmSettings = {
  npm_config_loglevel: 'warn',
  npm_config_fetch_retries: '2',
  npm_config_fetch_retry_mintimeout: '1000',
  npm_config_fetch_retry_maxtimeout: '5000',
};

/**
 * Installs what the lock file lists, unless it's already installed.
 * @param {(text: string) => void} say receives one line about anything slow.
 * @returns {Promise<'installed' | 'current'>}
 */
export async function install(say) {
  if (installed()) return 'current';
  say('Installing packages (the first time takes a minute)…');
  // An install that fails halfway leaves other packages than the stamp says.
  rmSync(stamp, { force: true });
  const log = inRoot('.foyer', 'logs', 'install.log');
  const [file, ...args] = pnpmCommand();
  const code = await runLogged(
    file,
    [...args, 'install', '--frozen-lockfile', '--config.confirmModulesPurge=false'],
    // `npm test --silent` must not hide errors here.
    { log, env: npmSettings },
  );
  if (code !== 0) {
    throw new StepFailed(
      `Installing the packages failed; the whole log is in ${shown(log)}. Check your network connection.`,
      tailOf(log),
    );
  }
  requireWorkingNode();
  writeStamp(stamp, currentHash());
  return 'installed';
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

function requireWorkingNode() {
  const node = projectNode();
  if (node !== null && spawnSync(node, ['--version']).status === 0) return;
  throw new StepFailed(
    `The Node 24 among the packages does not run on this system (${process.platform} ${process.arch}). ` +
      'Install Node 24 or newer from https://nodejs.org and try again.',
  );
}
