import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** How many scenarios passed, and the milliseconds from a command's start to its exit. */
export interface Played {
  readonly passed: number;
  readonly ms: number;
}

/** Builds the command `foyer`. */
export async function buildFoyer(): Promise<void> {
  const { code } = await timed(inRoot('.'), [inRoot('scripts/bundle-cli.mjs')]);
  if (code !== 0) throw new Error('The command foyer could not be built.');
}

/** Books a tour in memory so many times, by the command as it is built. */
export async function replay(times: number): Promise<Played> {
  const { output, ms } = await timed(inRoot('.'), [
    inRoot('examples/cli/dist/foyer.js'),
    inRoot('scenarios/booked.yaml'),
    ...['--reporter', 'json', '--repeat', String(times)],
  ]);
  return { passed: (output.match(/"status": "passed"/g) ?? []).length, ms };
}

/** As many scenarios of as many steps, none of which does anything. */
export async function cucumber(times: number): Promise<Played> {
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

const inRoot = (path: string): string =>
  fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

/** As many as `scenarios/booked.yaml` has. */
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
): Promise<{ readonly output: string; readonly ms: number; readonly code: number | null }> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'ignore'] });
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ output, ms: performance.now() - start, code }));
  });
}
