// `pnpm size`: the JavaScript of the first screen, the front page, the core alone and each part that comes later, against
// the budgets in size-budget.json (KiB gzip). `--json` prints bytes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite, siteFolder } from './lib/build-site.mjs';
import { coreWeight } from './lib/core-weight.mjs';
import { firstRoute, laterParts, weightOf, withImports } from './lib/payload.mjs';
import { inRoot } from './lib/project.mjs';
import { besidesLine, budgeted, sizeTable } from './lib/size-table.mjs';
import { reportFailure, StepFailed } from './lib/step.mjs';

try {
  await buildSite((text) => console.error(text));
  const manifest = JSON.parse(read('.vite/manifest.json'));
  const first = firstRoute(read, manifest);
  const budgets = JSON.parse(readFileSync(inRoot('scripts', 'size-budget.json'), 'utf8'));
  const entries = budgeted(await weigh(filesOf(first, 'JavaScript'), manifest), budgets);
  if (process.argv.includes('--json')) console.log(JSON.stringify({ entries }));
  else {
    console.log(sizeTable(entries));
    for (const kind of ['CSS', 'fonts']) console.log(besidesLine(kind, sum(filesOf(first, kind))));
  }
  for (const { name, gzip, budget } of entries) {
    if (gzip > budget)
      throw new StepFailed(
        `${name} is ${gzip - budget} bytes over its budget in scripts/size-budget.json: fetch part of it later, or give it more room there.`,
      );
  }
} catch (error) {
  reportFailure(error);
}

async function weigh(scripts, manifest) {
  if (scripts.length === 0) throw new StepFailed('The page names no script: nothing was weighed.');
  const parts = laterParts(manifest).filter(({ file }) => !scripts.includes(file));
  const home = parts.find(({ source }) => source.endsWith('/home-page.tsx'));
  if (home === undefined) throw new StepFailed('The front page is not a part of its own any more.');
  const added = parts.map(({ name, file, source }) => ({
    name,
    // Each of them brings the session, the client of its calls and the forms, whichever is opened first.
    ...(source.includes('/pages/account/') && { kind: 'each page of the members' }),
    ...sum(withImports(read, [file]).filter((one) => !scripts.includes(one) && !isShared(one))),
  }));
  // What later steps share is fetched with the first of them, and counted once.
  const shared = Object.values(manifest)
    .filter(({ file, name, src }) => name !== undefined && src === undefined && isShared(file))
    .map(({ name, file }) => ({ name: `shared: ${name}`, ...sum([file]) }));
  return [
    { name: 'lead route', ...sum(scripts) },
    { name: 'front page', ...sum(withImports(read, [...scripts, home.file])) },
    { name: 'core', ...(await coreWeight()) },
    { name: 'element', ...sum(withImports(read, ['embed/foyer-lead-flow.js', ...ofElement()])) },
    ...[...added, ...shared].toSorted((a, b) => b.gzip - a.gzip),
  ];
}

/** By the names of the groups in the site's vite.config.ts. */
function isShared(file) {
  return /\/(?:account|calendar|carousel|clubs|container|history|joining|kit|times|visit-card|visit-rules)-[\w-]{7}\.js$/.test(
    file,
  );
}

/** What the custom element's script fetches when the first element appears. EM-01 */
function ofElement() {
  const script = read('embed/foyer-lead-flow.js');
  return [...new Set(script.match(/\bassets\/[\w.-]+\.js/g))].map((file) => `embed/${file}`);
}

function sum(files) {
  const weights = files.map((file) => weightOf(siteFolder, file));
  return {
    gzip: weights.reduce((total, { gzip }) => total + gzip, 0),
    brotli: weights.reduce((total, { brotli }) => total + brotli, 0),
  };
}

function filesOf(route, wanted) {
  return route.filter(({ kind }) => kind === wanted).map(({ file }) => file);
}

function read(file) {
  return readFileSync(join(siteFolder, file), 'utf8');
}
