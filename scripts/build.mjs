// `pnpm build`: the web site into examples/web/dist, the server into examples/api/dist and the command that plays scenarios
// into examples/cli/dist, unless nothing that goes into them changed.
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
