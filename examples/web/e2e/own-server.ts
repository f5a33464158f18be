import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { buildApi, builtServer } from '../../../scripts/lib/build.mjs';

/** A separate server with its own settings. It answers at both `127.0.0.1` and `localhost`. */
export interface OwnServer {
  readonly port: number;
  stop(): Promise<void>;
}

/** Starts the app with a separate data folder. `settings` returns its environment for the given port. */
export async function ownServer(
  settings: (port: number) => Readonly<Record<string, string>>,
  port?: number,
): Promise<OwnServer> {
  const chosen = port ?? (await freePort());
  const folder = mkdtempSync(join(tmpdir(), 'foyer-e2e-own-'));
  await buildApi(() => {});
  const child = spawn(process.execPath, [builtServer], {
    env: {
      ...process.env,
      PORT: String(chosen),
      HOST: '127.0.0.1',
      FOYER_DEV_TOOLS: '1',
      FOYER_DATA_DIR: folder,
      ...settings(chosen),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilReady(child, chosen);
  return {
    port: chosen,
    async stop() {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address !== null
          ? resolve(address.port)
          : reject(new Error('No free port.')),
      );
    });
  });
}

async function untilReady(child: ChildProcess, port: number): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    if (await isReady(port)) return;
  }
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/healthz`)).ok;
  } catch {
    return new Promise((resolve) => {
      setTimeout(() => resolve(false), 100);
    });
  }
}
