import packageJson from '../package.json' with { type: 'json' };
import { help, readCommand } from './options.ts';

/** The command `foyer`. Sets the exit code: 0 all as expected, 1 an expectation failed, 2 a usage error. */
export async function main(args: readonly string[]): Promise<void> {
  // The reader went away, as in `pnpm replay … | head`: nothing is left to report to.
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
      // Loaded on demand, so that help and version answer at once.
      const { replay } = await import('./replay.ts');
      return replay(command.val.options);
    }
  }
}
