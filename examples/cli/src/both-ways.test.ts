import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { VisitPlan } from '@foyer/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { BackEnd } from './play/back-end.ts';
import type { BackEnds } from './play/back-ends.ts';
import { plainClient, readChain } from './play/back-end.ts';
import { chooseClubs, type ChosenClubs, hashOf } from './play/choose-clubs.ts';
import { corePlayer } from './play/core-player.ts';
import { heldConsents, heldLeads } from './play/look-into-back-end.ts';
import { openMemoryBackEnds } from './play/memory-back-end.ts';
import { Mismatch } from './play/mismatch.ts';
import { overWire } from './play/over-wire.ts';
import { playScenario } from './play/play-scenario.ts';
import type { Player } from './play/player.ts';
import { World } from './play/world.ts';
import { callNames } from './scenario/call-names.ts';
import { readScenarios, type ReadScenario } from './scenario/read-scenarios.ts';
import { repository } from './testing/run-foyer.ts';

/** Some hundred runs through the whole API. */
const manyRunsMs = 120_000;

let backEnds: BackEnds | null = null;

beforeAll(async () => {
  backEnds = await openMemoryBackEnds();
});
afterAll(() => backEnds?.close());

describe('a scenario that needs no wire', () => {
  it('CL-01 the chain that it is played on is the one that the reference API serves', async () => {
    const served = await opened().use((api) => readChain(plainClient(api)));
    const { clubs, configuration } = opened().chain;
    expect({ clubs, configuration }).toEqual(served.unwrap());
  });

  it(
    'CL-01 goes the same way, step by step, as through the reference API: screens, requests, events, and what the back end holds',
    { timeout: manyRunsMs },
    async () => {
      let played = 0;
      for (const read of await allScenarios()) {
        // One after the other: they share the machine as it is.
        // oxlint-disable-next-line no-await-in-loop
        const light = await trace(read, null);
        if (light === null) continue;
        // oxlint-disable-next-line no-await-in-loop
        const wired = await opened().use((api) => trace(read, api));
        expect(light, `${read.file}: ${read.scenario.name}`).toEqual(wired);
        played += 1;
      }
      expect(played).toBeGreaterThan(80);
    },
  );
});

/** What is seen after each step; null where the scenario wants what only the API has. */
async function trace(read: ReadScenario, api: BackEnd | null): Promise<readonly unknown[] | null> {
  const { withoutWire, chain } = opened();
  const reach = api === null ? withoutWire : overWire(api);
  if (reach === null) throw new Error('Back ends in memory have the chain by itself.');
  const clubs = chooseClubs(read.scenario, chain, { seed: 1, run: 0 }) as ChosenClubs;
  // Of its own: the list of consents is never emptied, and takes an id once.
  const seed = hashOf(read.scenario.name);
  const world = new World(read.scenario, { reach, clubs, seed });
  const seen: unknown[] = [];
  const failure = await playScenario(read, watched(world, seen), new AbortController().signal);
  for (const page of world.pages) page.close();
  return world.network.isMissed ? null : [...seen, failure];
}

/** Notes all that can be told of a world before each step and each look at it. */
function watched(world: World, seen: unknown[]): Player {
  const player = corePlayer(world);
  return {
    act: async (name, step) => {
      seen.push(await sightOf(world));
      return player.act(name, step);
    },
    settle: () => player.settle(),
    check: async (expectation) => {
      seen.push(await sightOf(world));
      return player.check(expectation);
    },
  };
}

async function sightOf(world: World): Promise<unknown> {
  const snapshot = world.page?.flow.getSnapshot();
  const { sent } = world.network;
  return {
    path: world.navigation.current(),
    // The back end makes up the name that a lead goes by.
    state: snapshot && { ...snapshot.state, leadTokenId: null, associationToken: null },
    alert: snapshot?.alert,
    errors: snapshot?.errors,
    times: snapshot?.times && { ...snapshot.times, plan: laidOut(snapshot.times.plan) },
    nearby: snapshot?.nearby,
    sent: callNames.filter((name) => sent[name] > 0).map((name) => [name, sent[name]]),
    events: [...world.analytics.events],
    leads: toInstants(await heldLeads(world)),
    consents: kindsOf(await heldConsents(world)),
    cookies: Object.keys(world.cookies.entries()),
  };
}

/** A plan's days are laid out as they are looked at. */
function laidOut(plan: VisitPlan | null): unknown {
  return (
    plan && {
      ...plan,
      days: plan.days.map(({ date, slots, openCount }) => ({ date, slots, openCount })),
    }
  );
}

/** The API tells the moment, the chain what was asked for. */
function toInstants(leads: Awaited<ReturnType<typeof heldLeads>>): unknown {
  if (leads instanceof Mismatch) throw new Error(leads.message);
  return leads.map((lead) => ({
    ...lead,
    bookings: lead.bookings.map((one) => ({ ...one, startsAt: Date.parse(one.startsAt) })),
  }));
}

function kindsOf(consents: Awaited<ReturnType<typeof heldConsents>>): unknown {
  if (consents instanceof Mismatch) throw new Error(consents.message);
  return consents.map(({ channel, granted, basis }) => ({ channel, granted, basis }));
}

async function allScenarios(): Promise<readonly ReadScenario[]> {
  const folder = join(repository, 'scenarios');
  const names = await readdir(folder, { recursive: true });
  const read = names
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
    .map(async (name) => readScenarios(name, await readFile(join(folder, name), 'utf8')));
  return (await Promise.all(read)).flatMap(({ scenarios }) => scenarios);
}

function opened(): BackEnds {
  if (backEnds === null) throw new Error('The back ends are opened before the tests.');
  return backEnds;
}
