import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from './lib/project.mjs';
import { testsOf } from './lib/reports.mjs';
import { catalogueOf, unknownIds, weigh } from './lib/requirements.mjs';

const catalogue = catalogueOf(
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

describe('what a run says about the requirements', () => {
  it('an id is met when a passing test names it', () => {
    expect(weigh(catalogue, [passed('AA-01 a name is kept')]).met).toEqual(['AA-01']);
  });

  it('one title may name several ids, with or without the word around them', () => {
    expect(weigh(catalogue, [passed('flow (AA-01, AA-02): works')]).met).toEqual([
      'AA-01',
      'AA-02',
    ]);
  });

  it('an id that fails anywhere is unmet, however often it passes', () => {
    const tests = [passed('AA-01 here'), failed('AA-01 there'), passed('AA-01 again')];
    expect(weigh(catalogue, tests).unmet).toContain('AA-01');
  });

  it('a skipped test shows nothing', () => {
    expect(weigh(catalogue, [skipped('AA-01 later')]).unmet).toContain('AA-01');
  });

  it('an id marked partial is partial when a test shows its half, else unmet', () => {
    const { partial, unmet } = weigh(catalogue, [passed('AA-03 the first half')]);
    expect(partial).toEqual(['AA-03']);
    expect(unmet).toEqual(['AA-01', 'AA-02', 'AA-04']);
  });

  it('every id lands in exactly one place', () => {
    const { met, partial, unmet } = weigh(catalogue, [passed('AA-02'), passed('AA-04')]);
    expect([...met, ...partial, ...unmet].toSorted()).toEqual(catalogue.map(({ id }) => id));
  });

  it('a longer number or another word is no id', () => {
    expect(weigh(catalogue, [passed('AA-011 and XAA-02')]).met).toEqual([]);
  });

  it('an id that the catalogue lacks is told, other things with that look are not', () => {
    expect(unknownIds(catalogue, [passed('AA-99 what'), passed('encodes UT-08')])).toEqual([
      'AA-99',
    ]);
  });
});

describe('the catalogue', () => {
  it('names an id once', () => {
    expect(() => catalogueOf('| AA-01 | a | |\n| AA-01 | b | |')).toThrow(/AA-01/);
  });

  it('has no status but partial', () => {
    expect(() => catalogueOf('| AA-01 | a | done |')).toThrow(/AA-01/);
  });

  it('of this project reads, with every area', () => {
    const ids = catalogueOf(readFileSync(inRoot('docs/requirements.md'), 'utf8')).map(
      ({ id }) => id,
    );
    const areas = new Set(ids.map((id) => id.slice(0, 2)));
    expect([...areas].toSorted().join(' ')).toBe(
      'AC AN CC CJ CK CL EM ER FM HT LA LC LO LS LX PL PT RF RT SE SJ SV UI VA',
    );
  });
});

describe('reading a report', () => {
  it("takes Vitest's tests with the groups around them", () => {
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

  it('counts a file that could not be loaded as one failure', () => {
    const report = { testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults: [] }] };
    expect(testsOf(report)).toEqual([{ title: 'a.test.ts', status: 'failed' }]);
  });

  it("takes Playwright's, where a pass on the second try is told apart", () => {
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

  it('refuses what is no report', () => {
    expect(() => testsOf({})).toThrow(/report/);
  });
});
