import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { inRoot } from './lib/project.mjs';

it('a clone has the same line ends on Windows', () => {
  const clone = mkdtempSync(join(tmpdir(), 'foyer-line-ends-'));
  const git = (...args) => execFileSync('git', ['-C', clone, '-c', 'core.autocrlf=true', ...args]);
  cpSync(inRoot('.gitattributes'), join(clone, '.gitattributes'));
  writeFileSync(join(clone, 'start.mjs'), 'one\ntwo\n');
  git('init', '--quiet');
  git('add', 'start.mjs');
  rmSync(join(clone, 'start.mjs'));
  git('checkout', '--quiet', 'start.mjs');
  expect(readFileSync(join(clone, 'start.mjs'), 'utf8')).toBe('one\ntwo\n');
  rmSync(clone, { recursive: true });
});
