import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';

import { createHttpClient } from '@foyer/adapters-http';
import { type Call, contract } from '@foyer/adapters-http/wire';
import { VirtualClock } from '@foyer/core/testing';
import type { Hono } from 'hono';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createApi } from './app.ts';
import { shippedData } from './chain-data.ts';
import type { Database } from './database/schema.ts';
import { databaseFile } from './database/sqlite.ts';
import { systemIds } from './system.ts';
import { sqliteEngine } from './testing/engines.ts';
import { arrangeRequests, type MatrixRequest } from './testing/matrix-requests.ts';
import {
  type Answered,
  type NetworkFault,
  networkFaults,
  noFault,
} from './testing/network-faults.ts';
import { openRewindable, type RewindableDatabase } from './testing/rewindable-sqlite.ts';
import { openTestApi, unsigned } from './testing/test-api.ts';

/**
 * Every call of the contract with every fault of the network, before and after the server does what it is asked: the
 * client reports the right failure, and once the person has sent it again, the database is as if it had been sent once.
 */
describe('The fault matrix', () => {
  const engine = sqliteEngine();
  const clock = new VirtualClock();
  let requests: readonly MatrixRequest[] = [];
  let kept: RewindableDatabase;
  let app: Hono;
  beforeAll(async () => {
    const place = await engine.newPlace();
    const api = await openTestApi(place);
    requests = await arrangeRequests(api);
    await api.close();
    kept = openRewindable('folder' in place ? join(place.folder, databaseFile) : '');
    app = createApi({
      database: kept.database,
      clock,
      ids: systemIds,
      secret: api.secret,
      devTools: false,
      logger: { info() {}, warn() {}, error() {} },
      data: { ...shippedData(), ...unsigned },
    });
  });
  afterAll(() => kept.database.destroy());

  it.each(Object.keys(contract))(
    'OP-40 %s fails as it should under each fault, and what was sent again is done once',
    async (name) => {
      const one = requests.find((request) => request.name === name);
      if (one === undefined) throw new Error(`There is no request of ${name}.`);
      const clean = await play(one, noFault);
      expect(clean).toMatchObject({ first: 'done', sent: 1 });
      const cells: Record<string, Cell> = {};
      const expected: Record<string, Cell> = {};
      for (const [index, fault] of networkFaults.entries()) {
        if (!isPlayed(fault, one.call, Object.keys(contract).indexOf(name) + index)) continue;
        // One cell at a time: they share the database.
        const cell = await play(one, fault);
        cells[fault.name] = cell;
        expected[fault.name] = {
          first: failureOf(one, fault),
          sent: Math.min(cell.sent, fault.failure === null ? 1 : mostAttempts(one)),
          again: againOf(one, fault, cell),
          isUntouched: clean.isUntouched || !fault.isDone,
          rows: { ...clean.rows, ...pick(cell.rows, madeEachTime[name] ?? []) },
        };
      }
      expect(cells).toEqual(expected);
    },
  );

  /** Makes a call with a fault, then repeats it without one. */
  async function play(
    { call, request: asked, token }: MatrixRequest,
    fault: NetworkFault,
  ): Promise<Cell> {
    kept.rewind();
    const ofClient = new VirtualClock(clock.now().add({ hours: fault.skewHours ?? 0 }));
    const line = { fault, underWay: 0, sent: 0 };
    const client = createHttpClient({
      baseUrl: '',
      clock: ofClient,
      random: () => 0,
      headers: (): Record<string, string> =>
        call.needsToken ? { authorization: `Bearer ${token}` } : {},
      fetch(url, init) {
        // The request is on its way: the client's own time limit doesn't take it back.
        const request = { ...init, signal: null };
        async function deliver(): Promise<Answered> {
          line.underWay += 1;
          try {
            const response = await app.request(url, request);
            const { status, headers } = response;
            return { status, headers, text: await response.text() };
          } finally {
            line.underWay -= 1;
          }
        }
        line.sent += 1;
        return line.fault.play(deliver, ofClient);
      },
    });
    async function send(): Promise<string> {
      const sent = client.send(call, asked);
      const over = { isSo: false };
      void sent.finally(() => (over.isSo = true));
      while (!over.isSo) {
        // Time passes only while nothing else happens.
        await turn();
        if (line.underWay === 0 && !over.isSo) ofClient.advanceToNextTimer();
      }
      const answer = await sent;
      if (answer.ok) return 'done';
      return answer.val.kind === 'rejected'
        ? `${answer.val.status} ${answer.val.code}`
        : answer.val.kind;
    }
    const before = await changesOf(kept.database);
    const first = await send();
    const { sent } = line;
    const isUntouched = (await changesOf(kept.database)) === before;
    line.fault = noFault;
    const again = fault === noFault ? 'done' : await send();
    return { first, sent, again, isUntouched, rows: await rowsOf(kept.database) };
  }
});

interface Cell {
  /** How the call ended: done, or the failure's kind. */
  readonly first: string;
  /** How many requests the client sent until then. */
  readonly sent: number;
  /** How the same call ended without the fault. */
  readonly again: string;
  /** True if the first call changed nothing in the database. */
  readonly isUntouched: boolean;
  /** How many rows each table has in the end. */
  readonly rows: Readonly<Record<string, number>>;
}

async function changesOf(database: Database): Promise<unknown> {
  const { rows } = await sql`select total_changes() as count`.execute(database);
  return JSON.stringify(rows);
}

/** Tables that count tries, which everyone may make, and the history of accounts, which has each of them. */
const ofTries = ['limit_tries', 'limit_holders', 'health_checks', 'account_events'];

async function rowsOf(database: Database): Promise<Readonly<Record<string, number>>> {
  const { rows: tables } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table'`.execute(database);
  const counts = tables
    .filter(({ name }) => !ofTries.includes(name))
    .map(({ name }) => sql`select ${name} as name, count(*) as count from ${sql.table(name)}`);
  const { rows } = await sql<{ name: string; count: number }>`
    select * from (${sql.join(counts, sql` union all `)})`.execute(database);
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

/** What a person may have as often as they ask for it, within limits: a mail, a session, a payment page. */
const mails = ['outbox_mail', 'mailed_links', 'email_codes'];
const madeEachTime: Readonly<Record<string, readonly string[]>> = {
  beginCardChange: ['card_changes'],
  createProductToken: ['product_tokens'],
  renewRecoveryCodes: mails,
  requestPersonalData: [...mails, 'privacy_links'],
  resendConfirmationEmail: mails,
  resendCorporateCode: mails,
  resendEmailLink: mails,
  signIn: ['account_sessions'],
  signUpWithEmail: mails,
  verifyCorporateEmail: mails,
};

/** Calls that use something up. The pages know that it was they who did. */
const usedUp: Readonly<Record<string, string>> = {
  activateUser: '410 TOKEN_USED',
  addPasskey: '422 PASSKEY_REFUSED',
  confirmSecondStep: '409 SECOND_STEP_ON',
  erasePersonalData: '404 NOT_FOUND',
  finishSignIn: '422 WRONG_CODE',
  linkSocialLogin: '422 INVALID_FIELD',
  signInSocially: '401 WRONG_CREDENTIALS',
  signInWithPasskey: '401 WRONG_CREDENTIALS',
  signOut: '401 NOT_SIGNED_IN',
  useEmailLink: '410 TOKEN_USED',
};

function failureOf({ call }: MatrixRequest, { name, failure }: NetworkFault): string {
  // Some back ends answer with an empty body where there is nothing to say.
  const isAnswer = name === 'an empty body' && call.answer.safeParse(undefined).success;
  return isAnswer ? 'done' : (failure ?? 'done');
}

/** Only what may be repeated is repeated without asking the person. */
function mostAttempts({ call }: MatrixRequest): number {
  if (!call.repeatable) return 1;
  return call.method === 'GET' || call.asks === true ? 3 : 2;
}

function againOf({ name }: MatrixRequest, { isDone }: NetworkFault, { again }: Cell): string {
  const isLimited = again === 'rate-limited' && madeEachTime[name] === mails;
  return isDone ? (usedUp[name] ?? (isLimited ? again : 'done')) : 'done';
}

/**
 * `npm test` plays the faults that can make something twice with every call that writes, and of the others a tenth with
 * each call, so that each is played with a tenth of the calls. `pnpm test:deep` plays them all.
 */
function isPlayed({ name }: NetworkFault, { method }: Call, place: number): boolean {
  if (process.env['MODE'] === 'deep' || place % 10 === 0) return true;
  return method !== 'GET' && ['two deliveries', 'a reset after it is done'].includes(name);
}

function pick(rows: Cell['rows'], names: readonly string[]): Cell['rows'] {
  return Object.fromEntries(Object.entries(rows).filter(([name]) => names.includes(name)));
}
