import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from './lib/project.mjs';
import { testsOf } from './lib/reports.mjs';
import { catalogOf, unknownIds, weigh } from './requirements.mjs';

const catalog = catalogOf(
  [
    '# Requirements',
    '| id | in short | status |',
    '|---|---|---|',
    '| AA-01 | one | |',
    '| AA-02 | two | |',
    '| AA-03 | three | partial: the other half |',
    '| AA-04 | four | partial: most of it |',
  ].join('\n'),
);
const passed = (title) => ({ title, status: 'passed' });
const failed = (title) => ({ title, status: 'failed' });
const skipped = (title) => ({ title, status: 'skipped' });

describe('rating requirements by a test run', () => {
  it('an id is met when a passing test names it', () => {
    expect(weigh(catalog, [passed('AA-01 a name is kept')]).met).toEqual(['AA-01']);
  });

  it('a title may name several ids, with or without text around them', () => {
    expect(weigh(catalog, [passed('flow (AA-01, AA-02): works')]).met).toEqual(['AA-01', 'AA-02']);
  });

  it('an id is unmet if any test with it fails, however many pass', () => {
    const tests = [passed('AA-01 here'), failed('AA-01 there'), passed('AA-01 again')];
    expect(weigh(catalog, tests).unmet).toContain('AA-01');
  });

  it('a skipped test proves nothing', () => {
    expect(weigh(catalog, [skipped('AA-01 later')]).unmet).toContain('AA-01');
  });

  it('an id marked as partial is partial if a test passes, else unmet', () => {
    const { partial, unmet } = weigh(catalog, [passed('AA-03 the first half')]);
    expect(partial).toEqual(['AA-03']);
    expect(unmet).toEqual(['AA-01', 'AA-02', 'AA-04']);
  });

  it('every id has exactly one rating', () => {
    const { met, partial, unmet } = weigh(catalog, [passed('AA-02'), passed('AA-04')]);
    expect([...met, ...partial, ...unmet].toSorted()).toEqual(catalog.map(({ id }) => id));
  });

  it('a longer number or another word is not an id', () => {
    expect(weigh(catalog, [passed('AA-011 and XAA-02')]).met).toEqual([]);
  });

  it('an id that the catalog lacks is reported, but not similar text', () => {
    expect(unknownIds(catalog, [passed('AA-99 what'), passed('encodes UT-08')])).toEqual(['AA-99']);
  });
});

describe('the catalog', () => {
  it('contains each id once', () => {
    expect(() => catalogOf('| AA-01 | a | |\n| AA-01 | b | |')).toThrow(/AA-01/);
  });

  it('allows no status other than partial', () => {
    expect(() => catalogOf('| AA-01 | a | done |')).toThrow(/AA-01/);
  });

  it('of this project is valid and covers every area', () => {
    const ids = catalogOf(readFileSync(inRoot('docs/requirements.md'), 'utf8')).map(({ id }) => id);
    const areas = new Set(ids.map((id) => id.slice(0, 2)));
    expect([...areas].toSorted().join(' ')).toBe(
      'AC AD AN CC CJ CK CL CN EM ER FM HT LA LC LO LS LX MB ML OP PG PL PR PT RF RT SE SJ SV UI VA VL',
    );
  });
});

describe('reading a report', () => {
  it('reads Vitest’s tests with their groups', () => {
    const assertionResults = [
      { ancestorTitles: ['LS-02 a week'], title: 'shows days', status: 'passed' },
      { ancestorTitles: [], title: 'LS-03', status: 'failed' },
      { ancestorTitles: [], title: 'LS-04', status: 'todo' },
    ];
    const report = { testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults }] };
    expect(testsOf(report)).toEqual([
      { title: 'LS-02 a week shows days', status: 'passed' },
      { title: 'LS-03', status: 'failed' },
      { title: 'LS-04', status: 'skipped' },
    ]);
  });

  it('reads the requirements that a contract suite’s test names beside its title', () => {
    const meta = { requirements: 'LC-17 HT-27' };
    const test = { ancestorTitles: ['It'], title: 'is one lead', status: 'passed', meta };
    const report = { testResults: [{ name: 'a.ts', status: 'passed', assertionResults: [test] }] };
    expect(testsOf(report)).toEqual([{ title: 'LC-17 HT-27 It is one lead', status: 'passed' }]);
  });

  it('counts a file that fails to load as one failure', () => {
    const report = { testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults: [] }] };
    expect(testsOf(report)).toEqual([{ title: 'a.test.ts', status: 'failed' }]);
  });

  it('reads Playwright’s tests and marks those that passed on a retry', () => {
    const spec = (title, status) => ({ title, tests: [{ status }] });
    const report = {
      suites: [
        {
          title: 'book.spec.ts',
          file: 'book.spec.ts',
          specs: [spec('LC-01 fields', 'expected')],
          suites: [
            {
              title: 'RT-01 a visit',
              file: 'book.spec.ts',
              specs: [
                spec('books', 'flaky'),
                spec('fails', 'unexpected'),
                spec('waits', 'skipped'),
              ],
            },
          ],
        },
      ],
    };
    expect(testsOf(report)).toEqual([
      { title: 'LC-01 fields', status: 'passed' },
      { title: 'RT-01 a visit books', status: 'passed', retried: true },
      { title: 'RT-01 a visit fails', status: 'failed' },
      { title: 'RT-01 a visit waits', status: 'skipped' },
    ]);
  });

  it('rejects anything else', () => {
    expect(() => testsOf({})).toThrow(/report/);
  });
});
