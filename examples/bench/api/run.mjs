import { setTimeout as wait } from 'node:timers/promises';

import { askFor } from './ask.mjs';
import { startServer } from './servers.mjs';

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
    const loadedMb = server.memoryMb();
    const times = way.isOurs
      ? await askFor('times', server, { ...load, warmUp: warmUp.times })
      : null;
    await server.kill();
    await requireStored(engine, way, leads.acknowledged);
    return {
      perSecond: leads.perSecond,
      p50: leads.p50,
      p99: leads.p99,
      cpuUs: leads.cpuUs,
      timesPerSecond: times?.perSecond ?? Number.NaN,
      timesP99: times?.p99 ?? Number.NaN,
      timesCpuUs: times?.cpuUs ?? Number.NaN,
      startMs: server.startMs,
      restMb,
      loadedMb,
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
