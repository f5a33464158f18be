import { existsSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { withLock } from './lock.mjs';
import { inRoot, projectNode } from './project.mjs';
import { filesBelow, hashOf, isCurrent, writeStamp } from './stamp.mjs';
import { runLogged, shown, StepFailed, tailOf } from './step.mjs';

const ui = inRoot('packages', 'react-ui');
/** The folder of the static Storybook, which any web server can serve. */
export const storybookFolder = inRoot('packages', 'react-ui', 'storybook-static');
const stamp = inRoot('node_modules', '.foyer-storybook-stamp');

/**
 * Builds the static Storybook, unless its inputs are unchanged. Builds it in a separate folder and moves it into
 * place.
 * @param {(text: string) => void} say receives one line about anything slow.
 * @returns {Promise<'built' | 'current'>}
 */
export async function buildStorybook(say) {
  return withLock(
    inRoot('.foyer', 'storybook.lock'),
    async () => {
      const hash = hashOf(sources());
      if (existsSync(inRoot('packages/react-ui/storybook-static/index.json'))) {
        if (isCurrent(stamp, hash)) return 'current';
      }
      say('Building the Storybook…');
      const next = inRoot('.foyer', 'storybook-next');
      await build(next);
      rmSync(storybookFolder, { recursive: true, force: true });
      renameSync(next, storybookFolder);
      writeStamp(stamp, hash);
      return 'built';
    },
    () => say('Waiting for another build of the Storybook to finish…'),
  );
}

async function build(folder) {
  const command = createRequire(`${ui}/package.json`).resolve('storybook/internal/bin/dispatcher');
  const log = inRoot('.foyer', 'logs', 'build-storybook.log');
  const args = [command, 'build', '--output-dir', folder];
  const env = { STORYBOOK_DISABLE_TELEMETRY: '1', NO_COLOR: '1' };
  if ((await runLogged(projectNode(), args, { log, env, cwd: ui })) === 0) return;
  throw new StepFailed(
    `Building the Storybook failed; the whole log is in ${shown(log)}.`,
    tailOf(log),
  );
}

/** Everything that affects it: the sources shown in stories, and the locked dependencies. */
function sources() {
  const shownIn = [
    `${ui}/.storybook`,
    `${ui}/src`,
    inRoot('packages/core/src'),
    inRoot('packages/core/testing'),
    ...['mail', 'copy', 'testing'].map((folder) => inRoot('examples/api/src', folder)),
  ];
  return [
    ...shownIn.flatMap((folder) => filesBelow(folder, (name) => !/\.test\.tsx?$/.test(name))),
    inRoot('pnpm-lock.yaml'),
  ];
}
