/** The figures of one server, from a process of its own that asks it. */
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { ours, startOn, startServer } from './servers.mjs';
import { visitorsId } from './visitors-id.mjs';

/** Until code that is called all the time is compiled, the server's and the asker's, in s. */
const warmUp = { leads: 3, times: 1 };

/**
 * One run of one way: started, asked for leads as fast as it answers, ended with kill -9 at the last answer. Throws when a
 * lead that it acknowledged is not in the database.
 */
export async function measureRun(engine, way, load) {
  const server = await startServer(way.args, way.environment);
  try {
    await wait(500);
    const restMb = server.memoryMb();
    const leads = await askFor('lead', server, { ...load, warmUp: warmUp.leads });
    const times = way.isOurs
      ? await askFor('times', server, { ...load, warmUp: warmUp.times })
      : null;
    await server.kill();
    await requireStored(engine, way, leads.acknowledged);
    return {
      perSecond: leads.perSecond,
      p99: leads.p99,
      timesPerSecond: times?.perSecond ?? Number.NaN,
      startMs: server.startMs,
      restMb,
    };
  } finally {
    await server.kill();
  }
}

async function requireStored(engine, way, acknowledged) {
  const stored = await engine.countLeads(acknowledged);
  if (stored === acknowledged.length) return;
  throw new Error(
    `${engine.name}, ${way.name}: of ${acknowledged.length} acknowledged leads ${stored} are in the database.`,
  );
}

const facilityId = '101';
const rivalsForEach = 5;

/**
 * Every time of a club's month, wanted by five visitors each at once. Throws unless each was sold once, and to nobody
 * else, also after kill -9.
 */
export async function measureRivals(engine, { connections }, say) {
  say(`${engine.name}: ${rivalsForEach} rivals for each time`);
  const server = await startServer(ours, engine.environment);
  try {
    const times = await openTimes(server.address);
    const visits = times.flatMap((time) =>
      Array.from({ length: rivalsForEach }, () => [visitorsId(), time]),
    );
    await askFor('leads', server, { connections, list: visits.map(([id]) => id) });
    const seen = await askFor('visits', server, { connections, list: visits });
    await server.kill();
    await requireSoldOnce(engine, times, seen.statuses);
    return { p99: seen.p99 };
  } finally {
    await server.kill();
  }
}

async function openTimes(address) {
  const path = `/v6/acq/leads/appointments?facilityId=${facilityId}`;
  const { dateRangeWithTime } = await (await fetch(address + path)).json();
  return dateRangeWithTime.flatMap((day) => day.timeSlots);
}

async function requireSoldOnce(engine, times, statuses) {
  const booked = await engine.bookedTimes(facilityId);
  const isRight =
    booked.length === times.length &&
    new Set(booked).size === times.length &&
    statuses[200] === times.length &&
    statuses[409] === times.length * (rivalsForEach - 1);
  if (isRight) return;
  throw new Error(
    `${engine.name}: of ${times.length} times ${new Set(booked).size} are booked by ${booked.length}; answers: ${JSON.stringify(statuses)}.`,
  );
}

const asker = fileURLToPath(new URL('asker.mjs', import.meta.url));
let runs = 0;

/**
 * Has a process of its own ask the server, `connections` at a time: for `seconds`, or for each of `list` once; before that for
 * `warmUp` seconds of which nothing is measured. Answers requests a second, the 99th percentile of the latencies in ms, how
 * often each status came, and the TransactionIds that were acknowledged, in the warm-up too. Throws when a connection broke.
 */
async function askFor(kind, server, { seconds, connections, list, warmUp = 0 }) {
  runs += 1;
  const file = join(tmpdir(), `foyer-bench-api-${process.pid}-${runs}.json`);
  writeFileSync(
    file,
    JSON.stringify({ kind, address: server.address, seconds, connections, list, warmUp }),
  );
  const [code] = await once(startOn('load', [asker, file]), 'exit');
  if (code !== 0) throw new Error(`Asking for ${kind} ended with ${code}.`);
  const seen = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  if (seen.broken > 0)
    throw new Error(`${seen.broken} connections broke while asking for ${kind}.`);
  return seen;
}
