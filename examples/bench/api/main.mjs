/**
 * `pnpm bench:api`: the built server on one core, those who ask it on another. Leads on the disk, times, and rivals for one
 * time, over SQLite and PostgreSQL, beside the barest handler that does the same. After each run the server is ended with
 * kill -9 and every lead that it had acknowledged is looked for. Exits 1 when one is missing or a time was sold twice.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { median } from '../src/measure-benchmark.ts';
import { asJson } from '../src/report/as-json.ts';
import { asMarkdown } from '../src/report/as-markdown.ts';
import { asTable } from '../src/report/as-table.ts';
import { openEngines } from './engines.mjs';
import { measureRivals } from './rivals.mjs';
import { rowsOf } from './rows.mjs';
import { measureRun } from './run.mjs';
import { buildServer, pinning } from './servers.mjs';

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    markdown: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
    connections: { type: 'string', default: '64' },
    sqlite: { type: 'boolean', default: false },
  },
});
const load = { seconds: Number(options.seconds), connections: Number(options.connections) };
const say = (line) => process.stderr.write(`${line}\n`);

const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-api-'));
const engines = [];
try {
  await buildServer(say);
  say(pinning());
  engines.push(...(await openEngines(folder, options.sqlite ? ['SQLite'] : undefined, say)));
  const rows = [];
  for (const engine of engines) {
    rows.push(...rowsOf(engine, await rounds(engine)));
    rows.push(...(await measureRivals(engine, load, say)));
  }
  const report = options.json ? asJson : options.markdown ? asMarkdown : asTable;
  process.stdout.write(`${report(rows)}\n`);
} finally {
  for (const engine of engines) await engine.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** The medians of each way, measured in turns so that a busy moment hits all alike; the spread of the first figure beside. */
async function rounds(engine) {
  const seen = new Map(engine.ways.map((way) => [way.name, []]));
  for (let round = 1; round <= Number(options.rounds); round += 1) {
    for (const way of engine.ways) {
      say(`${engine.name}, ${way.name}: ${round} of ${options.rounds}`);
      seen.get(way.name).push(await measureRun(engine, way, load));
    }
  }
  return new Map([...seen].map(([name, runs]) => [name, mediansOf(runs)]));
}

function mediansOf(runs) {
  const names = Object.keys(runs[0]);
  const figures = names.map((name) => [name, median(runs.map((run) => run[name]))]);
  const perSecond = runs.map((run) => run.perSecond);
  const noise = (Math.max(...perSecond) - Math.min(...perSecond)) / median(perSecond);
  return { ...Object.fromEntries(figures), noise };
}
