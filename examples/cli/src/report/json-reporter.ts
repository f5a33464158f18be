import type { Reporter } from './reporter.ts';

/** One object, for programs. `run` and `performance` are there where repeats were asked for. CL-04 */
export function jsonReporter(): Reporter {
  return {
    onOutcome: () => '',
    onEnd({ outcomes, measurement }) {
      const failed = outcomes.filter(({ failure }) => failure !== null).length;
      return print({
        passed: outcomes.length - failed,
        failed,
        scenarios: outcomes.map(({ name, file, run, failure }) => ({
          name,
          file,
          ...(measurement && { run }),
          status: failure === null ? 'passed' : 'failed',
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
