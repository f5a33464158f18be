import type { Temporal } from './temporal.ts';

/** The core's only source of time. Tests and scenarios move it by hand. */
export interface Clock {
  /** The current time, to the millisecond. */
  now(): Temporal.Instant;
  /** Calls `run` once after `ms`, never before this method returns. Returns a function that cancels the call. */
  after(ms: number, run: () => void): () => void;
}
