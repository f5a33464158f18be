import { existsSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { withLock } from './lock.mjs';
import { inRoot, projectNode } from './project.mjs';
import { filesBelow, hashOf, isCurrent, writeStamp } from './stamp.mjs';
import { runLogged, shown, StepFailed, tailOf } from './step.mjs';

const ui = inRoot('packages', 'react-ui');
/** Where the static Storybook stands: any web server can hand it out. */
export const storybookFolder = inRoot('packages', 'react-ui', 'storybook-static');
const stamp = inRoot('node_modules', '.foyer-storybook-stamp');

/**
 * Builds the static Storybook, unless nothing that goes into it changed: aside and then moved into place.
 * @param {(text: string) => void} say hears one line about what takes long.
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
  throw new StepFailed(`Building the Storybook failed; all of it: ${shown(log)}.`, tailOf(log));
}

/** All that can change it: the sources of what the stories show, and the locked dependencies. */
function sources() {
  const shownIn = [
    `${ui}/.storybook`,
    `${ui}/src`,
    inRoot('packages/core/src'),
    inRoot('packages/core/testing'),
  ];
  return [
    ...shownIn.flatMap((folder) => filesBelow(folder, (name) => !/\.test\.tsx?$/.test(name))),
    inRoot('pnpm-lock.yaml'),
  ];
}
