import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { fileOnDisk } from './file-on-disk.ts';

describe('A file whose way to the disk is waited for', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'foyer-file-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('is opened by who comes next when it could not be opened once', async () => {
    const path = join(folder, 'x');
    const file = fileOnDisk(path);
    await expect(file.toDisk()).rejects.toThrow('ENOENT');
    writeFileSync(path, 'a');
    await file.toDisk();
    await file.close();
  });

  it('is closed without having been opened', async () => {
    await expect(fileOnDisk(join(folder, 'x')).close()).resolves.toBeUndefined();
  });
});
