#!/usr/bin/env -S node --conditions=source
// `pnpm replay …` finds this command by its name. A script of that name would make pnpm print a banner into the report.
import { start } from './start.mjs';

await start(['replay', ...process.argv.slice(2)]);
