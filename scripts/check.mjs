// `pnpm check`: everything that is read rather than run.
import { runChecks } from './lib/run-stage.mjs';
import { checks, packagesCheck } from './lib/stages.mjs';

const { failed } = await runChecks([...checks(), packagesCheck()]);
process.exitCode = failed > 0 ? 1 : 0;
