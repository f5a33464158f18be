import { existsSync, renameSync, rmSync } from 'node:fs';
import { withLock } from './lock.mjs';
import { commandOf, inRoot, projectNode, workspaceFolders } from './project.mjs';
import { filesBelow, hashOf, isCurrent, writeStamp } from './stamp.mjs';
import { runLogged, shown, StepFailed, tailOf } from './step.mjs';

/** Where the built site stands. */
export const siteFolder = inRoot('examples', 'web', 'dist');
const stamp = inRoot('node_modules', '.foyer-site-stamp');

/**
 * Builds the web site, unless nothing that goes into it changed. It is built aside and moved into place, so that a
 * server that runs meanwhile keeps the old one whole, and a failed build leaves it standing.
 * @param {(text: string) => void} say hears one line about what takes long.
 * @returns {Promise<'built' | 'current'>}
 */
export async function buildSite(say) {
  if (built()) return 'current';
  return withLock(
    inRoot('.foyer', 'prepare.lock'),
    async () => {
      if (built()) return 'current';
      say('Building the site…');
      const hash = hashOf(sources());
      const log = inRoot('.foyer', 'logs', 'build.log');
      const next = inRoot('.foyer', 'site-next');
      const code = await runLogged(
        projectNode(),
        [commandOf('vite'), 'build', 'examples/web', '--outDir', next, '--emptyOutDir'],
        { log },
      );
      if (code !== 0) {
        throw new StepFailed(
          `Building the site failed; the whole log is in ${shown(log)}.`,
          tailOf(log),
        );
      }
      rmSync(siteFolder, { recursive: true, force: true });
      renameSync(next, siteFolder);
      writeStamp(stamp, hash);
      return 'built';
    },
    () => say('Waiting for another start in this folder to finish building…'),
  );
}

function built() {
  return existsSync(inRoot('examples/web/dist/index.html')) && isCurrent(stamp, hashOf(sources()));
}

/** All that can change the built site: the packages' sources, the web example, and the locked dependencies. */
function sources() {
  const packages = workspaceFolders()
    .filter((folder) => folder.startsWith(inRoot('packages')))
    .flatMap((folder) => filesBelow(`${folder}/src`, goesIn));
  const web = filesBelow(inRoot('examples', 'web'), goesIn);
  return [...packages, ...web, inRoot('pnpm-lock.yaml')];
}

function goesIn(name, isFolder) {
  if (isFolder) return !['node_modules', 'dist', 'dist-types', 'e2e'].includes(name);
  return !/\.(test|stories|fake|contract)\.[cm]?tsx?$|\.md$|\.tsbuildinfo$/.test(name);
}
