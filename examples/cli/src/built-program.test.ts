import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Program {
  main(args: readonly string[]): Promise<void>;
  keep(): void;
}

const original = new URL('../bin/built-program.mjs', import.meta.url);
const said = '__said' as keyof typeof globalThis;

let folder = '';
let kept = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-program-'));
  kept = join(folder, 'foyer.program.cache');
  await copyFile(original, join(folder, 'foyer.main.js'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A program that says a word and the arguments, in the form that the build gives it. */
async function programOf(word: string): Promise<Program> {
  const id = word.padEnd(64, '.');
  const body = `exports.main = async (args) => { globalThis.${said} = '${word} ' + args; };`;
  const text = `//${id}\n(function (exports, require, importPart, __dirname, __filename) {${body}\n})`;
  await writeFile(join(folder, 'foyer.program.js'), text);
  const { load } = (await import(pathToFileURL(join(folder, 'foyer.main.js')).href)) as {
    load(): Program;
  };
  return load();
}

async function saidBy(program: Program): Promise<unknown> {
  await program.main(['a', 'b']);
  return globalThis[said];
}

describe('the built program', () => {
  it('CL-04 runs with what was kept of it, and without', async () => {
    const first = await programOf('one');
    expect(await saidBy(first)).toBe('one a,b');
    first.keep();
    expect((await readFile(kept, 'latin1')).slice(0, 4)).toBe('one.');
    expect(await saidBy(await programOf('one'))).toBe('one a,b');
  });

  it('CL-04 never runs what was kept of another, however alike they are', async () => {
    (await programOf('one')).keep();
    expect(await saidBy(await programOf('two'))).toBe('two a,b');
  });

  it('CL-04 runs where what was kept is broken off', async () => {
    const program = await programOf('one');
    program.keep();
    await writeFile(kept, (await readFile(kept)).subarray(0, 80));
    expect(await saidBy(await programOf('one'))).toBe('one a,b');
  });
});
