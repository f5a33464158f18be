import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { constants, getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runLogged } from './step.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-step-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a build lets tests go first, whatever the priority that npm test was started with', async () => {
  const log = join(folder, 'log');
  const program = 'console.log(require("node:os").getPriority())';
  await runLogged(process.execPath, ['-e', program], { log, letsOthersFirst: true });
  const { PRIORITY_LOW } = constants.priority;
  const expected = Math.min(getPriority() + 10, PRIORITY_LOW);
  expect(Number(readFileSync(log, 'utf8'))).toBe(expected);
});
