// `pnpm schemas`: compiles the zod schemas to plain decoders. `--check` only says which are stale.
import { rmSync, writeFileSync } from 'node:fs';
import { compiledFiles, standingFiles } from './lib/schemas.mjs';
import { shown } from './lib/step.mjs';

const wanted = new Map((await compiledFiles()).map(({ file, code }) => [file, code]));
const standing = new Map(standingFiles().map(({ file, code }) => [file, code]));
const stale = [...new Set([...wanted.keys(), ...standing.keys()])].filter(
  (file) => wanted.get(file) !== standing.get(file),
);

if (process.argv.includes('--check')) {
  for (const file of stale) console.error(`${shown(file)} is stale: run \`pnpm schemas\`.`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const file of stale) {
    const code = wanted.get(file);
    if (code === undefined) rmSync(file);
    else writeFileSync(file, code);
    console.log(`${shown(file)} ${code === undefined ? 'removed' : 'written'}`);
  }
}
console.log(`${wanted.size} files compiled from schemas, ${stale.length} stale`);
