import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { replaceFolder } from './build.mjs';
import { inRoot } from './project.mjs';
import { StepFailed } from './step.mjs';

let folder;
const next = inRoot('.foyer', `build-test-next-${process.pid}`);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-build-'));
  writeFileSync(join(folder, 'index.html'), 'complete');
});
afterEach(() => {
  for (const one of [folder, next]) rmSync(one, { recursive: true, force: true });
});

it('a failed build leaves the folder as it was, and nothing beside it', async () => {
  const failed = new StepFailed("Couldn't build it.");
  const building = replaceFolder(folder, 'build-test', (into) => {
    mkdirSync(into, { recursive: true });
    writeFileSync(join(into, 'index.html'), 'half');
    return Promise.reject(failed);
  });
  await expect(building).rejects.toBe(failed);
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('complete');
  expect(existsSync(next)).toBe(false);
});

it('a build removes what a stopped one has left, and nothing of one that is running', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  const [stopped, running] = [pid, process.ppid].map((id) =>
    inRoot('.foyer', `build-test-next-${id}`),
  );
  for (const one of [stopped, running]) mkdirSync(one, { recursive: true });
  try {
    await replaceFolder(folder, 'build-test', (into) => {
      mkdirSync(into, { recursive: true });
      return Promise.resolve();
    });
    expect([existsSync(stopped), existsSync(running)]).toEqual([false, true]);
  } finally {
    for (const one of [stopped, running]) rmSync(one, { recursive: true, force: true });
  }
});
