import type { LocationFailure } from '@foyer/core';

/** What came of asking the device where it is. */
export interface Located {
  readonly outcome: 'found' | LocationFailure['kind'];
  /** Names of the nearest clubs, nearest first. */
  readonly nearest: readonly string[];
}
