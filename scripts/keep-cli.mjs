// `keep-cli.mjs <folder>`: of the command that was built there, what need not be found out at each start: the calendar data of
// some years, and what V8 has made of the program by the end of a scenario.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepareDates } from '../examples/cli/src/start/prepared-dates.ts';
import { inRoot } from './lib/project.mjs';

const [folder] = process.argv.slice(2);
const thisYear = new Date().getUTCFullYear();
const dates = prepareDates(thisYear - 2, thisYear + 10);
writeFileSync(join(folder, 'foyer.dates.json'), JSON.stringify(dates));
const { load } = await import(pathToFileURL(join(folder, 'foyer.main.js')).href);
const { main, keep } = load();
await main(['replay', inRoot('scenarios', 'booked.yaml'), '--reporter', 'json']);
keep();
