import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { commandOf, inRoot, projectNode, publishedFolders } from './project.mjs';
import { filesBelow, hashOf, isCurrent, writeStamp } from './stamp.mjs';
import { runLogged, shown, StepFailed, tailOf } from './step.mjs';

/** The folder of the built site. */
export const siteFolder = inRoot('examples', 'web', 'dist');
/** The built server's entry file. */
export const builtServer = inRoot('examples', 'api', 'dist', 'foyer-api.js');
/** The folder of the static Storybook, which any web server can serve. */
export const storybookFolder = inRoot('packages', 'react-ui', 'storybook-static');

/** The stories as the tests open them. */
export const testStorybookFolder = inRoot('.foyer', 'stories');

/** The folder of the documentation site. */
export const docsFolder = inRoot('docs', 'dist');

const ui = inRoot('packages', 'react-ui');

/**
 * Builds the website, unless its inputs are unchanged: the pages, prerendered so that the first paint needs no script,
 * and beside them the custom element and the headless example, which other sites load.
 */
export const buildSite = (say) =>
  unlessCurrent(say, {
    name: 'site',
    output: join(siteFolder, 'index.html'),
    inputs: ['web', 'embed', 'headless'].flatMap((name) =>
      programSources(inRoot('examples', name)),
    ),
    build: () =>
      replaceFolder(siteFolder, 'site', async (next) => {
        await vite('examples/web', next);
        const pages = inRoot('.foyer', 'prerender-pages');
        await vite('examples/web', pages, '--ssr', 'src/prerender/prerender-pages.tsx');
        const args = [inRoot('scripts', 'prerender-site.mjs'), next];
        await run('prerender the pages', [...args, join(pages, 'prerender-pages.js')]);
        await vite('examples/embed', join(next, 'embed'));
        await vite('examples/headless', join(next, 'headless'));
      }),
  });

/**
 * Bundles the server into a few files in `examples/api/dist`, unless its inputs are unchanged. The bundle starts much
 * faster than the source, whose hundreds of modules Node has to find and strip of types.
 */
export const buildApi = (say) =>
  unlessCurrent(say, {
    name: 'server',
    output: builtServer,
    inputs: programSources(inRoot('examples', 'api')),
    async build() {
      await bundle('foyer-api', 'examples/api', 'dist');
      // What `packagedFile` finds, so that the bundle runs without any package.
      const ofApi = createRequire(inRoot('examples', 'api', 'package.json'));
      for (const file of packagedFiles) {
        cpSync(ofApi.resolve(file), inRoot('examples', 'api', 'dist', 'files', basename(file)));
      }
    },
  });

const packagedFiles = [
  '@foyer/react-ui/tokens.css',
  ...['newsreader', 'instrument-sans'].map(
    (name) => `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
  ),
];

/**
 * Bundles the scenario runner into `foyer.js`, and writes the scenario format's JSON Schema beside it.
 * @param {string} [outDir]
 */
export async function buildCli(outDir = inRoot('examples', 'cli', 'dist')) {
  await bundle('foyer', 'examples/cli', outDir);
  // The API in memory reads its data from the folder above its own.
  cpSync(inRoot('examples', 'api', 'data'), join(outDir, 'data'), { recursive: true });
  // Getting the schema from the built command also shows that it starts.
  const args = [join(outDir, 'foyer.js'), 'schema'];
  const { status, stdout, stderr } = spawnSync(projectNode(), args, { encoding: 'utf8' });
  if (status !== 0) throw new StepFailed('The command foyer does not start.', stderr);
  writeFileSync(join(outDir, 'scenario.schema.json'), stdout);
}

/** Builds the static Storybook, unless its inputs are unchanged. */
export const buildStorybook = (say) => buildStories(say, 'Storybook', storybookFolder);

/** Builds the stories for their tests: without Storybook's pages and tables, in a third of the time. */
export const buildTestStorybook = (say) =>
  buildStories(say, 'Storybook for tests', testStorybookFolder, '--test');

const buildStories = (say, name, folder, ...options) =>
  unlessCurrent(say, {
    name,
    output: join(folder, 'index.json'),
    inputs: [
      ...['.storybook', 'src'].map((folder) => join(ui, folder)),
      ...['src', 'testing'].map((folder) => inRoot('packages/core', folder)),
      ...['mail', 'copy', 'testing'].map((folder) => inRoot('examples/api/src', folder)),
    ].flatMap((folder) => filesBelow(folder, (name) => !/\.test\.tsx?$/.test(name))),
    build: () =>
      replaceFolder(folder, 'storybook', (next) => {
        const ofUi = createRequire(`${ui}/package.json`);
        const command = ofUi.resolve('storybook/internal/bin/dispatcher');
        const env = { STORYBOOK_DISABLE_TELEMETRY: '1' };
        const args = [command, 'build', '--output-dir', next, ...options];
        return run('build the Storybook', args, { env, cwd: ui });
      }),
  });

/**
 * Builds the documentation site, unless its inputs are unchanged: the API reference from the packages' sources, then the
 * pages, with a search index and `llms.txt`.
 */
export const buildDocs = (say) =>
  unlessCurrent(say, {
    name: 'documentation',
    output: join(docsFolder, 'index.html'),
    inputs: programSources(inRoot('docs')).filter(
      (file) => !/[\\/](reference|snippets)[\\/]/.test(file),
    ),
    build: async () => {
      const docs = inRoot('docs');
      const options = { cwd: docs };
      rmSync(join(docs, 'reference'), { recursive: true, force: true });
      const typedoc = commandOf('typedoc', 'typedoc', docs);
      await run('write the API reference', [typedoc, '--options', 'typedoc.mjs'], options);
      await replaceFolder(docsFolder, 'docs', (next) => {
        const vitepress = commandOf('vitepress', 'vitepress', docs);
        return run('build the documentation', [vitepress, 'build', '--outDir', next], options);
      });
    },
  });

async function unlessCurrent(say, { name, output, inputs, build }) {
  const stamp = inRoot('node_modules', `.foyer-${name.replaceAll(' ', '-')}-stamp`);
  const hash = hashOf([
    ...inputs,
    ...filesBelow(inRoot('scripts', 'lib')),
    inRoot('pnpm-lock.yaml'),
  ]);
  if (existsSync(output) && isCurrent(stamp, hash)) return 'current';
  say(`Building the ${name}…`);
  await build();
  writeStamp(stamp, hash);
  return 'built';
}

/** Builds in a separate folder, so that a running server keeps a complete one and a failed build changes nothing. */
export async function replaceFolder(folder, name, build) {
  removeStopped(name);
  const next = inRoot('.foyer', `${name}-next-${process.pid}`);
  try {
    await build(next);
    rmSync(folder, { recursive: true, force: true });
    renameSync(next, folder);
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
}

/** Removes what is left of builds that ended without cleaning up, as Ctrl-C makes them. */
function removeStopped(name) {
  const parent = inRoot('.foyer');
  mkdirSync(parent, { recursive: true });
  for (const entry of readdirSync(parent)) {
    const id = entry.startsWith(`${name}-next-`) ? Number(entry.split('-').at(-1)) : NaN;
    if (id > 0 && !isRunning(id)) rmSync(join(parent, entry), { recursive: true, force: true });
  }
}

function isRunning(processId) {
  try {
    // Sends nothing.
    return process.kill(processId, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Builds a website, or with `options` another program, into an empty folder. */
function vite(folder, outDir, ...options) {
  const args = [commandOf('vite'), 'build', folder, '--outDir', outDir, '--emptyOutDir'];
  return run(`build ${folder}`, [...args, ...options]);
}

/** Bundles the program of this name, a Node program. */
function bundle(name, folder, outDir) {
  const config = inRoot('scripts', 'lib', 'program.vite.mjs');
  const options = ['--ssr', `bin/${name}.mjs`, '--config', config, '--mode', name];
  const args = [commandOf('vite'), 'build', folder, '--outDir', outDir, ...options];
  return run(`build ${folder}`, args);
}

async function run(what, args, options = {}) {
  const log = inRoot('.foyer', 'logs', `${what.replaceAll(/\W+/g, '-')}.log`);
  const env = { NO_COLOR: '1', ...options.env };
  const settings = { ...options, env, log, letsOthersFirst: true };
  if ((await runLogged(projectNode(), args, settings)) === 0) return;
  throw new StepFailed(`Couldn't ${what}; the whole log is in ${shown(log)}.`, tailOf(log));
}

/** The sources of an example and of the packages, without their tests. */
function programSources(example) {
  const sources = publishedFolders().map((folder) => join(folder, 'src'));
  return [...sources, example].flatMap((folder) =>
    filesBelow(folder, (name, isFolder) =>
      isFolder
        ? !['node_modules', 'dist', 'dist-types', 'e2e', 'testing', 'data'].includes(name)
        : !/\.(test|suite|stories|fake|contract)\.[cm]?tsx?$|README\.md$|\.tsbuildinfo$|^\.npmignore$/.test(
            name,
          ),
    ),
  );
}
