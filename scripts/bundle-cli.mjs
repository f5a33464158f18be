// Bundles the scenario runner: examples/cli/dist/foyer.js.
import { buildCli } from './lib/build-cli.mjs';
import { reportFailure } from './lib/step.mjs';

try {
  await buildCli();
  console.log('The command foyer is built: examples/cli/dist/foyer.js');
} catch (error) {
  reportFailure(error);
}
