import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { inRoot, projectNode, workspaceFolders } from './project.mjs';
import { filesBelow, hashOf, isCurrent, writeStamp } from './stamp.mjs';
import { runLogged, shown, StepFailed, tailOf } from './step.mjs';

const folder = inRoot('examples', 'api');
const built = join(folder, 'dist');
const stamp = inRoot('node_modules', '.foyer-api-stamp');

/** The built server's entry file. */
export const builtServer = join(built, 'foyer-api.js');

/**
 * Bundles the server into a few files in `examples/api/dist`, unless its inputs are unchanged. The bundle starts much
 * faster
 * than the source, whose hundreds of modules Node has to find and strip of types.
 * @param {(text: string) => void} say receives one line about anything slow.
 * @returns {Promise<'built' | 'current'>}
 */
export async function buildApi(say) {
  if (isBuilt()) return 'current';
  return withLock(
    inRoot('.foyer', 'prepare.lock'),
    async () => {
      if (isBuilt()) return 'current';
      say('Building the server…');
      const hash = hashOf(sources());
      await bundle(inRoot('.foyer', 'api-next'));
      writeStamp(stamp, hash);
      return 'built';
    },
    () => say('Waiting for another start in this folder to finish building…'),
  );
}

async function bundle(next) {
  const log = inRoot('.foyer', 'logs', 'build-api.log');
  const args = [inRoot('scripts', 'bundle-api.mjs'), next];
  if ((await runLogged(projectNode(), args, { log })) !== 0) {
    throw new StepFailed(
      `Building the server failed; the whole log is in ${shown(log)}.`,
      tailOf(log),
    );
  }
  moveIn(next);
}

/**
 * Keeps the compiler's output next to it. A running server has already loaded what it needs, or loads it under the
 * same name.
 */
function moveIn(next) {
  mkdirSync(built, { recursive: true });
  for (const name of readdirSync(next)) renameSync(join(next, name), join(built, name));
  rmSync(next, { recursive: true, force: true });
}

function isBuilt() {
  return existsSync(builtServer) && isCurrent(stamp, hashOf(sources()));
}

function sources() {
  const folders = workspaceFolders().filter((one) => one.startsWith(inRoot('packages')));
  return [
    ...[...folders, folder].flatMap((one) => filesBelow(`${one}/src`, goesIn)),
    inRoot('scripts/bundle-api.mjs'),
    inRoot('pnpm-lock.yaml'),
  ];
}

function goesIn(name, isFolder) {
  return isFolder
    ? name !== 'testing'
    : name.endsWith('.ts') && !/\.(test|suite|contract)\.ts$/.test(name);
}
