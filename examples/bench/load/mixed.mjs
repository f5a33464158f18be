import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { hashPassword } from '../../api/src/account/passwords.ts';
import { ours, startOn, startServer } from '../api/servers.mjs';
import { startProxy } from './proxy.mjs';

const mix = fileURLToPath(new URL('mix.mjs', import.meta.url));
const password = 'Quiet_Hours1';

/**
 * Runs the mix of visitors and members against one or more processes. Prints how long each call took and how much the
 * memory grew; returns what is beyond the limits, and any error.
 */
export async function runMix(engine, load, say) {
  const { seconds, connections, processes, hasProxy, mostP99Ms, mostGrowthMb } = load;
  const folder = mkdtempSync(join(tmpdir(), 'foyer-load-mix-'));
  const core = processes > 1 || hasProxy ? 'any' : 'server';
  const members = await addMembers(engine, connections);
  const servers = [];
  let proxy = null;
  try {
    for (let count = 0; count < processes; count += 1) {
      servers.push(await startServer(ours, engine.environment, core));
    }
    if (hasProxy) proxy = await startProxy(servers.map(({ port }) => port));
    const address = proxy?.address ?? servers[0].address;
    say(
      `${engine.name}, ${processes} process${processes > 1 ? 'es' : ''}${hasProxy ? ' behind nginx' : ''}: ${connections} connections for ${seconds} s.`,
    );
    const memory = watchMemory(servers, seconds);
    const cpu = () => servers.reduce((sum, server) => sum + server.cpuSeconds(), 0);
    const cpuBefore = cpu();
    const file = join(folder, 'mix.json');
    writeFileSync(file, JSON.stringify({ address, seconds, connections, members, password }));
    const [code] = await once(startOn(core === 'any' ? 'any' : 'load', [mix, file]), 'exit');
    if (code !== 0) return [`The load ended with ${code}.`];
    const growth = memory.stop();
    const cpuUsed = cpu() - cpuBefore;
    const { calls, broken, timeouts, acknowledged } = JSON.parse(readFileSync(file, 'utf8'));
    console.table(
      Object.entries(calls).map(([name, { count, p50, p99, wrong }]) => ({
        call: name,
        'a second': Math.round(count / seconds),
        'p50 ms': Math.round(p50),
        'p99 ms': Math.round(p99),
        errors: JSON.stringify(wrong),
      })),
    );
    const all = Object.values(calls).reduce((sum, { count }) => sum + count, 0);
    say(
      `${Math.round(all / seconds)} requests a second, ${((cpuUsed * 1_000) / all).toFixed(2)} ms of CPU each. Memory: ${growth.fromMb} MB, then ${growth.toMb} MB in all.`,
    );
    const stored = await engine.countLeads(acknowledged);
    return [
      ...Object.entries(calls).flatMap(([name, { wrong, p99 }]) => [
        ...Object.entries(wrong).map(([status, count]) => `${name}: ${count} times ${status}.`),
        ...(p99 > mostP99Ms ? [`${name}: p99 is ${Math.round(p99)} ms.`] : []),
      ]),
      ...(broken + timeouts > 0 ? [`${broken} connections broke, ${timeouts} timed out.`] : []),
      ...(stored < acknowledged.length
        ? [`Of ${acknowledged.length} acknowledged leads ${stored} are stored.`]
        : []),
      ...(growth.toMb - growth.fromMb > mostGrowthMb * processes
        ? [`The memory grew by ${growth.toMb - growth.fromMb} MB.`]
        : []),
    ];
  } finally {
    await proxy?.stop();
    for (const server of servers) await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Adds people with a login, since one account may only log in so often, and returns their names. */
async function addMembers(engine, count) {
  const hash = await hashPassword(password);
  const at = new Date().toISOString();
  const names = Array.from({ length: count }, (_, index) => `load${index}`);
  for (const name of names) {
    await engine.ask(
      `insert into accounts (id, username, username_key, password_hash, email, email_key, first_name, last_name,
        strikes, has_active_pt, membership_status, activated_at, created_at, updated_at)
      values ($1, $1, $1, $2, $3, $3, 'Ada', 'Lovelace', 0, 0, 'none', $4, $4, $4)`,
      [name, hash, `${name}@mail.example`, at],
    );
  }
  return names;
}

/** The memory of the servers once they are warm, after a third of the time, and at the end. */
function watchMemory(servers, seconds) {
  const inAll = () => Math.round(servers.reduce((sum, server) => sum + server.memoryMb(), 0));
  let fromMb = Number.NaN;
  const timer = setTimeout(() => (fromMb = inAll()), (seconds * 1_000) / 3);
  return {
    stop() {
      clearTimeout(timer);
      return { fromMb, toMb: inAll() };
    },
  };
}
