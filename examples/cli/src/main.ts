// Before all that asks for dates.
// oxlint-disable-next-line import/no-unassigned-import
import './start/at-start.ts';

import { readFileSync } from 'node:fs';

import { help, readCommand } from './options.ts';
import { writeOut } from './report/standard-output.ts';

/** The command `foyer`. Sets the process's exit code: 0, 1 an expectation failed, 2 something is wrong. CL-04 */
export async function main(args: readonly string[]): Promise<void> {
  const command = readCommand(args);
  if (!command.ok) {
    process.stderr.write(`${command.val}\nSee --help.\n`);
    process.exitCode = 2;
    return;
  }
  switch (command.val.kind) {
    case 'help':
      writeOut(help);
      return;
    case 'version':
      writeOut(`${version()}\n`);
      return;
    case 'schema': {
      const { scenarioJsonSchema } = await import('./scenario/scenario.schema.ts');
      writeOut(`${JSON.stringify(scenarioJsonSchema(), null, 2)}\n`);
      return;
    }
    case 'replay': {
      // Loaded when it is needed: help and version should not wait for an API.
      const { replay } = await import('./replay.ts');
      process.exitCode = await replay(command.val.options);
    }
  }
}

function version(): string {
  const file = new URL('../package.json', import.meta.url);
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string };
  return version;
}
