// `pnpm build`: builds the website into examples/web/dist, the server into examples/api/dist and the scenario runner
// into examples/cli/dist, unless their inputs are unchanged.
import { buildApi } from './lib/build-api.mjs';
import { buildCli } from './lib/build-cli.mjs';
import { buildSite } from './lib/build-site.mjs';
import { reportFailure } from './lib/step.mjs';

try {
  console.log(`The site is ${await buildSite((text) => console.log(text))}: examples/web/dist`);
  await buildCli();
  console.log('The command foyer is built: examples/cli/dist/foyer.js');
  console.log(`The server is ${await buildApi((text) => console.log(text))}: examples/api/dist`);
} catch (error) {
  reportFailure(error);
}
