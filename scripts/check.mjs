// `pnpm check`: everything that is read rather than run.
import { runStage } from './lib/run-stage.mjs';
import { checks } from './lib/stages.mjs';

let failed = 0;
for (const stage of checks()) failed += (await runStage(stage)).failed;
process.exitCode = failed > 0 ? 1 : 0;
