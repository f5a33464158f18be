import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { scaffold } from './new-feature.mjs';
import { commandOf, inRoot } from './lib/project.mjs';

let core;
beforeEach(() => {
  core = realpathSync(mkdtempSync(join(tmpdir(), 'foyer-feature-')));
});
afterEach(() => rmSync(core, { recursive: true }));

describe('pnpm new:feature', () => {
  it('writes one file per role, named for it', () => {
    const files = scaffold('trial-pass', core).map((file) => basename(file));
    expect(files.toSorted()).toEqual([
      'load-trial-pass.test.ts',
      'load-trial-pass.ts',
      'trial-pass-repository.contract.ts',
      'trial-pass-repository.fake.ts',
      'trial-pass-repository.port.ts',
      'trial-pass-repository.test.ts',
      'trial-pass.test.ts',
      'trial-pass.ts',
    ]);
  });

  it('writes files that compile, lint, are formatted and pass their tests in the core', () => {
    for (const folder of ['src', 'testing']) {
      cpSync(inRoot('packages/core', folder), join(core, folder), { recursive: true });
    }
    symlinkSync(inRoot('packages/core/node_modules'), join(core, 'node_modules'), 'junction');
    cpSync(inRoot('packages/core/package.json'), join(core, 'package.json'));
    for (const file of ['tsconfig.base.json', '.oxlintrc.json', '.oxfmtrc.json']) {
      cpSync(inRoot(file), join(core, file));
    }
    const compilerOptions = {
      composite: false,
      declaration: true,
      lib: ['es2024', 'dom', 'dom.iterable'], // for vitest's own types
      skipLibCheck: true,
    };
    writeFileSync(
      join(core, 'tsconfig.json'),
      JSON.stringify({
        extends: './tsconfig.base.json',
        compilerOptions,
        include: ['src/trial-pass', 'testing/*/trial-pass*'],
      }),
    );
    writeFileSync(
      join(core, 'vitest.config.mjs'),
      "export default { test: { setupFiles: ['src/temporal.ts'] } };\n",
    );
    const files = scaffold('trial-pass', core);
    run(commandOf('typescript', 'tsc'), '--noEmit', '--checkers', '1', '-p', core);
    run(commandOf('oxlint'), '--deny-warnings', ...files);
    run(commandOf('oxfmt'), '--check', ...files);
    run(commandOf('vitest'), 'run', '--root', core, 'src/trial-pass');
  });

  it('rejects an invalid name and an existing feature', () => {
    expect(() => scaffold('Trial Pass', core)).toThrow(/trial-pass/);
    expect(() => scaffold('../out', core)).toThrow(/trial-pass/);
    scaffold('trial-pass', core);
    expect(() => scaffold('trial-pass', core)).toThrow(/there already/);
  });

  it('overwrites no fake or contract of an existing feature, whose folder can have another name', () => {
    const fake = join(core, 'testing', 'fakes', 'club-repository.fake.ts');
    mkdirSync(dirname(fake), { recursive: true });
    writeFileSync(fake, '// of clubs');
    expect(() => scaffold('club', core)).toThrow(/club-repository.fake.ts is there already/);
    expect(readdirSync(core, { recursive: true })).not.toContain('src');
    expect(readFileSync(fake, 'utf8')).toBe('// of clubs');
  });
});

/** Runs a tool in the seeded core; fails with its output. */
function run(file, ...args) {
  try {
    // Programs in Go take less time if they collect garbage less often.
    const env = { ...process.env, GOGC: '400' };
    execFileSync(process.execPath, [file, ...args], {
      cwd: core,
      encoding: 'utf8',
      stdio: 'pipe',
      env,
    });
  } catch (error) {
    throw new Error(`${error.stdout}${error.stderr}`, { cause: error });
  }
}
