import type { Expectation } from '../scenario/expectation.schema.ts';
import { valueText } from '../scenario/problem.ts';
import type { ReadScenario } from '../scenario/read-scenarios.ts';
import type { Path } from '../scenario/source-map.ts';
import { actionsIn, type ActionName, type Step } from '../scenario/step.schema.ts';

/** Plays a scenario's visitor, through the core's flows or at the keyboard of a browser. */
export interface Player {
  /** Does the step's action of this name. Returns why it failed, or null. */
  act(name: ActionName, step: Step): Verdict;
  /** Waits until the page is idle. Returns false if it never is. */
  settle(): Promise<boolean>;
  /** Returns the first expectation that isn't met, or null. Anything that the player can't see isn't met. */
  check(expectation: Expectation): Verdict;
}

/** The mismatch, if there is one. */
export type Verdict = Mismatch | null | void | Promise<Mismatch | null | void>;

/** An action that failed or an expectation that isn't met, with its place in the scenario. */
export class Mismatch {
  /** Below the step, or below the scenario if no step is at fault. */
  readonly path: Path;
  readonly message: string;
  readonly expected: string;
  readonly seen: string;

  constructor(path: Path, message: string, expected: unknown, seen: unknown) {
    this.path = path;
    this.message = message;
    this.expected = plain(expected);
    this.seen = plain(seen);
  }

  /** The same mismatch with its path relative to an outer place. */
  below(outer: Path): Mismatch {
    return new Mismatch([...outer, ...this.path], this.message, this.expected, this.seen);
  }
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : valueText(value);
}

/** The first mismatch of a run, with its line. */
export interface Failure {
  readonly line: number;
  readonly message: string;
  readonly expected: string;
  readonly seen: string;
}

/** Plays a scenario's steps, waiting after each until the page is idle. Returns the first failure, or null. */
export async function playScenario(
  { scenario, lineOf }: ReadScenario,
  player: Player,
  signal: AbortSignal,
): Promise<Failure | null> {
  for (const [index, step] of scenario.steps.entries()) {
    if (signal.aborted) return null;
    // Each step needs the one before it.
    const mismatch = await playStep(player, step);
    if (mismatch !== null) {
      const { path, message, expected, seen } = mismatch;
      return { line: lineOf(['steps', index, ...path]), message, expected, seen };
    }
  }
  return null;
}

async function playStep(player: Player, step: Step): Promise<Mismatch | null> {
  const [name] = actionsIn(step);
  try {
    if (name !== undefined) {
      const problem = await player.act(name, step);
      if (problem instanceof Mismatch) return problem.below([name]);
      if (waitsAfter(name, step) && !(await player.settle())) return neverIdle.below([name]);
    }
    if (step.expect === undefined) return null;
    const mismatch = await player.check(step.expect);
    return mismatch?.below(['expect']) ?? null;
  } catch (error) {
    // A bug fails its own scenario but not the others.
    const seen = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return new Mismatch(name === undefined ? [] : [name], 'the program threw', 'no error', seen);
  }
}

function waitsAfter(name: ActionName, { settle = true }: Step): boolean {
  return settle && !aroundThePage.has(name);
}

/** Actions that change only the page's surroundings. */
const aroundThePage: ReadonlySet<ActionName> = new Set([
  'wait',
  'faults',
  'storage',
  'location',
  'member',
  'came-from',
  'came-by',
  'joined',
  'tab',
  'move-to',
]);

const neverIdle = new Mismatch(
  [],
  'the page waits for something that never comes',
  'an idle page',
  'a busy one',
);
