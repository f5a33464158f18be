// `keep-cli.mjs <folder>`: plays a scenario by the command that was built there, and keeps what V8 made of it until then.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from './lib/project.mjs';

const [folder] = process.argv.slice(2);
const { load } = await import(pathToFileURL(join(folder, 'foyer.main.js')).href);
const { main, keep } = load();
await main(['replay', inRoot('scenarios', 'booked.yaml'), '--reporter', 'json']);
keep();
