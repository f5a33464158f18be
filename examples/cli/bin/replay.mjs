#!/usr/bin/env -S node --conditions=source
// `pnpm replay …` finds this command by its name. A script of that name would make pnpm print a banner into the report.
process.argv.splice(2, 0, 'replay');
await import('./foyer.mjs');
