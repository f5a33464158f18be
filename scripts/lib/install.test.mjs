import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, it, vi } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'foyer-install-'));
afterAll(() => rmSync(folder, { recursive: true }));

let exitCode = 0;
vi.mock('./project.mjs', async (original) => ({
  ...(await original()),
  inRoot: (...parts) => join(folder, ...parts),
  workspaceFolders: () => [],
  pnpmCommand: () => [process.execPath, '--eval', `process.exit(${exitCode})`],
}));

it('packages are installed again after an install that failed, even if the lock file is the former one', async () => {
  const { install } = await import('./install.mjs');
  const run = () => install(() => {});
  const lock = (text) => writeFileSync(join(folder, 'pnpm-lock.yaml'), text);
  mkdirSync(join(folder, 'node_modules'));
  for (const file of ['package.json', 'pnpm-workspace.yaml']) writeFileSync(join(folder, file), '');
  lock('one');
  expect([await run(), await run()]).toEqual(['installed', 'current']);
  lock('other');
  exitCode = 1;
  await expect(run()).rejects.toThrow(/Installing the packages failed/);
  lock('one');
  exitCode = 0;
  expect(await run()).toBe('installed');
});
