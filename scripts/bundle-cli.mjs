// The command that plays scenarios, in one file: examples/cli/dist/foyer.js, unless nothing that goes into it changed.
import { buildCli } from './lib/build-cli.mjs';
import { reportFailure } from './lib/step.mjs';

try {
  console.log(`The command foyer is ${await buildCli()}: examples/cli/dist/foyer.js`);
} catch (error) {
  reportFailure(error);
}
