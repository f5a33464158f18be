import * as nodeModule from 'node:module';

const oldestNode = 24;

/**
 * Runs the command. Plain JavaScript that any Node can parse, so that an old Node gets one clear line instead of a
 * syntax error.
 */
export async function start(args) {
  if (Number.parseInt(process.versions.node, 10) < oldestNode) {
    process.stderr.write(
      `foyer needs Node ${oldestNode} or newer, this is ${process.versions.node}.\n`,
    );
    process.exitCode = 2;
    return;
  }
  nodeModule.enableCompileCache?.();
  // Imported after the cache is on: only modules loaded from here on are cached.
  const { main } = await import('../src/main.ts');
  await main(args);
}
