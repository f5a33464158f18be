import type { Expectation } from '../scenario/expectation.schema.ts';
import { valueText } from '../scenario/problem.ts';
import type { Path, ReadScenario } from '../scenario/read-scenarios.ts';
import { actionsIn, type ActionName, type Step } from '../scenario/step.schema.ts';

/** Plays a scenario's visitor, through the core's flows or at the keyboard of a browser. */
export interface Player {
  /** Does the step's action of this name. Throws a `Mismatch` if that isn't possible. */
  act(name: ActionName, step: Step): void | Promise<void>;
  /** Waits until the page is idle. Returns false if it never is. */
  settle(): Promise<boolean>;
  /** Throws a `Mismatch` for the first expectation that isn't met. Anything that the player can't see isn't met. */
  check(expectation: Expectation): Promise<void>;
}

/**
 * An action that failed or an expectation that isn't met, with its place in the scenario. It's thrown, like the failed
 * assertion of a test runner.
 */
export class Mismatch extends Error {
  /** Below the step, or below the scenario if no step is at fault. */
  readonly path: Path;
  readonly expected: string;
  readonly seen: string;

  constructor(path: Path, message: string, expected: unknown, seen: unknown) {
    super(message);
    this.path = path;
    this.expected = plain(expected);
    this.seen = plain(seen);
  }
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : valueText(value);
}

/** Runs `work`. The path of a mismatch in it becomes relative to the outer place. */
export async function below<T>(outer: Path, work: () => T): Promise<Awaited<T>> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Mismatch)) throw error;
    const { path, message, expected, seen } = error;
    throw new Mismatch([...outer, ...path], message, expected, seen);
  }
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
  read: ReadScenario,
  player: Player,
  signal: AbortSignal,
): Promise<Failure | null> {
  for (const [index, step] of read.scenario.steps.entries()) {
    if (signal.aborted) return null;
    try {
      // Each step needs the one before it.
      await below(['steps', index], () => playStep(player, step));
    } catch (error) {
      return failureOf(read, error);
    }
  }
  return null;
}

export function failureOf({ lineOf }: ReadScenario, error: unknown): Failure {
  if (!(error instanceof Mismatch)) throw error;
  const { path, message, expected, seen } = error;
  return { line: lineOf(path), message, expected, seen };
}

async function playStep(player: Player, step: Step): Promise<void> {
  const [name] = actionsIn(step);
  const { expect, settle = true } = step;
  try {
    if (name !== undefined) {
      await below([name], async () => {
        await player.act(name, step);
        const waits = settle && !aroundThePage.has(name);
        if (waits && !(await player.settle())) throw neverIdle();
      });
    }
    if (expect !== undefined) await below(['expect'], () => player.check(expect));
  } catch (error) {
    if (error instanceof Mismatch) throw error;
    // A bug fails its own scenario but not the others.
    const seen = error instanceof Error ? (error.stack ?? error.message) : String(error);
    throw new Mismatch(name === undefined ? [] : [name], 'the program threw', 'no error', seen);
  }
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

function neverIdle(): Mismatch {
  const message = 'the page waits for something that never comes';
  return new Mismatch([], message, 'an idle page', 'a busy one');
}
