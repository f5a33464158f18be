// oxlint-disable-next-line import/no-unassigned-import -- provides Temporal
import '@foyer/core/temporal';
import packageJson from '../package.json' with { type: 'json' };
import { help, readCommand } from './options.ts';

/** The command `foyer`. Sets the exit code: 0 if everything passes, 1 if an expectation fails, 2 for a usage error. */
export async function main(args: readonly string[]): Promise<void> {
  // The reader closed the pipe, as in `pnpm replay … | head`, so there is nobody to report to.
  process.stdout.on('error', () => process.exit());
  process.exitCode = await run(args);
}

async function run(args: readonly string[]): Promise<number> {
  const command = readCommand(args);
  if (!command.ok) {
    process.stderr.write(`${command.val}\nSee --help.\n`);
    return 2;
  }
  switch (command.val.kind) {
    case 'help':
      process.stdout.write(help);
      return 0;
    case 'version':
      process.stdout.write(`${packageJson.version}\n`);
      return 0;
    case 'schema': {
      const { scenarioJsonSchema } = await import('./scenario/scenario.schema.ts');
      process.stdout.write(`${JSON.stringify(scenarioJsonSchema(), null, 2)}\n`);
      return 0;
    }
    case 'replay': {
      // Loaded on demand to keep help and version fast.
      const { replay } = await import('./replay.ts');
      return replay(command.val.options);
    }
  }
}
