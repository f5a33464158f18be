// Before all that asks for dates.
// oxlint-disable-next-line import/no-unassigned-import
import './start/at-start.ts';

import { readFileSync } from 'node:fs';

import { help, readCommand } from './options.ts';
import { allWritten, writeError, writeOut } from './report/standard-streams.ts';

/**
 * The command `foyer`. Sets the process's exit code: 0, 1 an expectation failed, 2 something is wrong. When it is done all
 * is written, and the process may end. CL-04
 */
export async function main(args: readonly string[]): Promise<void> {
  process.exitCode = await run(args);
  await allWritten();
}

async function run(args: readonly string[]): Promise<number> {
  const command = readCommand(args);
  if (!command.ok) {
    writeError(`${command.val}\nSee --help.\n`);
    return 2;
  }
  switch (command.val.kind) {
    case 'help':
      writeOut(help);
      return 0;
    case 'version':
      writeOut(`${version()}\n`);
      return 0;
    case 'schema': {
      const { scenarioJsonSchema } = await import('./scenario/scenario.schema.ts');
      writeOut(`${JSON.stringify(scenarioJsonSchema(), null, 2)}\n`);
      return 0;
    }
    case 'replay': {
      // Loaded when it is needed: help and version should not wait for an API.
      const { replay } = await import('./replay.ts');
      return replay(command.val.options);
    }
  }
}

function version(): string {
  const file = new URL('../package.json', import.meta.url);
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string };
  return version;
}
