import { existsSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { fileURLToPath } from 'node:url';

const oldestNode = 24;

/**
 * Starts the command as it was built in one file, where it is built from what the source is now; else from source where
 * the packages are found there (`--conditions=source`), else from what the compiler made of it. Plain JavaScript that any
 * Node can parse, so that a Node too old is told so in one line.
 */
export async function run(args) {
  if (Number.parseInt(process.versions.node, 10) < oldestNode) {
    fail(`foyer needs Node ${oldestNode} or newer, this is ${process.versions.node}.`);
    return;
  }
  nodeModule.enableCompileCache?.();
  const { builtCommand } = await import('./built.mjs');
  const entry = builtCommand() ?? compiledCommand();
  if (!existsSync(fileURLToPath(entry))) {
    fail('foyer is not built. Run `pnpm build`, or node with --conditions=source.');
    return;
  }
  const { main } = await import(entry);
  await main(args);
}

function compiledCommand() {
  const fromSource = import.meta.resolve('@foyer/core').endsWith('.ts');
  return new URL(fromSource ? '../src/main.ts' : '../dist/main.js', import.meta.url).href;
}

function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exitCode = 2;
}
