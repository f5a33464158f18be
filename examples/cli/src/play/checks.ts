/** Helpers that the checks of expectations share. */
import { createMessageCatalog, type Message } from '@foyer/core';
import { accountMessages, formMessages, joinMessages, serviceMessages } from '@foyer/core/messages';

import type { Expectation } from '../scenario/expectation.schema.ts';
import type { CountSpec } from '../scenario/parts.schema.ts';
import type { SeenFlow } from './flow-at.ts';
import { Mismatch } from './mismatch.ts';
import type { Verdict } from './play-scenario.ts';
import type { Environment } from './environment.ts';

/** What a check can see. */
export interface Visible {
  readonly env: Environment;
  readonly flow: SeenFlow;
}

export type Wanted = Required<Expectation>;

/** A check for each of these expectations. Returns the difference, or null. */
export type Checks<Names extends keyof Wanted, Seen = Visible> = {
  readonly [Name in Names]: (expected: NonNullable<Wanted[Name]>, seen: Seen) => Verdict;
};

/** Checks the entries of a mapping. Returns the first mismatch with its key. */
export function firstOf<Expected extends object>(
  expected: Expected,
  check: <Key extends keyof Expected & string>(
    name: Key,
    wanted: NonNullable<Expected[Key]>,
  ) => Mismatch | null,
): Mismatch | null {
  for (const name of Object.keys(expected) as (keyof Expected & string)[]) {
    const wanted = expected[name];
    const mismatch = wanted == null ? null : check(name, wanted);
    if (mismatch !== null) return mismatch.below([name]);
  }
  return null;
}

/** Null if both are the same. */
export function same(what: string, expected: unknown, seen: unknown): Mismatch | null {
  return expected === seen || JSON.stringify(expected) === JSON.stringify(seen)
    ? null
    : new Mismatch([], `${what} is not as expected`, expected, seen);
}

export function countsTo(what: string, expected: CountSpec, seen: number): Mismatch | null {
  const { 'at-least': least = 0, 'at-most': most = Infinity } =
    typeof expected === 'number' ? { 'at-least': expected, 'at-most': expected } : expected;
  return seen >= least && seen <= most
    ? null
    : new Mismatch([], `the number of ${what} is not as expected`, expected, seen);
}

const format = createMessageCatalog({
  ...formMessages,
  ...joinMessages,
  ...accountMessages,
  ...serviceMessages,
});

/** `expected` is a message's key, its text, or `none`. */
export function showsMessage(
  expected: string,
  messages: readonly (Message | null | undefined)[],
): Mismatch | null {
  const shown = messages.filter((message) => message != null);
  const isMet =
    expected === 'none'
      ? shown.length === 0
      : shown.some((message) => message.key === expected || format(message) === expected);
  if (isMet) return null;
  const wanted = isKey(expected) ? `${format({ key: expected })} (${expected})` : expected;
  const seen = shown.map((message) => `${format(message)} (${message.key})`);
  return new Mismatch([], 'the message is not as expected', wanted, seen.join(' | ') || 'none');
}

function isKey(text: string): text is Message['key'] {
  return text !== 'none' && /^\w+$/.test(text);
}
