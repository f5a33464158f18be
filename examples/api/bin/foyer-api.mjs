// The built server's first file. Plain JavaScript that any Node can parse, so that an old Node gets one clear line
// instead of a syntax error.
import * as nodeModule from 'node:module';
import { join } from 'node:path';

if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(
    `The server needs Node 24 or newer; this is ${process.versions.node}. npm start installs one.`,
  );
  process.exit(2);
}
nodeModule.enableCompileCache(join(import.meta.dirname, 'compile-cache'));
const [, , command, ...args] = process.argv;
if (command === undefined) await import('../src/main.ts');
else {
  // The reader closed the pipe, as in `foyer-api audit | head`.
  process.stdout.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  const { commands } = await import('../src/commands.ts');
  const run = commands.get(command);
  if (run !== undefined) await run(args);
  else {
    console.error(
      `There is no command ${JSON.stringify(command)}. The commands are ${[...commands.keys()].join(', ')}; without one, the server starts.`,
    );
    process.exitCode = 1;
  }
}
// Now, since a server may be ended in a way that leaves no time for it.
nodeModule.flushCompileCache();
