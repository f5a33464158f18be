import { aLead, aVisit, visitorsId } from '../api/requests.mjs';
import { ours, startServer } from '../api/servers.mjs';
import { send } from './send.mjs';

const visitors = 16;

/**
 * Kills the server with SIGKILL again and again while visitors leave leads and book, each time at another moment, and
 * starts it on what it left. Returns what was acknowledged and is gone.
 */
export async function killUnderLoad(engine, times, say) {
  const leads = [];
  const visits = [];
  const seen = { slowestStartMs: 0 };
  for (let kill = 1; kill <= times; kill += 1) {
    const server = await startServer(ours, engine.environment, 'any');
    seen.slowestStartMs = Math.max(seen.slowestStartMs, server.startMs);
    const club = String(101 + (kill % 80));
    const open = await openTimes(server.address, club);
    const enough = leads.length + 1 + Math.floor(Math.random() * 60);
    const visit = async () => {
      for (;;) {
        const id = visitorsId();
        await send(server.address, 'POST', '/v6/acq/leads/abandoned', aLead(id, club));
        leads.push(id);
        if (leads.length === enough) await server.kill();
        const time = open.pop();
        if (time === undefined) continue;
        const status = await send(server.address, 'PUT', '/v6/acq/lead', aVisit(id, time));
        if (status === 200) visits.push(id);
      }
    };
    // They end when the connections break.
    await Promise.allSettled(Array.from({ length: visitors }, visit));
    if (kill % 20 === 0) say(`${engine.name}: ${kill} kills, ${leads.length} leads.`);
  }
  // Whatever a killed process left behind, the next one has to open it.
  await (await startServer(ours, engine.environment, 'any')).kill();
  const storedLeads = await engine.countLeads(leads);
  const held = await engine.ask(
    `select transaction_id from leads join appointments on lead_id = leads.id
    where cancelled_at is null`,
  );
  const holders = new Set(held.map((row) => row.transaction_id));
  const lost = visits.filter((id) => !holders.has(id)).length;
  say(
    `${engine.name}: ${times} kills, ${leads.length} leads and ${visits.length} visits acknowledged; slowest start ${Math.round(seen.slowestStartMs)} ms.`,
  );
  return [
    ...(storedLeads < leads.length ? [`${leads.length - storedLeads} leads are lost.`] : []),
    ...(lost > 0 ? [`${lost} visits are lost.`] : []),
    ...(engine.name === 'SQLite' ? await damageOf(engine) : []),
  ];
}

async function damageOf(engine) {
  const [row] = await engine.ask('pragma integrity_check');
  return row.integrity_check === 'ok' ? [] : [`The file is damaged: ${row.integrity_check}`];
}

async function openTimes(address, club) {
  const answer = await fetch(`${address}/v6/acq/leads/appointments?facilityId=${club}`);
  const { dateRangeWithTime } = await answer.json();
  return dateRangeWithTime.flatMap((day) => day.timeSlots);
}
