import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { buildApi, builtServer } from '../../../../scripts/lib/build.mjs';
import { repository, asQuickProgram } from './run-foyer.ts';

/** The built API on a loopback port, with its own data folder. */
export interface RunningApi {
  readonly url: string;
  /** Its output so far, from both streams. */
  written(): string;
  /** The data folder, which exists until the API is stopped. */
  readonly folder: string;
  /** Stops the API but keeps its folder. */
  end(): Promise<void>;
  stop(): Promise<void>;
}

/** Whether the build is current takes a while to find out, so it's asked once. */
let built: Promise<unknown> | null = null;

export async function startApi(
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningApi> {
  await (built ??= buildApi(() => {}));
  const folder = await mkdtemp(join(tmpdir(), 'foyer-replay-'));
  const child = spawn(process.execPath, [...asQuickProgram, builtServer], {
    cwd: repository,
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      FOYER_DATA_DIR: folder,
      FOYER_DEV_TOOLS: '1',
      NODE_ENV: 'test',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => {
    child.on('exit', () => {
      resolve();
    });
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const address = /http:\/\/localhost:\d+/.exec(said)?.[0];
      if (address !== undefined) resolve(address);
    });
    child.on('exit', () => {
      reject(new Error(`The API did not start: ${said}`));
    });
  });
  const end = async (): Promise<void> => {
    child.kill();
    await ended;
  };
  return {
    url,
    folder,
    written: () => said,
    end,
    async stop() {
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
