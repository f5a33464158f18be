import type { ReporterName } from '../options.ts';
import { jsonReporter } from './json-reporter.ts';
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
