// `pnpm requirements`: which requirement the last test run showed, and which it did not.
//   --json     one object: { met, partial, unmet }
//   --ratchet  fails only when an id of docs/requirements-met.json is no longer met
//   --open UI,ER  with --ratchet: fails as well when an id of any other area is partial or unmet
//   --accept   adds the ids now met to docs/requirements-met.json
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inRoot } from './lib/project.mjs';
import { readReport } from './lib/reports.mjs';
import { areasOf, catalogueOf, failuresOf, unknownIds, weigh } from './lib/requirements.mjs';

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    ratchet: { type: 'boolean', default: false },
    open: { type: 'string' },
    accept: { type: 'boolean', default: false },
  },
});

const catalogue = catalogueOf(readFileSync(inRoot('docs/requirements.md'), 'utf8'));
const keptFile = inRoot('docs/requirements-met.json');
const kept = existsSync(keptFile) ? JSON.parse(readFileSync(keptFile, 'utf8')) : [];
const tests = testsOfLastRun();
const { met, partial, unmet } = weigh(catalogue, tests);

for (const id of unknownIds(catalogue, tests)) {
  console.error(`A test names ${id}, which docs/requirements.md doesn't list.`);
  process.exitCode = 1;
}

if (options.json) {
  console.log(JSON.stringify({ met, partial, unmet }));
  failIf(partial.length + unmet.length > 0);
} else if (options.accept) {
  const all = [...new Set([...kept, ...met])].toSorted();
  writeFileSync(keptFile, `${JSON.stringify(all, null, 2)}\n`);
  console.log(`${all.length - kept.length} ids added, ${all.length} kept from now on.`);
} else if (options.ratchet) {
  ratchet();
} else {
  list();
  failIf(partial.length + unmet.length > 0);
}

function list() {
  for (const id of unmet) console.log(`unmet    ${id}`);
  for (const { id, open } of catalogue) {
    if (partial.includes(id)) console.log(`partial  ${id}  ${open}`);
  }
  console.log(`${met.length} met, ${partial.length} partial, ${unmet.length} unmet.`);
}

function ratchet() {
  const areas = areasOf(options.open, catalogue);
  const { lost, open } = failuresOf({ met, partial, unmet }, { kept, areas });
  for (const id of lost) console.error(`${id} was met and is not any more.`);
  for (const id of open.filter((one) => !lost.includes(one))) {
    const why = catalogue.find((row) => row.id === id)?.open;
    console.error(
      `${id} is open and may not be: ${partial.includes(id) ? why : 'no test shows it'}.`,
    );
  }
  const gained = met.filter((id) => !kept.includes(id));
  if (gained.length > 0) {
    console.log(`Newly met: ${gained.join(', ')}. Keep them: pnpm requirements --accept`);
  }
  console.log(`${met.length} met, ${partial.length} partial, ${unmet.length} unmet.`);
  failIf(lost.length + open.length > 0);
}

function testsOfLastRun() {
  const files = ['unit', 'unit-lord-howe', 'stories', 'e2e'].map((name) =>
    inRoot('.reports', `${name}.json`),
  );
  const there = files.filter((file) => existsSync(file));
  if (there.length < files.length) {
    console.error(`${there.length} of ${files.length} test reports are there: run npm test first.`);
  }
  return there.flatMap((file) => readReport(file));
}

function failIf(failed) {
  if (failed) process.exitCode = 1;
}
