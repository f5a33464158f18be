import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

import { soonerFlag } from './optimise-sooner.ts';

describe('what V8 is told before thousands of runs', () => {
  it('is a flag that the V8 of this Node knows', () => {
    const { status, stderr } = spawnSync(process.execPath, [soonerFlag, '--eval', '0']);
    expect([status, stderr.toString()]).toEqual([0, '']);
  });

  it('is one that V8 refuses once it knows it no more', () => {
    const unknown = soonerFlag.replace('for', 'before');
    expect(spawnSync(process.execPath, [unknown, '--eval', '0']).status).not.toBe(0);
  });
});
