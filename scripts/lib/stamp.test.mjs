import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filesBelow, hashOf, isCurrent, writeStamp } from './stamp.mjs';

let folder;
const at = (...parts) => join(folder, ...parts);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-stamp-'));
  writeFileSync(at('a.ts'), 'one');
  writeFileSync(at('b.ts'), 'two');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the hash of an install or a build', () => {
  it('does not depend on the order of the files', () => {
    expect(hashOf([at('b.ts'), at('a.ts')])).toBe(hashOf([at('a.ts'), at('b.ts')]));
  });

  it('changes with a file’s content or name, an added file, and the machine', () => {
    const before = hashOf(filesBelow(folder), 'linux x64');
    const seen = [before, hashOf(filesBelow(folder), 'linux arm64')];
    writeFileSync(at('c.ts'), '');
    seen.push(hashOf(filesBelow(folder), 'linux x64'));
    renameSync(at('c.ts'), at('d.ts'));
    seen.push(hashOf(filesBelow(folder), 'linux x64'));
    writeFileSync(at('d.ts'), 'three');
    seen.push(hashOf(filesBelow(folder), 'linux x64'));
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('matches only its own stamp, and no missing one', () => {
    const stamp = at('node_modules', '.stamp');
    expect(isCurrent(stamp, 'x')).toBe(false);
    writeStamp(stamp, 'x');
    expect(isCurrent(stamp, 'x')).toBe(true);
    expect(isCurrent(stamp, 'y')).toBe(false);
  });

  it('leaves out rejected folders', () => {
    mkdirSync(at('node_modules'));
    writeFileSync(at('node_modules', 'c.ts'), '');
    const found = filesBelow(folder, (name) => name !== 'node_modules');
    expect(found.toSorted()).toEqual([at('a.ts'), at('b.ts')]);
  });
});
