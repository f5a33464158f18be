#!/usr/bin/env -S node --conditions=source
// `pnpm replay …` finds this by its name. A script of that name would have pnpm print a banner into the report.
import { run } from './run.mjs';

await run(['replay', ...process.argv.slice(2)]);
