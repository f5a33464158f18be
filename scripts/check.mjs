// `pnpm check`: everything that is read rather than run.
import { runChecks } from './lib/run-stage.mjs';
import { longChecks, packagesCheck, quickChecks } from './lib/stages.mjs';

const [types, ...others] = quickChecks();
const { failed } = await runChecks([types, packagesCheck(), ...longChecks(), ...others]);
process.exitCode = failed > 0 ? 1 : 0;
