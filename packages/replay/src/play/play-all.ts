import type { ReadScenario } from '../scenario/read-scenarios.ts';
import { doActions } from './actions.ts';
import { type BackEnd, wallClock } from './back-end.ts';
import { type BackEnds, hooksOf, overHttp } from './back-ends.ts';
import { type ChosenClubs, chooseClubs, hashOf } from './site.ts';
import { checkInCore } from './flow-readers.ts';
import { type Failure, failureOf, type Player, playScenario } from './play-scenario.ts';
import { cancelBookings } from './out-of-band.ts';
import { Environment, settle } from './environment.ts';

/** One run of one scenario. */
export interface Outcome {
  readonly name: string;
  readonly file: string;
  /** From 1; increases with `--repeat`. */
  readonly run: number;
  /** Null if everything passed. */
  readonly failure: Failure | null;
  /** What the back end would have to offer for this scenario to be played; null if it was played. */
  readonly leftOut: string | null;
  /** Real milliseconds. */
  readonly ms: number;
  /** How many calls the back end answered. */
  readonly requests: number;
  /** Real milliseconds of each HTTP exchange; empty in memory. */
  readonly exchangeMs: readonly number[];
}

export interface PlayOptions {
  readonly backEnds: BackEnds;
  readonly repeat: number;
  readonly concurrency: number;
  readonly seed: number;
  readonly bail: boolean;
  /** After an abort, no further run starts. Running ones stop at their next step and aren't reported. */
  readonly signal: AbortSignal;
  /** Called after each run. */
  readonly onOutcome: (outcome: Outcome) => void;
  /** Called with the number of visits that couldn't be canceled on a persistent back end. */
  readonly onLeftBehind: (bookings: number) => void;
}

/**
 * Plays every scenario `repeat` times with `concurrency` parallel runs. Returns the outcomes in order. Run k with a
 * seed makes the same choices regardless of other runs.
 */
export async function playAll(
  scenarios: readonly ReadScenario[],
  options: PlayOptions,
): Promise<readonly Outcome[]> {
  const { repeat, concurrency, bail, signal, onOutcome } = options;
  const shared: Shared = { locks: new ClubLocks(), needHttp: new Set() };
  const outcomes: Outcome[] = [];
  const total = scenarios.length * repeat;
  let next = 0;
  let stopped = false;
  const lane = async (): Promise<void> => {
    while (next < total && !stopped && !signal.aborted) {
      const order = next++;
      const run = Math.floor(order / scenarios.length);
      const scenario = scenarios[order % scenarios.length];
      if (scenario === undefined) return;
      // A lane plays one run after the other.
      const outcome = await playRun(scenario, run, options, shared);
      if (outcome === null) return;
      outcomes[order] = outcome;
      onOutcome(outcome);
      stopped ||= bail && outcome.failure !== null;
    }
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, total) }, lane));
  return outcomes.filter((outcome) => outcome !== undefined);
}

/** What the runs of one call share. */
interface Shared {
  readonly locks: ClubLocks;
  /** Scenarios that turned out to need HTTP. */
  readonly needHttp: Set<ReadScenario>;
}

/** Null if the run was aborted. */
async function playRun(
  read: ReadScenario,
  run: number,
  options: PlayOptions,
  { locks, needHttp }: Shared,
): Promise<Outcome | null> {
  const { backEnds, seed, signal, onLeftBehind } = options;
  const { scenario, file } = read;
  const base = { name: scenario.name, file, run: run + 1, leftOut: null };
  const notPlayed = { ms: 0, requests: 0, exchangeMs: [], failure: null };
  const leftOut = hooksOf(scenario)
    .map(backEnds.lacks)
    .find((lacking) => lacking !== null);
  if (leftOut !== undefined) return { ...base, ...notPlayed, leftOut };
  let clubs: ChosenClubs;
  try {
    clubs = chooseClubs(scenario, backEnds.chain, { seed, run });
  } catch (error) {
    return { ...base, ...notPlayed, failure: failureOf(read, error) };
  }
  const choices = { clubs, seed: hashOf(seed, scenario.name, run) };
  if (backEnds.inMemory !== null && !needHttp.has(read)) {
    const env = new Environment(scenario, { connect: backEnds.inMemory, ...choices });
    const played = await playIn(env, read, signal);
    if (!env.network.needsHttp) return played && { ...base, ...played };
    needHttp.add(read);
  }
  const noHttp = backEnds.lacks('HTTP');
  if (noHttp !== null) return { ...base, ...notPlayed, leftOut: noHttp };
  return backEnds.use(async (backEnd) => {
    const env = new Environment(scenario, {
      connect: overHttp(backEnd),
      ...choices,
      // A persistent back end knows the leads of earlier runs, so ids must be new.
      ...(backEnd.isPersistent && { ids: { next: () => crypto.randomUUID() } }),
      ...(backEnds.startsNow && { start: wallClock.now().toString() }),
    });
    return locks.hold(clubsToLock(backEnd, backEnds, clubs), async () => {
      const played = await playIn(env, read, signal);
      const leftBehind = backEnd.isPersistent ? await cancelBookings(env) : 0;
      if (leftBehind > 0) onLeftBehind(leftBehind);
      return played && { ...base, ...played };
    });
  });
}

/** Null if the run was aborted. */
async function playIn(env: Environment, read: ReadScenario, signal: AbortSignal) {
  const start = performance.now();
  const failure = await playScenario(read, corePlayer(env), signal);
  const ms = performance.now() - start;
  for (const page of env.pages) page.close();
  if (signal.aborted) return null;
  return { failure, ms, requests: env.network.answered, exchangeMs: env.network.exchangeMs };
}

/** Clubs whose bookings would be visible to another run. */
function clubsToLock(backEnd: BackEnd, { chain }: BackEnds, clubs: ChosenClubs): readonly string[] {
  if (!backEnd.isPersistent) return [];
  const { clubsForAppointment } = chain.configuration;
  return [...clubs.values()]
    .map((club) => club.facilityId as string)
    .filter((id) => clubsForAppointment.includes(id));
}

/** Lets one run at a time use a club. */
export class ClubLocks {
  readonly #tails = new Map<string, Promise<void>>();

  /** Runs `work` while holding all of these clubs. They are locked in a fixed order, which prevents deadlocks. */
  async hold<T>(facilityIds: readonly string[], work: () => Promise<T>): Promise<T> {
    const releases: (() => void)[] = [];
    for (const id of [...new Set(facilityIds)].toSorted()) {
      // One after the other, to keep the order.
      releases.push(await this.#take(id));
    }
    try {
      return await work();
    } finally {
      for (const release of releases) release();
    }
  }

  async #take(id: string): Promise<() => void> {
    const before = this.#tails.get(id);
    let release = (): void => {};
    this.#tails.set(
      id,
      new Promise((resolve) => {
        release = resolve;
      }),
    );
    await before;
    return release;
  }
}

/** Plays through the core's flows: like the site, but without screens. */
export function corePlayer(env: Environment): Player {
  return {
    act(name, step) {
      if (step.settle === false) env.network.goOnAtOnce();
      // The table's type ensures that an action gets the value of its own name.
      const action = doActions[name] as (env: Environment, given: unknown) => void | Promise<void>;
      return action(env, step[name]);
    },
    settle: () => settle(env),
    check: (expectation) => checkInCore(env, expectation),
  };
}
