import type { Temporal } from '@foyer/core';

/**
 * Counts the public forms that reach this process. More than `most` in a minute are a flood: a chain of hundreds of clubs
 * gets a few in a busy one. Each process counts its own, in memory, so that a flood writes nothing.
 */
export class FormRate {
  readonly #most: number;
  #minute = 0;
  #counted = 0;
  #wasHigh = false;

  constructor(most = 200) {
    this.#most = most;
  }

  /** Counts a form. True while there is a flood, and for the minute after one. */
  count(now: Temporal.Instant): boolean {
    const minute = Math.floor(now.epochMilliseconds / 60_000);
    if (minute !== this.#minute) {
      this.#wasHigh = minute === this.#minute + 1 && this.#counted > this.#most;
      this.#minute = minute;
      this.#counted = 0;
    }
    this.#counted += 1;
    return this.#wasHigh || this.#counted > this.#most;
  }
}
