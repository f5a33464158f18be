/** Plays scenarios through Foyer's flows: `@foyer/replay`. */
import '@foyer/core/temporal';
import { help, readCommand } from './options.ts';
import type { Program } from './replay.ts';

export type { OpenOwnBackEnd, OwnBackEnd } from './play/in-memory-back-end.ts';
export type { RecordedBooking, RecordedLead } from './play/back-end.ts';
export type { Program } from './replay.ts';

/** The command. Sets the exit code: 0 if everything passes, 1 if an expectation fails, 2 for a usage error. */
export async function main(args: readonly string[], program: Program): Promise<void> {
  process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    // The reader closed the pipe, as in `pnpm replay … | head`, so there is nobody to report to.
    if (code === 'EPIPE') process.exit();
    process.stderr.write(`The report can’t be written: ${message}\n`);
    process.exit(2);
  });
  process.exitCode = await run(args, program);
}

async function run(args: readonly string[], program: Program): Promise<number> {
  const command = readCommand(args);
  if (!command.ok) {
    process.stderr.write(`${command.val}\nSee --help.\n`);
    return 2;
  }
  switch (command.val.kind) {
    case 'help':
      process.stdout.write(help(program.name));
      return 0;
    case 'version':
      process.stdout.write(`${program.version}\n`);
      return 0;
    case 'schema': {
      const { scenarioJsonSchema } = await import('./scenario/scenario.schema.ts');
      process.stdout.write(`${JSON.stringify(scenarioJsonSchema(), null, 2)}\n`);
      return 0;
    }
    case 'replay': {
      // Loaded on demand to keep help and version fast.
      const { replay } = await import('./replay.ts');
      return replay(command.val.options, program);
    }
    case 'conform': {
      const { conform } = await import('./conform/conform.ts');
      return conform(command.val.options, program);
    }
  }
}
