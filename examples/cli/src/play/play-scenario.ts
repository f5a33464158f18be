import { actionsIn } from '../scenario/conditions.ts';
import type { ReadScenario } from '../scenario/read-scenarios.ts';
import type { ActionName, Step } from '../scenario/step.schema.ts';
import { Mismatch } from './mismatch.ts';
import type { Player } from './player.ts';

/** How a run ended: a mismatch with its line, or null where everything was as expected. */
export interface Failure {
  readonly line: number;
  readonly message: string;
  readonly expected: string;
  readonly seen: string;
}

/**
 * Has a scenario's steps played, each until the page is quiet again, and answers the first thing that is not as it
 * should be. A bug in the flow counts as one. CL-01, CL-04
 */
export async function playScenario(
  { scenario, lineOf }: ReadScenario,
  player: Player,
  signal: AbortSignal,
): Promise<Failure | null> {
  for (const [index, step] of scenario.steps.entries()) {
    if (signal.aborted) return null;
    // Steps follow one another: that is what a scenario is.
    // oxlint-disable-next-line no-await-in-loop
    const mismatch = await playStep(player, step);
    if (mismatch !== null) {
      const { path, message, expected, seen } = mismatch;
      return { line: lineOf(['steps', index, ...path]), message, expected, seen };
    }
  }
  return null;
}

async function playStep(player: Player, step: Step): Promise<Mismatch | null> {
  const name = actionOf(step);
  try {
    if (name !== undefined) {
      const acted = player.act(name, step);
      // What is done at once is not waited for: that takes a promise or two for each step.
      const problem = acted instanceof Promise ? await acted : acted;
      if (problem !== null) return problem.below([name]);
      if (isWaitedFor(name, step) && !(await player.settle())) return neverQuiet.below([name]);
    }
    if (step.expect === undefined) return null;
    const checked = player.check(step.expect);
    const mismatch = checked instanceof Promise ? await checked : checked;
    return mismatch?.below(['expect']) ?? null;
  } catch (error) {
    // Only a bug throws: it is told where it came up instead of ending the other scenarios.
    const seen = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return new Mismatch(name === undefined ? [] : [name], 'the program threw', 'no error', seen);
  }
}

/** Found once for a step, however often it is played. */
function actionOf(step: Step): ActionName | undefined {
  let name = actionsOfSteps.get(step);
  if (name === undefined) {
    name = actionsIn(step)[0] as ActionName | undefined;
    if (name !== undefined) actionsOfSteps.set(step, name);
  }
  return name;
}

const actionsOfSteps = new WeakMap<Step, ActionName>();

/** What only changes the world around the page leaves the page as busy as it is. */
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

function isWaitedFor(name: ActionName, { settle = true }: Step): boolean {
  return settle && !aroundThePage.has(name);
}

const neverQuiet = new Mismatch(
  [],
  'the page waits for something that never comes',
  'a quiet page',
  'busy',
);
