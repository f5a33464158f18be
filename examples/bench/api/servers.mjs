import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

import { builtServer } from '../../../scripts/lib/build.mjs';
import { projectNode } from '../../../scripts/lib/project.mjs';

/** The CPU cores of the server and of the load. */
const cores = { server: 0, load: 1 };
const pins = availableParallelism() > 1 && spawnSync('taskset', ['-c', '1', 'true']).status === 0;

/** Describes which cores are used. */
export function pinning() {
  return pins
    ? 'The server runs on one core and the load on another.'
    : 'Without taskset or a second core, the server and the load share the CPU.';
}

/** Starts a program, pinned to its core if possible; for `any`, on all of them. */
export function startOn(core, args, environment = {}) {
  const command = [projectNode(), ...args];
  const [file, ...rest] =
    pins && core !== 'any' ? ['taskset', '-c', String(cores[core]), ...command] : command;
  return spawn(file, rest, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Foyer's built server. */
export const ours = [builtServer];

/**
 * Starts a server and waits for its first response. Returns its address, its start time in ms, its memory, and a way to
 * kill it like a power cut.
 */
export async function startServer(args, environment, core = 'server') {
  // Below the system's ephemeral ports.
  const port = 10_000 + Math.floor(Math.random() * 20_000);
  const began = performance.now();
  const child = startOn(core, args, {
    NODE_ENV: 'production',
    FOYER_PUBLIC_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: '',
    FOYER_LIMITS: 'off',
    ...environment,
    PORT: String(port),
  });
  const address = `http://127.0.0.1:${port}`;
  await firstAnswer(`${address}/healthz`, child);
  const startMs = performance.now() - began;
  return {
    address,
    port,
    startMs,
    memoryMb: () => memoryMb(child.pid),
    cpuSeconds: () => cpuSeconds(child.pid),
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

async function firstAnswer(url, child) {
  while (child.exitCode === null) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 2));
  }
  throw new Error(`A server ended with ${child.exitCode} before it was ready.`);
}

/** Resident memory in MB. */
function memoryMb(pid) {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return Number.NaN;
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1]) / 1024;
}

/** The CPU time that a process has used. On a shared machine, it says more than the time on the clock. */
function cpuSeconds(pid) {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  // After the name, in hundredths of a second.
  const fields = readFileSync(file, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
