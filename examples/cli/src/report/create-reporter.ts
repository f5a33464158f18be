import type { ReporterName } from '../options.ts';
import { junitReporter } from './junit-reporter.ts';
import { prettyReporter } from './pretty-reporter.ts';
import type { Reporter } from './reporter.ts';
import { tapReporter } from './tap-reporter.ts';

export function createReporter(
  name: ReporterName,
  style: { readonly colors: boolean; readonly repeats: boolean },
): Reporter {
  switch (name) {
    case 'pretty':
      return prettyReporter(style);
    case 'json':
      return jsonReporter();
    case 'junit':
      return junitReporter();
    case 'tap':
      return tapReporter();
  }
}

/** One JSON object. `run` and `performance` are present with `--repeat`. */
function jsonReporter(): Reporter {
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
