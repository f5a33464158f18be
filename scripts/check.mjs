// `pnpm check`: everything that is read rather than run.
import { runChecks } from './lib/run-stage.mjs';
import { checks, packagesCheck } from './lib/stages.mjs';

const [types, ...others] = checks();
const { failed } = await runChecks([types, packagesCheck(), ...others]);
process.exitCode = failed > 0 ? 1 : 0;
