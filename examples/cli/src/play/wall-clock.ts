import { type Clock, Temporal } from '@foyer/core';

/** The machine's clock: for talking to a real API outside scenarios, whose own time is virtual. */
export const wallClock: Clock = {
  now: () => Temporal.Instant.fromEpochMilliseconds(Date.now()),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => {
      clearTimeout(timer);
    };
  },
};
