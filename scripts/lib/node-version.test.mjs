import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from './project.mjs';
import { nodeProblem } from './node-version.mjs';

describe('the installed Node', () => {
  it.each(['v20.0.0', 'v22.1.0', 'v24.21.0', 'v101.0.0'])(
    '%s is suitable on Linux and Windows',
    (version) => {
      expect(nodeProblem(version, 'linux')).toBeNull();
      expect(nodeProblem(version, 'win32')).toBeNull();
    },
  );

  it.each(['v12.22.12', 'v16.20.2', 'v18.20.4', 'v19.9.0'])(
    '%s is rejected as too old in a single line',
    (version) => {
      expect(nodeProblem(version, 'linux')).toBe(
        `Foyer needs Node 20 or newer (this is ${version}). Get it at https://nodejs.org.`,
      );
    },
  );

  it('must be the version that Foyer runs on where the packages contain no Node (macOS)', () => {
    expect(nodeProblem('v22.1.0', 'darwin')).toBe(
      'Foyer needs Node 24 or newer on macOS (this is v22.1.0). Get it at https://nodejs.org.',
    );
    expect(nodeProblem('v24.0.0', 'darwin')).toBeNull();
  });

  it('is checked before loading anything that an old Node can’t parse', () => {
    for (const file of ['scripts/start.mjs', 'scripts/test.mjs']) {
      const imports = readFileSync(inRoot(file), 'utf8').match(/^import .*$/gm);
      expect(imports).toEqual(["import { withGoodNode } from './lib/node-version.mjs';"]);
    }
    const check = readFileSync(inRoot('scripts/lib/node-version.mjs'), 'utf8');
    expect(check).not.toMatch(/^import|\?\.|\?\?|#private|\bawait\b.*;$/m);
  });
});
