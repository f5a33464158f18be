import { randomUUID } from 'node:crypto';

import { type Clock, type IdSource, Temporal } from '@foyer/core';

/** The machine's clock. */
export const systemClock: Clock = {
  now: () => Temporal.Now.instant().round('millisecond'),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => {
      clearTimeout(timer);
    };
  },
};

/** Random UUIDs from the machine's cryptographic source. */
export const systemIds: IdSource = { next: () => randomUUID() };
