import type { ReadScenario } from '../scenario/read-scenarios.ts';
import type { BackEnd } from './back-end.ts';
import type { BackEnds } from './back-ends.ts';
import { type ChosenClubs, chooseClubs, hashOf } from './choose-clubs.ts';
import { ClubLocks } from './club-locks.ts';
import { corePlayer } from './core-player.ts';
import { Mismatch } from './mismatch.ts';
import { giveBookingsBack } from './other-visitor.ts';
import { type Failure, playScenario } from './play-scenario.ts';
import { rememberByText } from './remember-by-text.ts';
import { World } from './world.ts';

/** One run of one scenario, as it went. */
export interface Outcome {
  readonly name: string;
  readonly file: string;
  /** From 1; rises with `--repeat`. */
  readonly run: number;
  /** Null where everything was as expected. */
  readonly failure: Failure | null;
  /** Real milliseconds. */
  readonly ms: number;
  /** Calls that the back end answered. */
  readonly requests: number;
  /** Real milliseconds of each exchange over HTTP; none where no wire led to the back end. */
  readonly exchangeMs: readonly number[];
}

export interface PlayOptions {
  readonly backEnds: BackEnds;
  readonly repeat: number;
  readonly concurrency: number;
  readonly seed: number;
  readonly bail: boolean;
  /** Aborted: no further run begins, those under way stop at their next step and are not told. */
  readonly signal: AbortSignal;
  /** Told of each run as it ends. */
  readonly onOutcome: (outcome: Outcome) => void;
  /** Told how many bookings of a run could not be given back to a back end that lasts. */
  readonly onLeftBehind: (bookings: number) => void;
}

/**
 * Plays every scenario `repeat` times, `concurrency` runs at once, and answers the runs in their order. Run k under a
 * seed makes the same choices whatever runs beside it. CL-05
 */
export async function playAll(
  scenarios: readonly ReadScenario[],
  options: PlayOptions,
): Promise<readonly Outcome[]> {
  const { repeat, concurrency, bail, signal, onOutcome } = options;
  const locks = new ClubLocks();
  const breath = startBreathing();
  const wantWire = new Set<ReadScenario>();
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
      // oxlint-disable-next-line no-await-in-loop
      const outcome = await playRun(scenario, run, options, { locks, wantWire });
      if (outcome === null) return;
      outcomes[order] = outcome;
      onOutcome(outcome);
      stopped ||= bail && outcome.failure !== null;
      // oxlint-disable-next-line no-await-in-loop
      if (next < total && breath.isDue()) await breath.take();
    }
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, total) }, lane));
  return outcomes.filter((outcome) => outcome !== undefined);
}

/** Lets a signal and what is written in, between runs that never wait for anything outside. */
function startBreathing(): { isDue(): boolean; take(): Promise<void> } {
  const pauseMs = 10;
  let last = performance.now();
  return {
    isDue: () => performance.now() - last >= pauseMs,
    async take() {
      await new Promise<void>((resolve) => {
        setImmediate(resolve);
      });
      last = performance.now();
    },
  };
}

/** What the runs of one call share. */
interface Shared {
  readonly locks: ClubLocks;
  /** Scenarios that were found to want what only a back end over HTTP has. */
  readonly wantWire: Set<ReadScenario>;
}

const seedOf = rememberByText((words) => hashOf(words));

/** Between the seeds of one run and the next: far from each other, and none twice. */
const runStep = 0x9e37_79b1;

/** Null where the run was broken off. */
async function playRun(
  read: ReadScenario,
  run: number,
  options: PlayOptions,
  { locks, wantWire }: Shared,
): Promise<Outcome | null> {
  const { backEnds, seed, signal, onLeftBehind } = options;
  const { scenario, file } = read;
  const base = { name: scenario.name, file, run: run + 1 };
  const clubs = chooseClubs(scenario, backEnds.chain, { seed, run });
  if (clubs instanceof Mismatch) {
    const { path, message, expected, seen } = clubs;
    const failure = { line: read.lineOf(path), message, expected, seen };
    return { ...base, ms: 0, requests: 0, exchangeMs: [], failure };
  }
  const choices = { clubs, seed: (seedOf(`${seed}\n${scenario.name}`) + run * runStep) >>> 0 };
  const { withoutWire } = backEnds;
  if (withoutWire !== null && !wantWire.has(read)) {
    const world = new World(scenario, { reach: withoutWire, ...choices });
    const played = await playIn(world, read, signal);
    if (!world.network.isMissed) return played && { ...base, ...played };
    wantWire.add(read);
  }
  // Loaded when it is needed: it knows every call of the contract.
  const { overWire } = await import('./over-wire.ts');
  return backEnds.use(async (backEnd) => {
    const world = new World(scenario, {
      reach: overWire(backEnd),
      ...choices,
      // A back end that lasts knows the leads of the day before: no run may meet them again.
      ...(backEnd.lasts && { ids: { next: () => crypto.randomUUID() } }),
    });
    return locks.hold(lockedClubs(backEnd, backEnds, clubs), async () => {
      const played = await playIn(world, read, signal);
      const leftBehind = backEnd.lasts ? await giveBookingsBack(world) : 0;
      if (leftBehind > 0) onLeftBehind(leftBehind);
      return played && { ...base, ...played };
    });
  });
}

/** Null where the run was broken off. */
async function playIn(
  world: World,
  read: ReadScenario,
  signal: AbortSignal,
): Promise<Pick<Outcome, 'failure' | 'ms' | 'requests' | 'exchangeMs'> | null> {
  const start = performance.now();
  const failure = await playScenario(read, corePlayer(world), signal);
  const ms = performance.now() - start;
  for (const page of world.pages) page.close();
  if (signal.aborted) return null;
  return { failure, ms, requests: world.network.answered, exchangeMs: world.network.exchangeMs };
}

/** Only clubs that can be booked, and only where another run would meet the bookings. */
function lockedClubs(backEnd: BackEnd, { chain }: BackEnds, clubs: ChosenClubs): readonly string[] {
  if (!backEnd.lasts) return [];
  const { clubsForAppointment } = chain.configuration;
  return [...clubs.values()]
    .map((club) => club.facilityId as string)
    .filter((id) => clubsForAppointment.includes(id));
}
