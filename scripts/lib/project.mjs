import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** A path below the root. */
export const inRoot = (...parts) => join(root, ...parts);

/** The folders of the workspace's packages and examples, each with a package.json. */
export function workspaceFolders() {
  return ['packages', 'examples'].flatMap((parent) =>
    readdirSync(inRoot(parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => inRoot(parent, entry.name))
      .filter((folder) => existsSync(join(folder, 'package.json'))),
  );
}

/** The folders of the packages that are published. */
export const publishedFolders = () =>
  workspaceFolders().filter((folder) => folder.startsWith(inRoot('packages')));

/**
 * The Node that the project runs on: the one in its packages, else the installed one if it's new enough.
 * @returns {string | null} its path; null before the first install on an older Node.
 */
export function projectNode() {
  const { platform, arch } = process;
  const os = platform === 'win32' ? 'win' : platform;
  const binary = platform === 'win32' ? 'node.exe' : 'node';
  const bundled = inRoot('node_modules', `node-${os}-${arch}`, 'bin', binary);
  if (existsSync(bundled)) return bundled;
  return Number(process.versions.node.split('.')[0]) >= 24 ? process.execPath : null;
}

/** The JavaScript file of a command that a workspace installs, so that it runs with the project's Node on any system. */
export function commandOf(packageName, command = packageName, workspace = root) {
  const folder = join(workspace, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = typeof bin === 'string' ? bin : bin[command];
  if (file === undefined) throw new Error(`${packageName} has no command ${command}`);
  return join(folder, file);
}

/**
 * Runs the pnpm version from package.json through npm's own `exec`, so that nothing has to be installed first on any
 * system.
 */
export function pnpmCommand() {
  const { packageManager } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  // Of a folder without packages: npm would read all of the installed ones first, which takes seconds.
  const prefix = ['--prefix', inRoot('scripts', 'lib')];
  return [...npmCommand(), 'exec', ...prefix, '--yes', '--', packageManager];
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
