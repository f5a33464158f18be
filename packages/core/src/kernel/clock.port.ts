import type { Temporal } from './temporal.ts';

/** The only source of time in the core. A test or a scenario moves it by hand. */
export interface Clock {
  /** Now, to the millisecond. */
  now(): Temporal.Instant;
  /** Calls `run` once after `ms` milliseconds, never before this call returned. Answers a function that cancels it. */
  after(ms: number, run: () => void): () => void;
}
