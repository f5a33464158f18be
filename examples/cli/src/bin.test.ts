import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { buildCli } from '../../../scripts/lib/build.mjs';
import { main } from './main.ts';
import { type Ended, repository, runFoyer } from './testing/run-foyer.ts';
import { type RunningApi, startApi } from './testing/start-api.ts';

interface JsonReport {
  readonly passed: number;
  readonly failed: number;
  readonly scenarios: readonly {
    readonly name: string;
    readonly file: string;
    readonly status: string;
    readonly line: number | null;
    readonly expected: string | null;
    readonly seen: string | null;
  }[];
  readonly performance?: { readonly runs: number; readonly scenariosPerSecond: number };
}

const fails = 'name: fails\nsteps:\n  - open: /membership\n    expect:\n      step: schedule\n';
const passes = 'name: passes\nsteps:\n  - open: /membership\n';

/**
 * `npm test` books and takes a time of a running API, which keeps its own time and data. whole-run.test.ts plays others
 * there, and play/in-memory-back-end.test.ts in less time. `pnpm test:deep` plays them all here too.
 */
const played =
  process.env['MODE'] === 'deep' ? [''] : ['/booked', '/slot-taken'].map((name) => `${name}.yaml`);

/** Hundreds of runs over HTTP. */
const manyRunsMs = 300_000;

let folder = '';
let bundle = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-cli-'));
  bundle = join(folder, 'bundle');
  await buildCli(bundle);
  await writeFile(join(folder, 'fails.yaml'), fails);
  await writeFile(join(folder, 'passes.yaml'), passes);
  await writeFile(join(folder, 'wrong.yaml'), 'name: wrong\nstepz: []\n');
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs the bundled command, which starts in a fifth of the time that the source takes. */
function runBundle(
  args: readonly string[],
  options: { readonly isInterrupted?: boolean } = {},
): Promise<Ended> {
  return runFoyer(args, { ...options, command: join(bundle, 'foyer.js') });
}

/** Runs the command in this process, from source. */
async function runHere(args: readonly string[]): Promise<Ended> {
  const written = { stdout: '', stderr: '' };
  // The command listens for a reader that leaves, which the test's own output doesn't need.
  const listening = vi.spyOn(process.stdout, 'on').mockReturnValue(process.stdout);
  const streams = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      written[name] += text.toString();
      return true;
    }),
  );
  const before = process.exitCode;
  await main(args);
  const code = Number(process.exitCode);
  process.exitCode = before;
  for (const spy of [listening, ...streams]) spy.mockRestore();
  return { code, ...written };
}

function report(stdout: string): JsonReport {
  return JSON.parse(stdout) as JsonReport;
}

describe('foyer replay', () => {
  it('CL-04 exits with 1 if an expectation fails, and reports its file, line, expected and actual value', async () => {
    const files = ['fails.yaml', 'passes.yaml'].map((name) => join(folder, name));
    const { code, stdout } = await runHere([...files, '--reporter', 'json']);
    expect(code).toBe(1);
    expect(report(stdout)).toMatchObject({
      passed: 1,
      failed: 1,
      scenarios: [
        {
          file: relative('', files[0] ?? ''),
          status: 'failed',
          line: 5,
          expected: 'schedule',
          seen: 'contact',
        },
        { file: relative('', files[1] ?? ''), status: 'passed', line: null },
      ],
    });
  });

  it('CL-04 exits with 2 if a file has problems, reports where, and plays nothing', async () => {
    const { code, stdout, stderr } = await runHere([folder]);
    expect(code).toBe(2);
    expect(stderr).toContain('wrong.yaml:2:1: unknown key "stepz"; did you mean "steps"?');
    expect(stdout).toBe('');
  });

  it.each([
    [['no-such-folder'], 'There is no file or folder no-such-folder.'],
    [['docs/decisions'], 'There is no scenario in docs/decisions.'],
    [['scenarios/skipped.yaml', '--filter', 'xyzzy'], 'contains "xyzzy"'],
    [['scenarios/skipped.yaml', '--reporter', 'xml'], '--reporter is one of'],
    [
      ['scenarios/skipped.yaml', '--api', 'http://localhost:1'],
      'Nothing answers at http://localhost:1',
    ],
    [['scenarios/skipped.yaml', '--output', 'no/such/folder/x.json'], 'can’t be written'],
  ])('CL-04 %j exits with 2 and one clear line', async (args, line) => {
    const { code, stdout, stderr } = await runHere(args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(line);
  });

  it.each([
    ['is missing', null, 'can’t be loaded'],
    ['throws', 'export default () => { throw new Error("boom"); };', 'can’t be loaded: boom'],
    ['opens no ports', 'export default async () => ({ ports: {} });', 'must export a function'],
    [
      'misspells a port',
      'export default () => ({ ports: { leeds: {} } });',
      'There is no port "leeds"; did you mean "leads"?',
    ],
  ])(
    'AD-22 exits with 2 and one clear line if the module of --ports %s',
    async (what, text, line) => {
      const file = join(folder, `${what}.mjs`);
      if (text !== null) await writeFile(file, text);
      const { code, stderr } = await runHere([join(folder, 'passes.yaml'), '--ports', file]);
      expect([code, stderr.trim().split('\n')]).toEqual([2, [expect.stringContaining(line)]]);
    },
  );

  it('CL-04 prints help and the version', async () => {
    const help = await runHere(['--help']);
    expect([help.code, help.stdout]).toEqual([0, expect.stringContaining('--reporter')]);
    const version = await runHere(['--version']);
    expect(version.stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it('CL-04 writes the report to a file with --output, and nothing to standard output', async () => {
    const file = join(folder, 'report.txt');
    const { code, stdout } = await runHere([
      join(folder, 'passes.yaml'),
      '--reporter',
      'json',
      '--output',
      file,
    ]);
    expect([code, stdout]).toEqual([0, '']);
    expect(report(await readFile(file, 'utf8')).passed).toBe(1);
    await rm(file);
  });

  it('CL-05 repeats scenarios, several at once, and prints the speed', async () => {
    const args = ['scenarios/skipped.yaml', '--repeat', '3', '--concurrency', '2'];
    const { stdout } = await runHere([...args, '--seed', '5', '--reporter', 'json']);
    expect(report(stdout)).toMatchObject({ passed: 3, performance: { runs: 3 } });
    expect(report(stdout).performance?.scenariosPerSecond).toBeGreaterThan(0);
  });

  it('CL-04 Ctrl-C prints the results so far and exits with 130', async () => {
    const { code, stdout } = await runBundle(['scenarios/lead'], { isInterrupted: true });
    expect(code).toBe(130);
    expect(stdout).toMatch(/^[1-9]\d? passed/m);
  });

  it('CL-04 `pnpm replay` prints nothing but the report', async () => {
    const root = await readFile(join(repository, 'package.json'), 'utf8');
    const cli = await readFile(join(repository, 'examples/cli/package.json'), 'utf8');
    expect(JSON.parse(root)).toMatchObject({
      scripts: expect.not.objectContaining({ replay: expect.anything() }),
      devDependencies: { '@foyer/example-cli': expect.any(String) },
    });
    expect(JSON.parse(cli)).toMatchObject({ bin: { replay: './bin/foyer.mjs' } });
  });
});

describe('the bundled command', () => {
  it('CL-04 plays scenarios over HTTP without a warning, and comes with the schema for editors', async () => {
    const args = ['scenarios/booked.yaml', 'scenarios/slot-taken.yaml', '--wire'];
    const { code, stdout, stderr } = await runBundle([...args, '--reporter', 'json']);
    const warnings = stderr.replaceAll(/^\d of 2 played, 0 failed\n/gm, '');
    expect([code, report(stdout).passed, warnings]).toEqual([0, 2, '']);
    const schema = JSON.parse(await readFile(join(bundle, 'scenario.schema.json'), 'utf8'));
    expect(schema).toMatchObject({ title: 'Foyer scenario' });
  });

  it.skipIf(!existsSync('/dev/full'))('CL-04 exits with 2 if the disk is full', () => {
    const stdio = ['ignore', openSync('/dev/full', 'w'), 'pipe'] as const;
    const args = [join(bundle, 'foyer.js'), join(folder, 'passes.yaml')];
    const { status, stderr } = spawnSync(process.execPath, args, { stdio: [...stdio] });
    expect([status, stderr.toString()]).toEqual([2, expect.stringContaining('can’t be written')]);
    closeSync(stdio[1]);
  });

  it('AD-24 says that it can’t run the contract suites', async () => {
    const { code, stdout, stderr } = await runBundle(['conform', '--api', 'http://127.0.0.1:9']);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toBe('A bundle has no contract suites: run conform with `npx foyer-replay`.\n');
  });
});

describe('foyer replay --api', () => {
  let api: RunningApi | null = null;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api?.stop());

  it(
    'CL-01 plays the same scenarios against a running API, repeatedly on the same data',
    { timeout: manyRunsMs },
    async () => {
      const args = played.map((name) => `scenarios${name}`);
      args.push('--api', api?.url ?? '', '--concurrency', '6', '--reporter', 'json');
      // What a lead leaves behind is what a second run could meet.
      for (const run of [1, 2]) {
        const { code, stdout, stderr } = await runHere(args);
        const failed = report(stdout).scenarios.filter(({ status }) => status === 'failed');
        expect([run, failed, code]).toEqual([run, [], 0]);
        expect(report(stdout).passed).toBeGreaterThan(1);
        expect(stderr).not.toContain('could not be cancelled');
      }
    },
  );

  it('CL-04 rejects an API without developer tools, in one line', async () => {
    const { code, stderr } = await runHere([
      'scenarios/skipped.yaml',
      '--api',
      `${api?.url ?? ''}/elsewhere`,
    ]);
    expect(code).toBe(2);
    expect(stderr).toContain('has no developer tools');
  });
});
