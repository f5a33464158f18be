/**
 * `pnpm bench:api`: the built server on one core and its clients on another, with SQLite and PostgreSQL. Each run ends with
 * SIGKILL and then checks that every acknowledged lead is stored. Fails if one is missing or a time was sold twice.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { buildApi } from '../../../scripts/lib/build.mjs';
import { numbersOf, readOptions } from '../../../scripts/lib/options.mjs';
import { openEngines } from './engines.mjs';
import { measureRivals, measureRun } from './measure.mjs';
import { pinning } from './servers.mjs';

const {
  values: { sqlite, ...figures },
} = readOptions({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
    connections: { type: 'string', default: '50' },
    sqlite: { type: 'boolean', default: false },
  },
});
const { rounds, ...load } = numbersOf(figures, ['seconds']);
const say = (line) => process.stderr.write(`${line}\n`);

const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-api-'));
const engines = [];
try {
  await buildApi(say);
  say(pinning());
  engines.push(...(await openEngines(folder, sqlite ? ['SQLite'] : undefined, say)));
  for (const engine of engines) {
    // One engine at a time: they share the cores.
    console.table(await rowsOf(engine));
  }
} finally {
  for (const engine of engines) await engine.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function rowsOf(engine) {
  const [foyer, bare] = await mediansOf(engine);
  const rivals = await measureRivals(engine, load, say);
  const row = (what, budget, value, beside = '') => ({
    what: `${engine.name}: ${what}`,
    budget,
    foyer: Math.round(value * 10) / 10,
    'bare INSERT, a commit each': beside === '' ? '' : Math.round(beside * 10) / 10,
  });
  return [
    row('durable leads a second', '>= 2 x the commit each', foyer.perSecond, bare.perSecond),
    row('durable lead, p99 ms', '', foyer.p99, bare.p99),
    row('rivals for each time, p99 ms', '<= 100', rivals.p99),
    row('start to first answer, ms', '<= 300', foyer.startMs),
    row('memory at rest, MB', '<= 150', foyer.restMb),
  ];
}

/** The median figures of each server. They take turns, so that a busy moment affects both. */
async function mediansOf(engine) {
  const runs = engine.ways.map(() => []);
  for (let round = 1; round <= rounds; round += 1) {
    for (const [index, way] of engine.ways.entries()) {
      say(`${engine.name}, ${way.name}: ${round} of ${rounds}`);
      runs[index].push(await measureRun(engine, way, load));
    }
  }
  return runs.map((figures) =>
    Object.fromEntries(
      Object.keys(figures[0]).map((key) => [key, median(figures.map((run) => run[key]))]),
    ),
  );
}

function median(figures) {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)];
}
