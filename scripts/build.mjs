// `pnpm build`: builds the website into examples/web/dist, the scenario runner into examples/cli/dist and the server
// into examples/api/dist. `pnpm build foyer` builds only the runner, `pnpm build storybook` the static Storybook,
// `pnpm build docs` the documentation site. What is current stays as it is, except for the runner.
import {
  buildApi,
  buildCli,
  buildDocs,
  buildSite,
  buildStorybook,
  storybookFolder,
} from './lib/build.mjs';
import { reportFailure, shown, StepFailed } from './lib/step.mjs';

const say = (text) => console.log(text);
const builds = {
  site: async () => say(`The site is ${await buildSite(say)}: examples/web/dist`),
  foyer: async () => {
    await buildCli();
    say('The command foyer is built: examples/cli/dist/foyer.js');
  },
  server: async () => say(`The server is ${await buildApi(say)}: examples/api/dist`),
  docs: async () => say(`The documentation is ${await buildDocs(say)}: docs/dist`),
  storybook: async () =>
    say(`The Storybook is ${await buildStorybook(say)}: ${shown(storybookFolder)}`),
};

const asked = process.argv.slice(2);
try {
  const unknown = asked.find((name) => !Object.hasOwn(builds, name));
  if (unknown !== undefined) {
    throw new StepFailed(`There is no build "${unknown}", only ${Object.keys(builds).join(', ')}.`);
  }
  for (const name of asked.length > 0 ? asked : ['site', 'foyer', 'server']) await builds[name]();
} catch (error) {
  reportFailure(error);
}
