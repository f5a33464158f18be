import { type ChildProcess, spawn } from 'node:child_process';

import { buildApi, builtServer } from '../../../../scripts/lib/build.mjs';

/** The built server as a separate process, as `npm start` runs it. It starts faster than the source. */
export interface ServerProcess {
  /** `http://localhost:port` */
  readonly address: string;
  /** What it has printed so far, without the request lines. */
  printed(): string;
  /** Sends a signal without waiting. */
  signal(signal: NodeJS.Signals): void;
  /** Sends a signal, if given, and returns how the process ended. */
  ended(signal?: NodeJS.Signals): Promise<Ended>;
}

export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** Whether the build is current takes a while to find out, so it's asked once. */
let built: Promise<unknown> | null = null;

type Environment = Readonly<Record<string, string>>;

/** Starts a server on a free port and waits until it is ready. Throws its output if it ends first. */
export async function startProcess(
  environment: Environment,
  file: string = builtServer,
): Promise<ServerProcess> {
  const child = await launch({ PORT: '0', FOYER_DEV_TOOLS: '1', ...environment }, [], file);
  const output = collect(child);
  const exited = exitOf(child, output);
  const ready = new Promise<string>((done) => {
    child.stdout?.on('data', () => {
      const address = /(http:\/\/\S+)\/openapi\.json\n/.exec(output())?.[1];
      if (address !== undefined) done(address);
    });
  });
  const early = exited.then(({ output: said }) => {
    throw new Error(`The server ended before it was ready: ${said}`);
  });
  // Once the server is ready, its exit is no failure.
  early.catch(() => {});
  const address = await Promise.race([ready, early]);
  return {
    address,
    printed: () => output().replaceAll(/^\{.*\n/gm, ''),
    signal: (signal) => {
      child.kill(signal);
    },
    ended(signal) {
      if (signal) child.kill(signal);
      return exited;
    },
  };
}

/**
 * Runs a command, or a server that should fail to start, and returns how it ended. Its standard output is closed early
 * unless `isRead`.
 */
export async function runToEnd(
  environment: Environment,
  args: readonly string[] = [],
  { isRead = true } = {},
): Promise<Ended> {
  const child = await launch(environment, args);
  if (!isRead) child.stdout?.destroy();
  return exitOf(child, collect(child));
}

async function launch(
  environment: Environment,
  args: readonly string[] = [],
  file: string = builtServer,
): Promise<ChildProcess> {
  await (built ??= buildApi(() => {}));
  const { DATABASE_URL: _, SMTP_URL: __, NODE_ENV: ___, ...inherited } = process.env;
  return spawn(process.execPath, [file, ...args], {
    env: { ...inherited, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function collect(child: ChildProcess): () => string {
  let said = '';
  const add = (chunk: Buffer) => {
    said += chunk.toString();
  };
  child.stdout?.on('data', add);
  child.stderr?.on('data', add);
  return () => said;
}

function exitOf(child: ChildProcess, output: () => string): Promise<Ended> {
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (code) => {
      done({ code, output: output() });
    });
  });
}
