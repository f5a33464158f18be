// `pnpm requirements`: shows which requirements the last test run covered. Fails if one is unmet; lists partial ones.
import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './lib/project.mjs';
import { readReport } from './lib/reports.mjs';
import { catalogOf, unknownIds, weigh } from './lib/requirements.mjs';

const catalog = catalogOf(readFileSync(inRoot('docs/requirements.md'), 'utf8'));
const tests = testsOfLastRun();
const { met, partial, unmet } = weigh(catalog, tests);

for (const id of unknownIds(catalog, tests)) {
  console.error(`A test names ${id}, which docs/requirements.md doesn't list.`);
  process.exitCode = 1;
}

for (const id of unmet) console.log(`unmet    ${id}`);
for (const { id, open } of catalog) {
  if (partial.includes(id)) console.log(`partial  ${id}  ${open}`);
}
console.log(`${met.length} met, ${partial.length} partial, ${unmet.length} unmet.`);
if (unmet.length > 0) process.exitCode = 1;

function testsOfLastRun() {
  const files = ['unit', 'screenshots', 'e2e'].map((name) => inRoot('.reports', `${name}.json`));
  const there = files.filter((file) => existsSync(file));
  if (there.length < files.length) {
    console.error(`Found ${there.length} of ${files.length} test reports. Run npm test first.`);
  }
  return there.flatMap((file) => readReport(file));
}
