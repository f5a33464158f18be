import { existsSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { withLock } from './lock.mjs';
import { commandOf, inRoot, projectNode, workspaceFolders } from './project.mjs';
import { filesBelow, hashOf, isCurrent, writeStamp } from './stamp.mjs';
import { runLogged, shown, StepFailed, tailOf } from './step.mjs';

/** The folder of the built site. */
export const siteFolder = inRoot('examples', 'web', 'dist');
const stamp = inRoot('node_modules', '.foyer-site-stamp');

/**
 * Builds the website, unless its inputs are unchanged. Builds it in a separate folder and moves it into place, so
 * that a
 * running server keeps a complete site, and a failed build changes nothing.
 * @param {(text: string) => void} say receives one line about anything slow.
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
      await drawPages(next);
      // The custom element and a page of another site to try it on. They're served with the site and loaded by
      // others.
      await viteBuild('examples/embed', join(next, 'embed'));
      await viteBuild('examples/headless', join(next, 'headless'));
      rmSync(siteFolder, { recursive: true, force: true });
      renameSync(next, siteFolder);
      writeStamp(stamp, hash);
      return 'built';
    },
    () => say('Waiting for another start in this folder to finish building…'),
  );
}

/** Prerenders the pages with a program built from the same sources, so that the first paint needs no script. */
async function drawPages(site) {
  const program = inRoot('.foyer', 'prerender-pages');
  await viteBuild('examples/web', program, ['--ssr', 'src/prerender/prerender-pages.tsx']);
  const args = [inRoot('scripts', 'prerender-site.mjs'), site, join(program, 'prerender-pages.js')];
  await run(args, 'prerender-pages', 'Prerendering the pages');
}

async function viteBuild(folder, outDir, options = []) {
  const args = [commandOf('vite'), 'build', folder, '--outDir', outDir, '--emptyOutDir'];
  await run([...args, ...options], `build-${basename(folder)}`, `Building ${folder}`);
}

async function run(args, name, what) {
  const log = inRoot('.foyer', 'logs', `${name}.log`);
  if ((await runLogged(projectNode(), args, { log })) === 0) return;
  throw new StepFailed(`${what} failed; the whole log is in ${shown(log)}.`, tailOf(log));
}

function built() {
  return existsSync(inRoot('examples/web/dist/index.html')) && isCurrent(stamp, hashOf(sources()));
}

/**
 * Everything that affects the built site: the packages' sources, the examples that are built, and the locked
 * dependencies.
 */
function sources() {
  const packages = workspaceFolders()
    .filter((folder) => folder.startsWith(inRoot('packages')))
    .flatMap((folder) => filesBelow(`${folder}/src`, goesIn));
  const examples = ['web', 'embed', 'headless'].flatMap((name) =>
    filesBelow(inRoot('examples', name), goesIn),
  );
  return [...packages, ...examples, inRoot('scripts/prerender-site.mjs'), inRoot('pnpm-lock.yaml')];
}

function goesIn(name, isFolder) {
  if (isFolder) return !['node_modules', 'dist', 'dist-types', 'e2e'].includes(name);
  return !/\.(test|stories|fake|contract)\.[cm]?tsx?$|\.md$|\.tsbuildinfo$/.test(name);
}
