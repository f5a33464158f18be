// Draws every page of a built site into files that its server finds in `.pages`: started by scripts/lib/build-site.mjs as
// `draw-site.mjs <the site's folder> <the program that draws>`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [site, program] = process.argv.slice(2).map((path) => resolve(path));
const { drawSite } = await import(pathToFileURL(program).href);
const page = join(site, 'index.html');
const { files, frame, ...directory } = await drawSite(readFileSync(page, 'utf8'));
writeFileSync(page, frame);
const folder = join(site, '.pages');
mkdirSync(folder, { recursive: true });
for (const [name, text] of files) writeFileSync(join(folder, name), text);
writeFileSync(join(folder, 'pages.json'), JSON.stringify(directory, null, 2));
