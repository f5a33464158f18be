/**
 * `pnpm load`: the built server under a mix of visitors and members, and what must not go wrong meanwhile: see
 * examples/bench/README.md. Exits with 1 if something did, with 2 if an option is wrong.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { buildApi } from '../../../scripts/lib/build.mjs';
import { numbersOf, readOptions } from '../../../scripts/lib/options.mjs';
import { openEngines } from '../api/engines.mjs';
import { contend } from './contention.mjs';
import { fillDisk } from './disk.mjs';
import { killUnderLoad } from './kills.mjs';
import { runMix } from './mixed.mjs';

const { values: options } = readOptions({
  options: {
    minutes: { type: 'string', default: '5' },
    connections: { type: 'string', default: '200' },
    postgres: { type: 'boolean', default: false },
    processes: { type: 'string', default: '1' },
    proxy: { type: 'boolean', default: false },
    'p99-ms': { type: 'string', default: '2000' },
    'growth-mb': { type: 'string', default: '100' },
    contention: { type: 'boolean', default: false },
    clients: { type: 'string', default: '50' },
    bookings: { type: 'string', default: '1000' },
    kills: { type: 'boolean', default: false },
    times: { type: 'string', default: '200' },
    disk: { type: 'boolean', default: false },
  },
});
const say = (line) => process.stderr.write(`${line}\n`);
const numbers = numbersOf(
  Object.fromEntries(Object.entries(options).filter(([, value]) => typeof value === 'string')),
  ['minutes'],
);

const problems = await run();
for (const problem of problems) say(problem);
if (problems.length > 0) process.exitCode = 1;

async function run() {
  await buildApi(say);
  if (options.disk) return fillDisk(say);
  if (options.contention) {
    const load = { clients: numbers.clients, bookings: numbers.bookings };
    return withEngines(['PostgreSQL'], (engine) => contend(engine, load, say));
  }
  if (options.kills) {
    return withEngines(['SQLite', 'PostgreSQL'], (engine) =>
      killUnderLoad(engine, numbers.times, say),
    );
  }
  const engines = options.postgres ? ['PostgreSQL'] : ['SQLite'];
  const load = {
    seconds: numbers.minutes * 60,
    connections: numbers.connections,
    processes: numbers.processes,
    hasProxy: options.proxy || numbers.processes > 1,
    mostP99Ms: numbers['p99-ms'],
    mostGrowthMb: numbers['growth-mb'],
  };
  return withEngines(engines, (engine) => runMix(engine, load, say));
}

/** Runs `work` on each engine, one at a time, and returns all problems. */
async function withEngines(names, work) {
  const problems = [];
  for (const name of names) {
    const folder = mkdtempSync(join(tmpdir(), 'foyer-load-'));
    const [engine] = await openEngines(folder, [name], say);
    if (engine === undefined) return [...problems, `There is no ${name}.`];
    try {
      problems.push(...(await work(engine)));
    } finally {
      await engine.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return problems;
}
