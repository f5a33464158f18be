import { stringify } from 'yaml';

import { problemText } from '../scenario/problem.ts';
import { type Reporter, titleOf } from './reporter.ts';

/** Test Anything Protocol, version 14. Failures have a YAML block. */
export function tapReporter(): Reporter {
  return {
    onOutcome: () => '',
    onEnd({ outcomes, measurement }) {
      const points = outcomes.map((outcome, index) => {
        const { failure, file } = outcome;
        const point = `ok ${index + 1} - ${description(titleOf(outcome, measurement !== null))}`;
        if (failure === null) return point;
        return [`not ${point}`, block({ ...failure, file })].join('\n');
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
function block(failure: {
  readonly file: string;
  readonly line: number;
  readonly message: string;
  readonly expected: string;
  readonly seen: string;
}): string {
  const { file, line, message, expected, seen } = failure;
  const yaml = stringify({ message, at: { file, line }, expected, seen }, { lineWidth: 0 });
  return indented(`---\n${yaml}...`);
}

function indented(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ');
}

function comment(text: string): string {
  return text.replaceAll(/^/gm, '# ');
}

function lines(all: readonly string[]): string {
  return `${all.join('\n')}\n`;
}
