import { readFileSync } from 'node:fs';

/**
 * A test of a run with either runner. `title` starts with the names of its groups; `retried` means that the test
 * passed only on a retry.
 * @typedef {{title: string, status: 'passed' | 'failed' | 'skipped', retried?: true}} Test
 */

/** The tests of a Vitest or Playwright JSON report. @returns {Test[]} */
export function readReport(file) {
  return testsOf(JSON.parse(readFileSync(file, 'utf8')));
}

/** @returns {Test[]} */
export function testsOf(report) {
  if (Array.isArray(report.testResults)) return report.testResults.flatMap(testsOfVitestFile);
  if (Array.isArray(report.suites))
    return report.suites.flatMap((suite) => testsOfSuite(suite, []));
  throw new Error('Neither a Vitest nor a Playwright report.');
}

function testsOfVitestFile({ name, status, assertionResults }) {
  // A file that fails to load contains no tests, so it counts as one failed test.
  if (status === 'failed' && assertionResults.length === 0) return [{ title: name, status }];
  return assertionResults.map((test) => ({
    title: [...idsOf(test), ...test.ancestorTitles, test.title].join(' '),
    status: test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped',
  }));
}

/** The requirements that a contract suite's test names in its options, because its title is for other teams too. */
function idsOf({ meta }) {
  return meta?.requirements === undefined ? [] : [meta.requirements];
}

function testsOfSuite(suite, above) {
  // Playwright's outermost suites are files, whose names aren't part of a title.
  const titles = suite.title === suite.file ? above : [...above, suite.title];
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map((test) => ({
      title: [...titles, spec.title].join(' '),
      ...statusOfPlaywright(test.status),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOfSuite(inner, titles))];
}

function statusOfPlaywright(status) {
  if (status === 'flaky') return { status: 'passed', retried: true };
  if (status === 'expected') return { status: 'passed' };
  return { status: status === 'skipped' ? 'skipped' : 'failed' };
}
