import { randomUUID } from 'node:crypto';

import { type Clock, type IdSource, Temporal } from '@foyer/core';

/** The machine's clock. Whoever asks within one millisecond is told the same instant: the polyfill takes its time to make one. */
export const systemClock: Clock = {
  now() {
    const ms = Date.now();
    if (ms !== instantMs) {
      instant = Temporal.Instant.fromEpochMilliseconds(ms);
      instantMs = ms;
    }
    return instant;
  },
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
    const ms = Date.now();
    if (ms !== idsMs) {
      const at = ms.toString(16).padStart(12, '0');
      idsBegin = `${at.slice(0, 8)}-${at.slice(8)}-7`;
      idsMs = ms;
    }
    return idsBegin + randomUUID().slice(15);
  },
};

let instantMs = 0;
let instant = Temporal.Instant.fromEpochMilliseconds(instantMs);

/** The ids of one millisecond begin alike. */
let idsMs = -1;
let idsBegin = '';
