import pc from 'picocolors';

import type { Outcome } from '../play/play-all.ts';
import type { Measurement, Percentiles } from './measure.ts';
import { type Reporter, titleOf } from './reporter.ts';

/** For people: a line per scenario, each failure with its place, and a summary. With repeats, lists only failures. */
export function prettyReporter({
  colors,
  repeats,
}: {
  readonly colors: boolean;
  readonly repeats: boolean;
}): Reporter {
  const { green, red, dim, bold } = pc.createColors(colors);
  let lastFile: string | null = null;

  const heading = (file: string): string => {
    if (file === lastFile) return '';
    lastFile = file;
    return `${dim(file)}\n`;
  };

  const failed = (outcome: Outcome, failure: NonNullable<Outcome['failure']>): string => {
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
      return `${heading(outcome.file)}${green('✓')} ${outcome.name} ${dim(`${Math.round(outcome.ms)} ms`)}\n`;
    },
    onEnd({ outcomes, measurement, seconds }) {
      const failures = outcomes.filter(({ failure }) => failure !== null).length;
      const counts = [
        green(`${outcomes.length - failures} passed`),
        ...(failures > 0 ? [red(`${failures} failed`)] : []),
      ].join(', ');
      const summary = `\n${counts} ${dim(`in ${seconds.toFixed(2)} s`)}\n`;
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
