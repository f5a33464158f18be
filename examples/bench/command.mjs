/** `pnpm bench`: how long one scenario takes from the shell, and how many run in a second. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const many = 5_000;

run(join(root, 'scripts', 'build.mjs'), 'foyer');
const oneMs = medianOf(10, () => replay(1));
const manyMs = medianOf(3, () => replay(many)) - oneMs;
console.table([
  { what: 'one scenario from the shell, ms', budget: '<= 250', foyer: Math.round(oneMs) },
  {
    what: 'scenarios a second in memory',
    budget: '>= 1000',
    foyer: Math.round((many * 1_000) / manyMs),
  },
]);

/** Books a visit in memory so many times. */
function replay(times) {
  const program = join(root, 'examples', 'cli', 'dist', 'foyer.js');
  const scenario = join(root, 'scenarios', 'booked.yaml');
  return run(program, scenario, '--reporter', 'json', '--repeat', String(times));
}

/** Runs a program; returns the milliseconds from its start to its exit. Throws when it fails. */
function run(...args) {
  const start = performance.now();
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'ignore' });
  if (status !== 0) throw new Error(`${args[0]} ended with ${status}.`);
  return performance.now() - start;
}

function medianOf(times, measure) {
  const figures = Array.from({ length: times }, measure);
  return figures.toSorted((a, b) => a - b)[Math.floor(times / 2)];
}
