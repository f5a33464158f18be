// `pnpm requirements`: shows which requirements the last test run covered. Fails if one is unmet; lists partial ones.
import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './lib/project.mjs';
import { readReport } from './lib/reports.mjs';

const idPattern = /^[A-Z]{2}-\d{2,3}$/;

if (import.meta.main) {
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
}

function testsOfLastRun() {
  const files = ['unit', 'screenshots', 'e2e'].map((name) => inRoot('.reports', `${name}.json`));
  const there = files.filter((file) => existsSync(file));
  if (there.length < files.length) {
    console.error(`Found ${there.length} of ${files.length} test reports. Run npm test first.`);
  }
  return there.flatMap((file) => readReport(file));
}

/**
 * The ids of a catalog: lines `| RT-01 | in short | status |` of a Markdown file.
 * @returns {{id: string, open: string | null}[]} `open` says what is missing for an id marked as partial.
 */
export function catalogOf(markdown) {
  const rows = [];
  for (const line of markdown.split('\n')) {
    const [, id, , status] = line.split('|').map((cell) => cell.trim());
    if (!idPattern.test(id ?? '')) continue;
    if (rows.some((row) => row.id === id)) throw new Error(`${id} stands in the catalogue twice.`);
    rows.push({ id, open: openPart(id, status ?? '') });
  }
  return rows;
}

/**
 * Rates the catalog's ids by the tests of a run. An id is met if a passing test names it and no failing one does.
 * If the catalog marks it as partial, it's partial instead.
 * @param {{title: string, status: string}[]} tests
 * @returns {{met: string[], partial: string[], unmet: string[]}}
 */
export function weigh(catalog, tests) {
  const passed = idsIn(tests.filter((test) => test.status === 'passed'));
  const failed = idsIn(tests.filter((test) => test.status === 'failed'));
  const answer = { met: [], partial: [], unmet: [] };
  for (const { id, open } of catalog) {
    if (!passed.has(id) || failed.has(id)) answer.unmet.push(id);
    else if (open !== null) answer.partial.push(id);
    else answer.met.push(id);
  }
  return answer;
}

/** Ids in test titles that the catalog doesn't contain: typos that would prove nothing. */
export function unknownIds(catalog, tests) {
  const known = new Set(catalog.map(({ id }) => id));
  const areas = new Set(catalog.map(({ id }) => id.slice(0, 2)));
  return [...idsIn(tests)].filter((id) => areas.has(id.slice(0, 2)) && !known.has(id)).toSorted();
}

function openPart(id, status) {
  if (status === '') return null;
  const open = /^partial: (.+)$/.exec(status)?.[1];
  if (open === undefined) throw new Error(`${id}: a status is blank or "partial: what is open".`);
  return open;
}

function idsIn(tests) {
  return new Set(tests.flatMap(({ title }) => title.match(/\b[A-Z]{2}-\d{2,3}\b/g) ?? []));
}
