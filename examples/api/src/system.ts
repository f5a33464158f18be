import { randomUUID } from 'node:crypto';

import { type Clock, type IdSource, Temporal } from '@foyer/core';

/** The machine's clock. */
export const systemClock: Clock = {
  now: () => Temporal.Instant.fromEpochMilliseconds(Date.now()),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => {
      clearTimeout(timer);
    };
  },
};

/**
 * UUIDs of version 7: the millisecond, then 74 bits from the machine's cryptographic source. Rows that are made one after
 * the other stand side by side in an index, so that a group of them touches few of its pages.
 */
export const systemIds: IdSource = {
  next() {
    const at = Date.now().toString(16).padStart(12, '0');
    return `${at.slice(0, 8)}-${at.slice(8)}-7${randomUUID().slice(15)}`;
  },
};
