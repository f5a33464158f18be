import { existsSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
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
      const next = inRoot('.foyer', 'site-next');
      await viteBuild('examples/web', next);
      // The custom element and a page of another site to try it on: served with the site, loaded by others. EM-01
      await viteBuild('examples/embed', join(next, 'embed'));
      // EM-02
      await viteBuild('examples/headless', join(next, 'headless'));
      rmSync(siteFolder, { recursive: true, force: true });
      renameSync(next, siteFolder);
      writeStamp(stamp, hash);
      return 'built';
    },
    () => say('Waiting for another start in this folder to finish building…'),
  );
}

async function viteBuild(folder, outDir) {
  const log = inRoot('.foyer', 'logs', `build-${basename(folder)}.log`);
  const args = [commandOf('vite'), 'build', folder, '--outDir', outDir, '--emptyOutDir'];
  if ((await runLogged(projectNode(), args, { log })) === 0) return;
  throw new StepFailed(
    `Building ${folder} failed; the whole log is in ${shown(log)}.`,
    tailOf(log),
  );
}

function built() {
  return existsSync(inRoot('examples/web/dist/index.html')) && isCurrent(stamp, hashOf(sources()));
}

/** All that can change the built site: the packages' sources, the examples that are built, the locked dependencies. */
function sources() {
  const packages = workspaceFolders()
    .filter((folder) => folder.startsWith(inRoot('packages')))
    .flatMap((folder) => filesBelow(`${folder}/src`, goesIn));
  const examples = ['web', 'embed', 'headless'].flatMap((name) =>
    filesBelow(inRoot('examples', name), goesIn),
  );
  return [...packages, ...examples, inRoot('pnpm-lock.yaml')];
}

function goesIn(name, isFolder) {
  if (isFolder) return !['node_modules', 'dist', 'dist-types', 'e2e'].includes(name);
  return !/\.(test|stories|fake|contract)\.[cm]?tsx?$|\.md$|\.tsbuildinfo$/.test(name);
}
