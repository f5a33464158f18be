import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect, it } from 'vitest';

import { commandOf, inRoot } from './lib/project.mjs';

it('OP-127 a token in a file is found, and not printed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-secrets-'));
  const file = join(folder, 'settings.ts');
  // In two parts, so that this file has no token.
  const token = ['ghp', 'abcdefghijklmnopqrstuvwxyz0123456789'].join('_');
  writeFileSync(file, `export const token = '${token}';\n`);
  const args = [commandOf('secretlint'), '--secretlintrc', inRoot('.secretlintrc.json'), file];
  const found = promisify(execFile)(process.execPath, args, { cwd: folder });
  await expect(found).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('GITHUB_TOKEN'),
  });
  await expect(found).rejects.not.toMatchObject({ stdout: expect.stringContaining(token) });
  rmSync(folder, { recursive: true, force: true });
});
