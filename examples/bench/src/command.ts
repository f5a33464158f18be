/** `pnpm bench`: the budgets of the replay command. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');

await benchCommand();

/** Prints how long one scenario takes from the shell and how many run in a second, next to cucumber-js. */
async function benchCommand(): Promise<void> {
  await command([join(root, 'scripts', 'build.mjs'), 'foyer']);
  const starts = await inTurn(10, () => replay(1));
  const cucumberStarts = await inTurn(5, () => cucumber(1));
  const many = 5_000;
  const scenariosMs = median(await inTurn(3, () => replay(many))) - median(starts);
  const cucumberMs = median(await inTurn(3, () => cucumber(many))) - median(cucumberStarts);
  console.table([
    {
      what: 'one scenario from the shell, ms',
      budget: '<= 250',
      foyer: Math.round(median(starts)),
      'cucumber-js': Math.round(median(cucumberStarts)),
    },
    {
      what: 'scenarios a second in memory',
      budget: '>= 1000',
      foyer: Math.round((many * 1_000) / scenariosMs),
      'cucumber-js': Math.round((many * 1_000) / cucumberMs),
    },
  ]);
}

/** Books a visit in memory so many times; returns the milliseconds from the command's start to its exit. */
function replay(times: number): Promise<number> {
  return command([
    join(root, 'examples', 'cli', 'dist', 'foyer.js'),
    join(root, 'scenarios', 'booked.yaml'),
    '--reporter',
    'json',
    '--repeat',
    String(times),
  ]);
}

/** Plays as many scenarios of six steps that do nothing. */
async function cucumber(times: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-'));
  try {
    const feature = join(folder, 'booked.feature');
    const steps = Array.from({ length: 6 }, () => '    Given nothing');
    const scenarios = Array.from({ length: times }, (_, index) => [
      `  Scenario: ${index}`,
      ...steps,
    ]);
    writeFileSync(feature, ['Feature: A visit', ...scenarios.flat()].join('\n'));
    const bench = join(root, 'examples', 'bench');
    return await command(
      [
        join(bench, 'node_modules', '@cucumber', 'cucumber', 'bin', 'cucumber.js'),
        '--import',
        'cucumber/steps.mjs',
        '--format',
        'summary',
        feature,
      ],
      bench,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs a program to its end; returns its milliseconds. Throws when it fails. */
function command(args: readonly string[], cwd = root): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, stdio: 'ignore' });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(performance.now() - start);
      else reject(new Error(`${args[0]} ended with ${code}.`));
    });
  });
}

async function inTurn(times: number, measure: () => Promise<number>): Promise<readonly number[]> {
  const figures: number[] = [];
  // One at a time: two would measure each other.
  for (let turn = 0; turn < times; turn += 1) figures.push(await measure());
  return figures;
}

function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}
