import {
  accountMessages,
  createMessageCatalogue,
  formMessages,
  joinMessages,
  type Message,
  serviceMessages,
} from '@foyer/core';

import type { HowMany } from '../scenario/parts.schema.ts';
import { Mismatch } from './mismatch.ts';

const words = createMessageCatalogue({
  ...formMessages,
  ...joinMessages,
  ...accountMessages,
  ...serviceMessages,
});

/** Null where both are the same. */
export function same(what: string, expected: unknown, seen: unknown): Mismatch | null {
  return expected === seen || JSON.stringify(expected) === JSON.stringify(seen)
    ? null
    : new Mismatch([], `${what} is not as expected`, expected, seen);
}

export function countsTo(what: string, expected: HowMany, seen: number): Mismatch | null {
  const { 'at-least': least = 0, 'at-most': most = Infinity } =
    typeof expected === 'number' ? { 'at-least': expected, 'at-most': expected } : expected;
  return seen >= least && seen <= most
    ? null
    : new Mismatch([], `the number of ${what} is not as expected`, expected, seen);
}

/** A message is named by its key, by its text, or as `none`. */
export function saysSo(
  expected: string,
  shown: readonly (Message | null | undefined)[],
): Mismatch | null {
  const said = shown.filter((message) => message != null);
  const isSo =
    expected === 'none'
      ? said.length === 0
      : said.some((message) => message.key === expected || words(message) === expected);
  if (isSo) return null;
  const wanted = isKey(expected) ? `${words({ key: expected })} (${expected})` : expected;
  const seen = said.map((message) => `${words(message)} (${message.key})`);
  return new Mismatch([], 'the message is not as expected', wanted, seen.join(' | ') || 'none');
}

function isKey(text: string): text is Message['key'] {
  return text !== 'none' && /^\w+$/.test(text);
}
