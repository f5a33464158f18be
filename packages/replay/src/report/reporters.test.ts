import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { Parser as TapParser } from 'tap-parser';
import { describe, expect, it } from 'vitest';

import { type ReporterName, reporterNames } from '../options.ts';
import type { Outcome } from '../play/play-all.ts';
import { createReporter, type Played } from './create-reporter.ts';
import { measure } from './measure.ts';

const passed: Outcome = {
  name: 'A visitor books a tour',
  file: 'scenarios/booked.yaml',
  run: 1,
  failure: null,
  leftOut: null,
  ms: 12,
  requests: 3,
  exchangeMs: [1, 2, 3],
};

/** Characters that could break a format. */
const nasty =
  '</failure> & "quoted" \'single\' ]]> \u0001 \uD800 ünïcode 🚪\n  ...\n---\nnot ok 7 # skip';

const failed: Outcome = {
  ...passed,
  name: 'A name with <marks>, \\ and a\nline break # TODO',
  failure: { line: 12, message: 'the step is not as expected', expected: 'schedule', seen: nasty },
};

const played = { outcomes: [passed, failed], measurement: null, seconds: 0.5 };

const problem = {
  file: 'x.yaml',
  line: 3,
  column: 5,
  message: 'unknown key "pres"',
  expected: 'one of press',
  seen: 'pres',
};

function report(name: ReporterName, what: Played = played): string {
  const reporter = createReporter(name, {
    colors: false,
    repeats: what.measurement !== null,
  });
  return what.outcomes.map((one) => reporter.onOutcome(one)).join('') + reporter.onEnd(what);
}

function problemReport(name: ReporterName): string {
  const reporter = createReporter(name, { colors: false, repeats: false });
  return reporter.onProblems([problem]);
}

describe('the json reporter', () => {
  it('CL-04 prints one object with the counts and every scenario', () => {
    expect(JSON.parse(report('json'))).toEqual({
      passed: 1,
      failed: 1,
      scenarios: [
        {
          name: passed.name,
          file: passed.file,
          status: 'passed',
          message: null,
          line: null,
          expected: null,
          seen: null,
        },
        {
          name: failed.name,
          file: failed.file,
          status: 'failed',
          message: 'the step is not as expected',
          line: 12,
          expected: 'schedule',
          seen: nasty,
        },
      ],
    });
  });

  it('CL-05 with repeats, includes each scenario’s run and the measurements', () => {
    const outcomes = [passed, { ...passed, run: 2, ms: 20 }];
    const measurement = measure(outcomes, 0.5);
    const read: unknown = JSON.parse(report('json', { outcomes, measurement, seconds: 0.5 }));
    expect(read).toMatchObject({
      scenarios: [{ run: 1 }, { run: 2 }],
      performance: { runs: 2, scenariosPerSecond: 4, requests: 6, scenarioMs: { max: 20 } },
    });
  });

  it('CL-04 reports problems in files', () => {
    expect(JSON.parse(problemReport('json'))).toEqual({
      passed: 0,
      failed: 0,
      scenarios: [],
      problems: [problem],
    });
  });
});

describe('the junit reporter', () => {
  const parser = new XMLParser({ ignoreAttributes: false, htmlEntities: true, trimValues: false });

  it('CL-04 writes XML that another program can read, whatever text a page shows', () => {
    const xml = report('junit');
    expect(XMLValidator.validate(xml)).toBe(true);
    // XML 1.0 allows neither control characters nor lone surrogates, even escaped.
    expect([xml.includes('\u0001'), xml.includes('&#1;')]).toEqual([false, false]);
    expect(xml.isWellFormed()).toBe(true);
    const { testsuites } = parser.parse(xml) as Record<string, Record<string, unknown>>;
    expect(testsuites).toMatchObject({
      '@_tests': '2',
      '@_failures': '1',
      testsuite: {
        '@_name': 'scenarios/booked.yaml',
        testcase: [
          { '@_name': passed.name, '@_time': '0.012' },
          {
            '@_name': failed.name,
            '@_line': '12',
            failure: {
              '@_message': 'the step is not as expected',
              '#text': expect.stringContaining('</failure> & "quoted" \'single\' ]]>'),
            },
          },
        ],
      },
    });
  });

  it('CL-04 reports problems in files as errors', () => {
    const xml = problemReport('junit');
    expect(XMLValidator.validate(xml)).toBe(true);
    expect(xml).toContain('x.yaml:3:5');
    expect(parser.parse(xml)).toMatchObject({ testsuites: { '@_errors': '1' } });
  });
});

describe('the tap reporter', () => {
  it('CL-04 writes TAP 14 that another program can read, with the place of each failure', () => {
    const tap = report('tap');
    expect(tap).toMatch(/^TAP version 14\n1\.\.2\n/);
    let summary: unknown = null;
    const parser = new TapParser({ strict: true }, (results) => {
      summary = results;
    });
    parser.end(tap);
    expect(summary).toMatchObject({
      ok: false,
      count: 2,
      pass: 1,
      fail: 1,
      skip: 0,
      todo: 0,
      plan: { start: 1, end: 2 },
      failures: [
        {
          id: 2,
          diag: {
            message: 'the step is not as expected',
            at: { file: 'scenarios/booked.yaml', line: 12 },
            expected: 'schedule',
            seen: expect.stringContaining('not ok 7 # skip'),
          },
        },
      ],
    });
  });

  it('CL-04 bails out if files have problems', () => {
    let bailout: unknown = null;
    const parser = new TapParser((results) => {
      bailout = results.bailout;
    });
    parser.end(problemReport('tap'));
    expect(bailout).toBe('1 problems in files');
  });
});

describe('the pretty reporter', () => {
  it('CL-04 shows each scenario, and for a failure its place, the expected and the actual value', () => {
    const text = report('pretty');
    expect(text).toContain('✓ A visitor books a tour 12 ms');
    expect(text).toContain('scenarios/booked.yaml:12: the step is not as expected');
    expect(text).toContain('expected: schedule');
    expect(text).toContain('seen:     </failure>');
    expect(text).toContain('1 passed, 1 failed');
  });

  it('CL-05 with repeats, shows only failures, then throughput and percentiles', () => {
    const outcomes = [passed, { ...passed, run: 2 }];
    const text = report('pretty', {
      outcomes,
      measurement: measure(outcomes, 0.5),
      seconds: 0.5,
    });
    expect(text).not.toContain('✓');
    expect(text).toContain('2 runs, 4 scenarios/s, 6 requests');
    expect(text).toMatch(/scenario {2}p50 12 ms {2}p90 12 ms {2}p99 12 ms {2}max 12 ms/);
  });
});

describe('what was left out', () => {
  const leftOut = { ...passed, leftOut: 'GET /dev/leads' };

  it.each(reporterNames)('AD-24: %s says what it needs, and doesn’t count it as passed', (name) => {
    const text = report(name, { ...played, outcomes: [passed, leftOut] });
    expect(text).toMatch(/needs.*GET \/dev\/leads/);
    expect(text).not.toMatch(/2 passed|"passed": 2/);
  });
});
