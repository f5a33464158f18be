import { readFile } from 'node:fs/promises';

import { help, readCommand } from './options.ts';

/** The command `foyer`. Sets the process's exit code: 0, 1 an expectation failed, 2 something is wrong. CL-04 */
export async function main(args: readonly string[]): Promise<void> {
  // A reader that went away (`pnpm replay … | head`) ends the report, not in an error.
  process.stdout.on('error', () => process.exit());
  const command = readCommand(args);
  if (!command.ok) {
    process.stderr.write(`${command.val}\nSee --help.\n`);
    process.exitCode = 2;
    return;
  }
  switch (command.val.kind) {
    case 'help':
      process.stdout.write(help);
      return;
    case 'version':
      process.stdout.write(`${await version()}\n`);
      return;
    case 'schema': {
      const { scenarioJsonSchema } = await import('./scenario/scenario.schema.ts');
      process.stdout.write(`${JSON.stringify(scenarioJsonSchema(), null, 2)}\n`);
      return;
    }
    case 'replay': {
      // Loaded when it is needed: help and version should not wait for an API.
      const { replay } = await import('./replay.ts');
      process.exitCode = await replay(command.val.options);
    }
  }
}

async function version(): Promise<string> {
  const file = new URL('../package.json', import.meta.url);
  const { version } = JSON.parse(await readFile(file, 'utf8')) as { readonly version: string };
  return version;
}
