import { aLead, aVisit, visitorsId } from '../api/requests.mjs';
import { ours, startServer } from '../api/servers.mjs';
import { send } from './send.mjs';

/** As many people want each time. */
const rivals = 5;

/**
 * Each of many clients books as many visits, all at once, of times that several want. Returns what is wrong: a time
 * that two have, or a visit that was acknowledged and isn't there.
 */
export async function contend(engine, { clients, bookings }, say) {
  const server = await startServer(ours, engine.environment, 'any');
  try {
    const wanted = await someTimes(server.address, Math.ceil((clients * bookings) / rivals));
    const left = shuffled(wanted.flatMap((time) => Array.from({ length: rivals }, () => time)));
    const visits = left.slice(0, clients * bookings);
    say(`${clients} clients, ${visits.length} bookings of ${wanted.length} times.`);
    const statuses = {};
    const given = new Map();
    let doubled = 0;
    async function client() {
      for (let visit = visits.pop(); visit !== undefined; visit = visits.pop()) {
        const [club, time] = visit;
        const id = visitorsId();
        await send(server.address, 'POST', '/v6/acq/leads/abandoned', aLead(id, club));
        const status = await send(server.address, 'PUT', '/v6/acq/lead', aVisit(id, time));
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (status !== 200) continue;
        if (given.has(`${club} ${time}`)) doubled += 1;
        given.set(`${club} ${time}`, id);
      }
    }
    await Promise.all(Array.from({ length: clients }, client));
    say(`Answers: ${JSON.stringify(statuses)}.`);
    const rows = await engine.ask(
      `select count(*) as visits, count(distinct facility_id || ' ' || starts_at) as times
      from appointments where cancelled_at is null`,
    );
    const [held, times] = [Number(rows[0].visits), Number(rows[0].times)];
    say(`${held} visits at ${times} times; ${given.size} were acknowledged, ${doubled} twice.`);
    const others = Object.keys(statuses).filter((status) => !['200', '409'].includes(status));
    return [
      ...(doubled > 0 || held !== times ? [`${doubled + held - times} times are doubled.`] : []),
      ...(given.size === held ? [] : [`${given.size} visits were acknowledged, ${held} are held.`]),
      ...others.map((status) => `${statuses[status]} bookings were answered with ${status}.`),
    ];
  } finally {
    await server.kill();
  }
}

/** Open times of clubs, each with its club. */
async function someTimes(address, count) {
  const times = [];
  for (let club = 101; times.length < count && club <= 220; club += 1) {
    const answer = await fetch(`${address}/v6/acq/leads/appointments?facilityId=${club}`);
    const { dateRangeWithTime = [] } = answer.ok ? await answer.json() : {};
    const open = dateRangeWithTime.flatMap((day) => day.timeSlots);
    times.push(...open.map((time) => [String(club), time]));
  }
  return times.slice(0, count);
}

function shuffled(list) {
  return list
    .map((item) => [Math.random(), item])
    .toSorted(([one], [other]) => one - other)
    .map(([, item]) => item);
}
