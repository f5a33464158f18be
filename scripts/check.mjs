// `pnpm check`: runs all static checks.
import { runStage } from './lib/run-stage.mjs';
import { checks } from './lib/stages.mjs';

let failed = 0;
for (const stage of checks()) failed += (await runStage(stage)).failed;
process.exitCode = failed > 0 ? 1 : 0;
