import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { repository } from './run-foyer.ts';

/** A real API on a loopback port over a folder of its own. */
export interface RunningApi {
  readonly url: string;
  stop(): Promise<void>;
}

export async function startApi(): Promise<RunningApi> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-replay-'));
  const child = spawn(process.execPath, ['--conditions=source', 'examples/api/src/main.ts'], {
    cwd: repository,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', FOYER_DATA_DIR: folder, NODE_ENV: 'test' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => {
    child.on('exit', () => {
      resolve();
    });
  });
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const address = /http:\/\/localhost:\d+/.exec(said)?.[0];
      if (address !== undefined) resolve(address);
    });
    child.on('exit', () => {
      reject(new Error(`The API did not start: ${said}`));
    });
  });
  return {
    url,
    async stop() {
      child.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
