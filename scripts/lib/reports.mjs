import { readFileSync } from 'node:fs';

/**
 * One test of a run, whichever runner ran it. `title` has the names of the groups around it in front; `retried` is one
 * that passed only when it was tried again.
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
  // A file that could not be loaded holds no tests: it counts as one that failed.
  if (status === 'failed' && assertionResults.length === 0) return [{ title: name, status }];
  return assertionResults.map((test) => ({
    title: [...test.ancestorTitles, test.title].join(' '),
    status: test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped',
  }));
}

function testsOfSuite(suite, above) {
  // Playwright's outermost suites are files: their names are no part of a title.
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
