// `pnpm pictures`: compares every screen with the picture of it that was approved of. `--update` takes new pictures where
// they no longer hold; a word (`pnpm pictures gift`) takes only the screens whose name has it.
import { parseArgs } from 'node:util';
import { buildSite } from './lib/build-site.mjs';
import { buildStorybook } from './lib/build-storybook.mjs';
import { commandOf, projectNode } from './lib/project.mjs';
import { picturesArgs } from './lib/stages.mjs';
import { reportFailure } from './lib/step.mjs';
import { spawn } from 'node:child_process';

const { values, positionals } = parseArgs({
  options: { update: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const say = (text) => console.log(text);
try {
  await buildStorybook(say);
  await buildSite(say);
  process.exitCode = await takePictures(positionals);
} catch (error) {
  reportFailure(error);
}

function takePictures(words) {
  const only = words.length === 0 ? [] : ['--grep', words.join('|')];
  const args = [
    '--conditions=source',
    commandOf('@playwright/test', 'playwright'),
    ...picturesArgs,
  ];
  const env = { ...process.env, PICTURES_UPDATE: values.update ? '1' : '' };
  const child = spawn(projectNode(), [...args, ...only], { env, stdio: 'inherit' });
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
}
