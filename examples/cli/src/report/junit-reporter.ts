import type { Outcome } from '../play/play-all.ts';
import { problemText } from '../scenario/problem.ts';
import { type Reporter, titleOf } from './reporter.ts';

/** JUnit XML, with a suite per file and a case per run. */
export function junitReporter(): Reporter {
  return {
    onOutcome: () => '',
    onEnd({ outcomes, seconds, measurement }) {
      const files = Map.groupBy(outcomes, ({ file }) => file);
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

function suite(file: string, outcomes: readonly Outcome[], repeats: boolean): string {
  const cases = outcomes.map((outcome) => {
    const { failure, ms } = outcome;
    const attributes = { name: titleOf(outcome, repeats), classname: file, time: time(ms) };
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

function counts(outcomes: readonly Outcome[]): { tests: number; failures: number } {
  return {
    tests: outcomes.length,
    failures: outcomes.filter(({ failure }) => failure !== null).length,
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
