// `pnpm screenshots`: plays every story, and compares every screen with its approved screenshot. `--update` approves the
// current screenshots; a word (`pnpm screenshots gift`) limits the run to stories whose file or screenshot contains it;
// `--project stories` leaves out the site.
import { spawn } from 'node:child_process';
import { buildSite, buildTestStorybook } from './lib/build.mjs';
import { readOptions } from './lib/options.mjs';
import { commandOf, projectNode } from './lib/project.mjs';
import { screenshotsArgs } from './lib/stages.mjs';
import { reportFailure } from './lib/step.mjs';

const { values, positionals } = readOptions({
  options: { update: { type: 'boolean', default: false }, project: { type: 'string' } },
  allowPositionals: true,
});
const say = (text) => console.log(text);
try {
  await buildTestStorybook(say);
  await buildSite(say);
  process.exitCode = await takeScreenshots();
} catch (error) {
  reportFailure(error);
}

function takeScreenshots() {
  const args = [
    '--conditions=source',
    commandOf('@playwright/test', 'playwright'),
    ...screenshotsArgs,
    ...(positionals.length === 0 ? [] : ['--grep', positionals.join('|')]),
    ...(values.update ? ['--update-snapshots'] : []),
    ...(values.project === undefined ? [] : ['--project', values.project]),
  ];
  const child = spawn(projectNode(), args, { stdio: 'inherit' });
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
}
