import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Benchmark, ourName, type Target, type Unit, type WrongAnswer } from '../benchmark.ts';

const peerName = 'cucumber-js, steps that do nothing';

/** From the shell's command to its exit, with one scenario played. */
export const cliStart: Benchmark = ofRuns(
  'cli: one scenario from the shell',
  'ms',
  { figure: 80, beside: null },
  async (way) => (await run(way, 1)).ms,
);

/** What a scenario costs once the command has started: a visit booked, in memory, beside as many steps. */
export const cliThroughput: Benchmark = ofRuns(
  'cli: full lead scenarios in memory',
  'per second',
  { figure: 7000, beside: { name: peerName, figure: 3549 } },
  async (way) => {
    const many = way === ourName ? 60 : 3000;
    const one = await run(way, 1);
    return ((many - 1) * 1000) / Math.max(1, (await run(way, many)).ms - one.ms);
  },
);

function ofRuns(
  name: string,
  unit: Unit,
  target: Target,
  measure: (way: string) => Promise<number>,
): Benchmark {
  const ways = [ourName, peerName];
  return {
    name,
    prepare: async () => {
      const wrong: WrongAnswer[] = [];
      for (const way of ways) {
        const { passed } = await run(way, 2);
        if (passed !== 2) wrong.push({ way, input: '2 scenarios', expected: 2, seen: passed });
      }
      return { unit, target, ways, findWrongAnswers: () => wrong, measure };
    },
  };
}

const inRoot = (path: string): string =>
  fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

/** Plays a scenario of six steps so many times; answers how many passed, and the time from start to exit. */
async function run(
  way: string,
  times: number,
): Promise<{ readonly passed: number; readonly ms: number }> {
  return way === ourName ? replay(times) : cucumber(times);
}

async function replay(times: number): Promise<{ readonly passed: number; readonly ms: number }> {
  const { output, ms } = await timed(inRoot('.'), [
    '--conditions=source',
    inRoot('examples/cli/bin/replay.mjs'),
    inRoot('scenarios/booked.yaml'),
    ...['--reporter', 'json', '--repeat', String(times)],
  ]);
  return { passed: (output.match(/"status": "passed"/g) ?? []).length, ms };
}

async function cucumber(times: number): Promise<{ readonly passed: number; readonly ms: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-bench-'));
  try {
    const feature = join(folder, 'booked.feature');
    const scenarios = Array.from({ length: times }, (_, index) => [
      `  Scenario: ${index}`,
      ...steps,
    ]);
    await writeFile(feature, ['Feature: A visit', ...scenarios.flat()].join('\n'));
    const { output, ms } = await timed(inRoot('examples/bench'), [
      inRoot('examples/bench/node_modules/@cucumber/cucumber/bin/cucumber.js'),
      ...['--import', 'cucumber/steps.mjs', '--format', 'summary', feature],
    ]);
    return { passed: Number(/\((\d+) passed\)/.exec(output)?.[1] ?? 0), ms };
  } finally {
    await rm(folder, { recursive: true });
  }
}

const steps = [
  '    Given the page is open',
  '    When the form is filled in',
  '    And a club is chosen',
  '    And a visit is asked for',
  '    And a time is picked',
  '    Then it is booked',
];

function timed(
  cwd: string,
  args: readonly string[],
): Promise<{ readonly output: string; readonly ms: number }> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'ignore'] });
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.on('error', reject);
    child.on('close', () => resolve({ output, ms: performance.now() - start }));
  });
}
