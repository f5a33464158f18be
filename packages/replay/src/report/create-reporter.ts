import pc from 'picocolors';
import { stringify } from 'yaml';

import type { ReporterName } from '../options.ts';
import type { Outcome } from '../play/play-all.ts';
import type { Failure } from '../play/play-scenario.ts';
import { type Problem, problemText } from '../scenario/problem.ts';
import type { Measurement, Percentiles } from './measure.ts';

interface Style {
  readonly colors: boolean;
  /** True if scenarios are played several times. */
  readonly repeats: boolean;
}

export function createReporter(name: ReporterName, style: Style): Reporter {
  return reporters[name](style);
}

/** One JSON object. `run` and `performance` are present with `--repeat`. */
function jsonReporter(): Reporter {
  return {
    onOutcome: () => '',
    onEnd({ outcomes, measurement }) {
      const { tests, failures, skipped } = counts(outcomes);
      return print({
        passed: tests - failures - skipped,
        failed: failures,
        ...(skipped > 0 && { leftOut: skipped }),
        scenarios: outcomes.map(({ name, file, run, failure, leftOut }) => ({
          name,
          file,
          ...(measurement && { run }),
          status: leftOut !== null ? 'left-out' : failure === null ? 'passed' : 'failed',
          ...(leftOut !== null && { needs: leftOut }),
          message: failure?.message ?? null,
          line: failure?.line ?? null,
          expected: failure?.expected ?? null,
          seen: failure?.seen ?? null,
        })),
        ...(measurement && { performance: measurement }),
      });
    },
    onProblems: (problems) => print({ passed: 0, failed: 0, scenarios: [], problems }),
  };
}

function print(report: object): string {
  return `${JSON.stringify(report, null, 2)}\n`;
}

/** The result of a replay. */
export interface Played {
  /** In the order of the files and runs. */
  readonly outcomes: readonly Outcome[];
  /** Null without `--repeat`. */
  readonly measurement: Measurement | null;
  readonly seconds: number;
}

/** Writes a report, in pieces or at the end. Each method returns text, including its newline. */
export interface Reporter {
  /** After each run. Empty if the report is written at the end. */
  onOutcome(outcome: Outcome): string;
  onEnd(played: Played): string;
  /** Replaces the two above if files have problems and nothing is played. */
  onProblems(problems: readonly Problem[]): string;
}

/** The scenario's name, with the run number if there are several. */
function titleOf({ name, run }: Outcome, repeats: boolean): string {
  return repeats ? `${name} (run ${run})` : name;
}

/** For people: a line per scenario, each failure with its place, and a summary. With repeats, lists only failures. */
function prettyReporter({ colors, repeats }: Style): Reporter {
  const { green, red, dim, bold } = pc.createColors(colors);
  let lastFile: string | null = null;

  const heading = (file: string): string => {
    if (file === lastFile) return '';
    lastFile = file;
    return `${dim(file)}\n`;
  };

  const failed = (outcome: Outcome, failure: Failure): string => {
    const { line, message, expected, seen } = failure;
    return [
      `${red('✗')} ${bold(titleOf(outcome, repeats))}`,
      `  ${outcome.file}:${line}: ${message}`,
      `    expected: ${indented(expected)}`,
      `    seen:     ${indented(seen)}`,
      '',
    ].join('\n');
  };

  return {
    onOutcome(outcome) {
      if (outcome.failure !== null) return heading(outcome.file) + failed(outcome, outcome.failure);
      if (repeats) return '';
      if (outcome.leftOut !== null) {
        return `${heading(outcome.file)}${dim(`– ${outcome.name}: left out: needs ${outcome.leftOut}`)}\n`;
      }
      return `${heading(outcome.file)}${green('✓')} ${outcome.name} ${dim(`${Math.round(outcome.ms)} ms`)}\n`;
    },
    onEnd({ outcomes, measurement, seconds }) {
      const { tests, failures, skipped } = counts(outcomes);
      const results = [
        green(`${tests - failures - skipped} passed`),
        ...(failures > 0 ? [red(`${failures} failed`)] : []),
        ...(skipped > 0 ? [`${skipped} left out`] : []),
      ].join(', ');
      const summary = `\n${results} ${dim(`in ${seconds.toFixed(2)} s`)}\n`;
      return measurement === null ? summary : `${summary}${speed(measurement)}`;
    },
    // Problems in files go to standard error, whatever the reporter.
    onProblems: () => '',
  };
}

function speed(measurement: Measurement): string {
  const { runs, scenariosPerSecond, scenarioMs, requests, requestMs } = measurement;
  return [
    `${runs} runs, ${scenariosPerSecond} scenarios/s, ${requests} requests`,
    `  scenario  ${row(scenarioMs)}`,
    // In memory there are no HTTP requests.
    ...(requestMs.max > 0 ? [`  request   ${row(requestMs)}`] : []),
    '',
  ].join('\n');
}

function row({ p50, p90, p99, max }: Percentiles): string {
  return `p50 ${p50} ms  p90 ${p90} ms  p99 ${p99} ms  max ${max} ms`;
}

function indented(text: string): string {
  return text.replaceAll('\n', '\n              ');
}

/** Test Anything Protocol, version 14. Failures have a YAML block. */
function tapReporter(): Reporter {
  return {
    onOutcome: () => '',
    onEnd({ outcomes, measurement }) {
      const points = outcomes.map((outcome, index) => {
        const { failure, file, leftOut } = outcome;
        const point = `ok ${index + 1} - ${description(titleOf(outcome, measurement !== null))}`;
        if (leftOut !== null) return `${point} # SKIP needs ${description(leftOut)}`;
        if (failure === null) return point;
        return [`not ${point}`, block(file, failure)].join('\n');
      });
      return lines(['TAP version 14', `1..${outcomes.length}`, ...points]);
    },
    onProblems(problems) {
      const all = problems.map((problem) => comment(problemText(problem)));
      return lines(['TAP version 14', ...all, `Bail out! ${problems.length} problems in files`]);
    },
  };
}

/** On one line, and escaped because a `#` would start a directive. */
function description(title: string): string {
  return title.replaceAll(/\s+/g, ' ').replaceAll('\\', '\\\\').replaceAll('#', '\\#');
}

/** A diagnostic block with the keys that TAP harnesses show. */
function block(file: string, { line, message, expected, seen }: Failure): string {
  const yaml = stringify({ message, at: { file, line }, expected, seen }, { lineWidth: 0 });
  return indentBlock(`---\n${yaml}...`);
}

function indentBlock(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ');
}

function comment(text: string): string {
  return text.replaceAll(/^/gm, '# ');
}

function lines(all: readonly string[]): string {
  return `${all.join('\n')}\n`;
}

/** JUnit XML, with a suite per file and a case per run. */
function junitReporter(): Reporter {
  return {
    onOutcome: () => '',
    onEnd({ outcomes, seconds, measurement }) {
      const files = groupByFile(outcomes);
      const suites = [...files].map(([file, ofFile]) => suite(file, ofFile, measurement !== null));
      return document({ ...counts(outcomes), errors: 0, time: time(seconds * 1000) }, suites);
    },
    onProblems(problems) {
      const cases = problems.map((problem) => {
        const error = element('error', { message: problem.message }, text(problemText(problem)));
        return element('testcase', { name: problem.file, classname: problem.file }, error);
      });
      const { length } = problems;
      const all = { tests: length, failures: 0, errors: length, time: '0' };
      return document(all, [element('testsuite', { name: 'files', ...all }, cases.join(''))]);
    },
  };
}

function groupByFile(outcomes: readonly Outcome[]): ReadonlyMap<string, readonly Outcome[]> {
  const files = [...new Set(outcomes.map(({ file }) => file))];
  return new Map(files.map((file) => [file, outcomes.filter((one) => one.file === file)]));
}

function suite(file: string, outcomes: readonly Outcome[], repeats: boolean): string {
  const cases = outcomes.map((outcome) => {
    const { failure, leftOut, ms } = outcome;
    const attributes = { name: titleOf(outcome, repeats), classname: file, time: time(ms) };
    if (leftOut !== null) {
      return element(
        'testcase',
        attributes,
        element('skipped', { message: `needs ${leftOut}` }, ''),
      );
    }
    if (failure === null) return element('testcase', attributes, '');
    const { line, message, expected, seen } = failure;
    const details = `${file}:${line}\n${message}\nexpected: ${expected}\nseen: ${seen}`;
    return element(
      'testcase',
      { ...attributes, file, line },
      element('failure', { message, type: 'expectation' }, text(details)),
    );
  });
  const ms = outcomes.reduce((sum, outcome) => sum + outcome.ms, 0);
  const attributes = { name: file, ...counts(outcomes), errors: 0, time: time(ms) };
  return element('testsuite', attributes, cases.join(''));
}

function counts(outcomes: readonly Outcome[]): {
  tests: number;
  failures: number;
  skipped: number;
} {
  return {
    tests: outcomes.length,
    failures: outcomes.filter(({ failure }) => failure !== null).length,
    skipped: outcomes.filter(({ leftOut }) => leftOut !== null).length,
  };
}

function document(attributes: Attributes, suites: readonly string[]): string {
  const root = element('testsuites', { name: 'foyer replay', ...attributes }, suites.join(''));
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}`;
}

type Attributes = Readonly<Record<string, string | number>>;

function element(name: string, attributes: Attributes, content: string): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${text(String(value))}"`)
    .join('');
  return content === '' ? `<${name}${written}/>\n` : `<${name}${written}>\n${content}</${name}>\n`;
}

/** Escapes the text and removes characters that XML 1.0 doesn't allow. */
function text(raw: string): string {
  return raw
    .toWellFormed()
    .replaceAll(notXml, '')
    .replaceAll(/[&<>"'\n\t\r]/g, (character) => `&#${character.charCodeAt(0)};`);
}

// oxlint-disable-next-line no-control-regex
const notXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Seconds, from milliseconds. */
function time(ms: number): string {
  return (ms / 1000).toFixed(3);
}

const reporters: Readonly<Record<ReporterName, (style: Style) => Reporter>> = {
  pretty: prettyReporter,
  json: jsonReporter,
  junit: junitReporter,
  tap: tapReporter,
};
