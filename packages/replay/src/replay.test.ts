import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it, vi } from 'vitest';

import { readCommand } from './options.ts';
import { openInMemoryBackEnds } from './play/back-ends.ts';
import { replay } from './replay.ts';

const program = { name: 'foyer-replay', version: '0.0.0', openInMemory: openInMemoryBackEnds };

it('CL-04 exits with 2 and one clear line if every scenario was left out', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-replay-'));
  const plays = 'name: plays\nsteps:\n  - open: /membership\n';
  await writeFile(join(folder, 'needs.yaml'), `${plays}  - faults: { updateLead: timeout }\n`);
  await writeFile(join(folder, 'plays.yaml'), plays);
  const stdout = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const codeOf = async (named: string): Promise<number> => {
    const command = readCommand([join(folder, named)]).unwrap();
    if (command.kind !== 'replay') throw new Error('The command plays scenarios.');
    return replay(command.options, program);
  };
  expect(await codeOf('')).toBe(0);
  expect(stderr).not.toHaveBeenCalled();
  expect(await codeOf('needs.yaml')).toBe(2);
  expect(stderr.mock.calls).toEqual([
    ['Nothing was played: every scenario was left out. The report says what each one needs.\n'],
  ]);
  stdout.mockRestore();
  stderr.mockRestore();
  await rm(folder, { recursive: true });
});
