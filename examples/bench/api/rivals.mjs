import { askFor } from './ask.mjs';
import { ours, startServer } from './servers.mjs';
import { visitorsId } from './visitors-id.mjs';

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
