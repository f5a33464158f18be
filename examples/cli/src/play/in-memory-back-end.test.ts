import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { VisitPlan } from '@foyer/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  Environment,
  callNames,
  chooseClubs,
  corePlayer,
  directClient,
  hashOf,
  overHttp,
  playScenario,
  readChain,
  readScenarios,
  recordedConsents,
  recordedLeads,
  type BackEnd,
  type BackEnds,
  type Player,
  type ReadScenario,
} from '@foyer/replay/player';
import { openInMemoryBackEnds } from './back-ends.ts';
import { repository } from '../testing/run-foyer.ts';

/**
 * `npm test` plays every 24th scenario: the contract suites hold both back ends to the same behavior, call by call.
 * `pnpm test:deep` plays them all.
 */
const isPlayed = (_: unknown, index: number): boolean =>
  process.env['MODE'] === 'deep' || index % 24 === 0;

/** In the deep run some 300 runs, most of them through the whole API. */
const manyRunsMs = 120_000;

let backEnds: BackEnds | null = null;

beforeAll(async () => {
  backEnds = (await openInMemoryBackEnds()).unwrap();
});
afterAll(() => backEnds?.close());

describe('the in-memory back end', () => {
  it('CL-01 has the same clubs and configuration as the reference API', async () => {
    const served = await opened().use((api) => readChain(directClient(api)));
    const { clubs, configuration } = opened().chain;
    expect({ clubs, configuration }).toEqual(served.unwrap());
  });

  it(
    'CL-01 plays the scenarios of visitors to their end, and those that need no HTTP like the reference API, step by step: screens, requests, events and data',
    { timeout: manyRunsMs },
    async () => {
      let alike = 0;
      for (const read of (await visitorsScenarios()).filter(isPlayed)) {
        const { file, scenario } = read;
        // One after the other: they share the database.
        const inMemory = await trace(read, null);
        const overApi = await opened().use((api) => trace(read, api, inMemory !== null));
        expect(overApi?.at(-1), `${file}: ${scenario.name}`).toBeNull();
        if (inMemory === null) continue;
        expect(inMemory, `${file}: ${scenario.name}`).toEqual(overApi);
        alike += 1;
      }
      expect(alike).toBeGreaterThan(2);
    },
  );
});

/** What is visible before each action and at the end, then the failure; null if the scenario needs HTTP. */
async function trace(
  read: ReadScenario,
  api: BackEnd | null,
  isRecorded = true,
): Promise<readonly unknown[] | null> {
  const { inMemory, chain } = opened();
  const connect = api === null ? inMemory : overHttp(api);
  if (connect === null) throw new Error('These back ends have an in-memory one.');
  const clubs = chooseClubs(read.scenario, chain, { seed: 1, run: 0 });
  // Each scenario needs its own seed, because the API's consent log is never cleared and accepts each id once.
  const seed = hashOf(read.scenario.name);
  const env = new Environment(read.scenario, { connect, clubs, seed });
  const seen: unknown[] = [];
  const player = isRecorded ? recording(env, seen) : corePlayer(env);
  const failure = await playScenario(read, player, new AbortController().signal);
  if (isRecorded) seen.push(await visibleIn(env));
  for (const page of env.pages) page.close();
  return env.network.needsHttp ? null : [...seen, failure];
}

/** A player that records what is visible before each action, which is what the one before it led to. */
function recording(env: Environment, seen: unknown[]): Player {
  const player = corePlayer(env);
  return {
    ...player,
    act: async (name, step) => {
      seen.push(await visibleIn(env));
      return player.act(name, step);
    },
  };
}

async function visibleIn(env: Environment): Promise<unknown> {
  const snapshot = env.page?.shown;
  const { sent } = env.network;
  return {
    path: env.tab.navigation.current(),
    // Each back end creates its own tokens.
    state: snapshot && { ...snapshot.state, leadTokenId: null, associationToken: null },
    alert: snapshot?.alert,
    errors: snapshot?.errors,
    times: snapshot?.times && { ...snapshot.times, plan: laidOut(snapshot.times.plan) },
    nearby: snapshot?.nearby,
    sent: callNames.filter((name) => sent[name] > 0).map((name) => [name, sent[name]]),
    events: [...env.analytics.events],
    leads: toInstants(await recordedLeads(env)),
    consents: kindsOf(await recordedConsents(env)),
    cookies: Object.keys(env.cookies.entries()),
  };
}

/** A plan's days are computed when they are read. */
function laidOut(plan: VisitPlan | null): unknown {
  return (
    plan && {
      ...plan,
      days: plan.days.map(({ date, slots, openCount }) => ({ date, slots, openCount })),
    }
  );
}

/** The API returns instants, the fakes the text that was sent. */
function toInstants(leads: Awaited<ReturnType<typeof recordedLeads>>): unknown {
  return leads.map((lead) => ({
    ...lead,
    bookings: lead.bookings.map((one) => ({ ...one, startsAt: Date.parse(one.startsAt) })),
  }));
}

function kindsOf(consents: Awaited<ReturnType<typeof recordedConsents>>): unknown {
  return consents.map(({ channel, granted, basis }) => ({ channel, granted, basis }));
}

/** Without those of members, whose pages whole-run.test.ts plays. */
async function visitorsScenarios(): Promise<readonly ReadScenario[]> {
  const folder = join(repository, 'scenarios');
  const names = await readdir(folder, { recursive: true });
  const files = names
    .filter((name) => name.endsWith('.yaml') && !name.startsWith('account'))
    .toSorted();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return texts.flatMap((text, index) => readScenarios(files[index] ?? '', text).scenarios);
}

function opened(): BackEnds {
  if (backEnds === null) throw new Error('The back ends are opened before the tests.');
  return backEnds;
}
