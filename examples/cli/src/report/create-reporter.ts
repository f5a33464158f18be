import type { ReporterName } from '../options.ts';
import type { Reporter } from './reporter.ts';

/** Each is loaded when it is asked for: the one for people looks at the terminal, which takes 3 ms. */
export async function createReporter(
  name: ReporterName,
  style: { readonly colors: boolean; readonly repeats: boolean },
): Promise<Reporter> {
  switch (name) {
    case 'pretty': {
      const { prettyReporter } = await import('./pretty-reporter.ts');
      return prettyReporter(style);
    }
    case 'json': {
      const { jsonReporter } = await import('./json-reporter.ts');
      return jsonReporter();
    }
    case 'junit': {
      const { junitReporter } = await import('./junit-reporter.ts');
      return junitReporter();
    }
    case 'tap': {
      const { tapReporter } = await import('./tap-reporter.ts');
      return tapReporter();
    }
  }
}
