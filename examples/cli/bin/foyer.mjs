#!/usr/bin/env -S node --conditions=source
// `pnpm replay …` finds this command by its name. A script of that name would make pnpm print a banner into the report.
// Plain JavaScript that any Node can parse, so that an old Node gets one clear line instead of a syntax error.
import * as nodeModule from 'node:module';

const oldestNode = 24;

if (Number.parseInt(process.versions.node, 10) < oldestNode) {
  process.stderr.write(
    `foyer needs Node ${oldestNode} or newer, this is ${process.versions.node}.\n`,
  );
  process.exitCode = 2;
} else {
  nodeModule.enableCompileCache?.();
  // Imported after the cache is on: only modules loaded from here on are cached.
  const { main } = await import('../src/main.ts');
  await main(process.argv.slice(2));
}
