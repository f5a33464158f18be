import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { errorBody } from '@foyer/adapters-http/wire';
import { VirtualClock } from '@foyer/core/testing';
import type { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

import { type ApiOptions, createApi } from '../app.ts';
import { openDatabase, openUpToDate } from '../database/open-database.ts';
import { type ChainData, shippedData } from '../chain-data.ts';
import type { Database } from '../database/schema.ts';
import { jsonLines } from '../http/request-log.ts';
import { type ServerSecret, serverSecret } from '../server-secret.ts';
import { systemIds } from '../system.ts';
import type { TestEngine, TestPlace } from './engines.ts';

/**
 * The API over a new database, with the clock stopped at 10:00 in New York on Friday, November 20, 2026. Unless a test
 * passes the shipped data, purchases need no agreement.
 */
export interface TestApi {
  readonly app: Hono;
  readonly database: Database;
  readonly clock: VirtualClock;
  readonly secret: ServerSecret;
  /** Every logged line. */
  readonly logged: string[];
  /** Sends a call and reads its JSON response. */
  send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<TestAnswer>;
  close(): Promise<void>;
}

export interface TestAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/** How a call was refused: the status, the code, and the invalid field if there is one. */
export function refusal({ status, body }: TestAnswer): {
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;
} {
  const { code, field } = errorBody.parse(body).error;
  return { status, code, field };
}

/** A chain whose memberships are bought without an agreement. */
export const unsigned: Pick<ChainData, 'joining'> = { joining: { agreements: {}, questions: {} } };

/** The API that all tests of a `describe` share. It opens before the first of them. */
export function sharedApi(engine: TestEngine, options?: Partial<ApiOptions>): TestApi {
  const api = {} as TestApi;
  beforeAll(async () => {
    Object.assign(api, await openTestApi(await engine.newPlace(), options));
  });
  afterAll(() => api.close());
  return api;
}

/** A new API for each test of a `describe`. */
export function freshApi(engine: TestEngine, options?: Partial<ApiOptions>): TestApi {
  const api = {} as TestApi;
  beforeEach(async () => {
    Object.assign(api, await openTestApi(await engine.newPlace(), options));
  });
  afterEach(() => api.close());
  return api;
}

export async function openTestApi(
  place: TestPlace,
  options: Partial<ApiOptions> = {},
): Promise<TestApi> {
  const logged: string[] = [];
  const logger = jsonLines((line) => logged.push(line));
  if ('folder' in place) await fill(place.folder);
  const database = await openUpToDate(place, logger);
  const clock = new VirtualClock('2026-11-20T15:00:00Z');
  const secret = serverSecret('a secret of thirty-two characters');
  const app = createApi({
    database,
    clock,
    ids: systemIds,
    logger,
    secret,
    devTools: true,
    data: { ...shippedData(), ...unsigned },
    ...options,
  });
  return {
    app,
    database,
    clock,
    secret,
    logged,
    async send(method, path, body, headers = {}) {
      const response = await app.request(path, {
        method,
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: await response.json(), headers: response.headers };
    },
    async close() {
      await database.destroy();
      place.giveBack?.();
    },
  };
}

const file = 'foyer.sqlite';
let filled: Promise<string> | null = null;

/**
 * Copies a prepared database into an empty folder. Creating and seeding one takes ten times as long, and a test file
 * may need hundreds. The tests of opening a database cover creation.
 */
async function fill(folder: string): Promise<void> {
  if (existsSync(join(folder, file))) return;
  filled ??= aNewDatabase();
  mkdirSync(folder, { recursive: true });
  copyFileSync(await filled, join(folder, file));
}

async function aNewDatabase(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-api-new-'));
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  const database = await openDatabase(
    { folder },
    jsonLines(() => {}),
  );
  await database.destroy();
  return join(folder, file);
}
