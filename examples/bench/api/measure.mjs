import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { ours, startOn, startServer } from './servers.mjs';
import { visitorsId } from './requests.mjs';

/** Until the hot code of both processes is compiled: in seconds, or for a list in requests. */
const warmUp = { leads: 3, visits: 1_000 };

/**
 * Starts a server, sends leads as fast as it responds, and kills it with SIGKILL after the last response. Throws if an
 * acknowledged lead is missing from the database.
 */
export async function measureRun(engine, way, load) {
  const server = await startServer(way.args, way.environment);
  try {
    await wait(500);
    const restMb = server.memoryMb();
    const leads = await runLoad('lead', server, { ...load, warmUp: warmUp.leads });
    await server.kill();
    await requireStored(engine, way, leads.acknowledged);
    return {
      perSecond: leads.perSecond,
      p99: leads.p99,
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
const warmUpFacilityId = '102';
const rivalsForEach = 5;

/**
 * Has five visitors at once book each of a club's open times, then kills the server. Throws unless each time was sold
 * exactly once. Visits at another club are the warm-up.
 */
export async function measureRivals(engine, { connections }, say) {
  say(`${engine.name}: ${rivalsForEach} rivals for each time`);
  const server = await startServer(ours, engine.environment);
  try {
    const warmUpVisits = rivalsFor(warmUpFacilityId, await openTimes(server, warmUpFacilityId));
    const times = await openTimes(server, facilityId);
    const list = [...warmUpVisits.slice(0, warmUp.visits), ...rivalsFor(facilityId, times)];
    await runLoad('leads', server, { connections, list });
    const seen = await runLoad('visits', server, { connections, list, warmUp: warmUp.visits });
    await server.kill();
    await requireSoldOnce(engine, times, seen.statuses);
    return { p99: seen.p99 };
  } finally {
    await server.kill();
  }
}

function rivalsFor(facilityId, times) {
  return times.flatMap((time) =>
    Array.from({ length: rivalsForEach }, () => [visitorsId(), facilityId, time]),
  );
}

async function openTimes({ address }, facilityId) {
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

const loadProgram = fileURLToPath(new URL('load.mjs', import.meta.url));
let runs = 0;

/**
 * Sends requests from a separate process over `connections`: for `seconds`, or one for each item of `list`. The first
 * `warmUp` seconds, or items, aren't measured. Returns requests per second, the 99th percentile of the latency in ms, the count
 * of each status, and all acknowledged TransactionIds, including the warm-up's. Throws if a connection broke.
 */
async function runLoad(kind, server, { seconds, connections, list, warmUp = 0 }) {
  runs += 1;
  const file = join(tmpdir(), `foyer-bench-api-${process.pid}-${runs}.json`);
  writeFileSync(
    file,
    JSON.stringify({ kind, address: server.address, seconds, connections, list, warmUp }),
  );
  const [code] = await once(startOn('load', [loadProgram, file]), 'exit');
  if (code !== 0) throw new Error(`The load of ${kind} ended with ${code}.`);
  const seen = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  if (seen.broken > 0)
    throw new Error(`${seen.broken} connections broke under the load of ${kind}.`);
  return seen;
}
