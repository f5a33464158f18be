/** Compares what a scenario expects with what its player sees. Both players have readers for what they see. */
import type { Expectation } from '../scenario/expectation.schema.ts';
import { below, Mismatch } from './play-scenario.ts';
import type { Run } from './run.ts';
import { withClubIds } from './site.ts';

export type Wanted = Required<Expectation>;

/**
 * Reads the value of each of these expectations, in the scenario format. A reader that compares by itself throws the
 * mismatch, or returns the expected value.
 */
export type Readers<Names extends keyof Wanted, Visible> = {
  readonly [Name in Names]: (visible: Visible, expected: NonNullable<Wanted[Name]>) => unknown;
};

/** Checks the expectations in order and throws the first mismatch. */
export async function checkExpectation(
  expectation: Expectation,
  read: (name: keyof Wanted, expected: unknown) => unknown,
): Promise<void> {
  for (const [name, expected] of Object.entries(expectation) as [keyof Wanted, unknown][]) {
    if (expected === undefined) continue;
    compare([name], expected, await below([name], () => read(name, expected)));
  }
}

/** The reader for this expectation, typed to match it; undefined if the table has none. */
export function readerOf<Visible>(
  readers: Partial<Readers<keyof Wanted, Visible>>,
  name: keyof Wanted,
): ((visible: Visible, expected: unknown) => unknown) | undefined {
  return readers[name] as ((visible: Visible, expected: unknown) => unknown) | undefined;
}

/** Throws the first difference. Only the expected keys of a mapping count, and a range contains numbers. */
function compare(path: readonly string[], expected: unknown, seen: unknown): void {
  if (haveParts(expected, seen)) {
    for (const [key, wanted] of Object.entries(expected as object)) {
      if (wanted !== undefined) compare([...path, key], wanted, Reflect.get(seen, key));
    }
  } else if (!isMet(expected, seen)) {
    throw new Mismatch(path, `${path.join(': ')} is not as expected`, expected, seen);
  }
}

function isMet(expected: unknown, seen: unknown): boolean {
  if (!isRange(expected) || typeof seen !== 'number') {
    return JSON.stringify(expected) === JSON.stringify(seen);
  }
  const { 'at-least': least = 0, 'at-most': most = Infinity } = expected;
  return seen >= least && seen <= most;
}

/** True for two mappings, or two equally long lists of mappings. */
function haveParts(expected: unknown, seen: unknown): seen is object {
  if (Array.isArray(expected) && Array.isArray(seen)) {
    return expected.length === seen.length && expected.every(isMapping);
  }
  return isMapping(expected) && isMapping(seen);
}

function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

interface Range {
  readonly 'at-least'?: number;
  readonly 'at-most'?: number;
}

function isRange(value: unknown): value is Range {
  return isMapping(value) && ('at-least' in value || 'at-most' in value);
}

/** How often each of the expected names occurs. */
export function countsOf(
  names: readonly string[],
  expected: object,
): Readonly<Record<string, number>> {
  const counted = Object.keys(expected);
  return Object.fromEntries(
    counted.map((name) => [name, names.filter((one) => one === name).length]),
  );
}

/** Compares the times of a day, by their labels. */
export function seenSlots(
  expected: Wanted['slots'],
  open: readonly string[],
  taken: readonly string[],
): unknown {
  const { include = [], exclude = [], taken: wantedTaken = [] } = expected ?? {};
  const wrong = [
    { key: 'include', among: open, labels: include.filter((label) => !open.includes(label)) },
    { key: 'exclude', among: open, labels: exclude.filter((label) => open.includes(label)) },
    { key: 'taken', among: taken, labels: wantedTaken.filter((label) => !taken.includes(label)) },
  ].find(({ labels }) => labels.length > 0);
  if (wrong === undefined) return { ...expected, are: open, open: open.length };
  throw new Mismatch([wrong.key], 'the times are not as expected', wrong.labels, wrong.among);
}

/** Compares an address, in which `{home}` stands for that club's facility id. */
export function seenPath(run: Run, expected: string, seen: string): unknown {
  const wanted = withClubIds(run, expected);
  if (wanted !== seen) throw new Mismatch([], 'path is not as expected', wanted, seen);
  return expected;
}
