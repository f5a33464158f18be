// `pnpm size`: compares the size of the first screen's JavaScript, the front page, the core alone and each lazily
// loaded part with the budgets in size-budget.json (KiB gzip). `--json` prints bytes.
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
        `${name} is ${gzip - budget} bytes over its budget in scripts/size-budget.json: load part of it lazily, or raise the budget.`,
      );
  }
} catch (error) {
  reportFailure(error);
}

async function weigh(scripts, manifest) {
  if (scripts.length === 0) throw new StepFailed('The page has no script to measure.');
  const parts = laterParts(manifest).filter(({ file }) => !scripts.includes(file));
  const home = parts.find(({ source }) => source.endsWith('/home-page.tsx'));
  if (home === undefined) throw new StepFailed('The front page is no longer a separate chunk.');
  // A chunk shared by several parts counts in each of them, because a visitor may open any of them first.
  const added = parts.map(({ name, file, source }) => ({
    name,
    ...(source.includes('/pages/account/') && { kind: 'each page of the members' }),
    ...sum(withImports(read, [file]).filter((one) => !scripts.includes(one))),
  }));
  return [
    { name: 'lead route', ...sum(scripts) },
    { name: 'front page', ...sum(withImports(read, [...scripts, home.file])) },
    { name: 'core', ...(await coreWeight()) },
    { name: 'element', ...sum(withImports(read, ['embed/foyer-lead-flow.js', ...ofElement()])) },
    ...added.toSorted((a, b) => b.gzip - a.gzip),
  ];
}

/** The files that the custom element's script loads when the first element appears. */
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
