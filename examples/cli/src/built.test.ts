import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { builtCommand, stampName } from '../bin/built.mjs';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-built-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('the command as it is built', () => {
  it('CL-04 is used while nothing that went into it has changed, and the source from then on', async () => {
    expect(builtCommand(folder)).toBeNull();
    const source = join(folder, 'source.ts');
    await writeFile(source, '');
    await utimes(source, new Date(1_000), new Date(1_000));
    await writeFile(join(folder, stampName), JSON.stringify({ began: 2_000, inputs: [source] }));
    expect(builtCommand(folder)).toBe(pathToFileURL(join(folder, 'foyer.main.js')).href);
    await utimes(source, new Date(3_000), new Date(3_000));
    expect(builtCommand(folder)).toBeNull();
  });

  it('CL-04 gives way to the source where a file that went into it is gone', async () => {
    const stamp = { began: Date.now() + 1_000, inputs: [join(folder, 'gone.ts')] };
    await writeFile(join(folder, stampName), JSON.stringify(stamp));
    expect(builtCommand(folder)).toBeNull();
  });
});
