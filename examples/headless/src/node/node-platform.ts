import { ConsoleLogger, CryptoIdSource, SystemClock } from '@foyer/adapters-browser';
import { Err, type KeyValueStore, type LeadFlowPorts, Ok } from '@foyer/core';
import type { AnalyticsEvent } from '@foyer/core/kernel';

import type { repositoriesOver } from '../repositories.ts';

type Platform = Omit<LeadFlowPorts, keyof ReturnType<typeof repositoriesOver>>;

/** The platform ports without a browser. Each one that a process doesn't have gets a minimal implementation. */
export function nodePlatform(report: (event: AnalyticsEvent) => void): Platform {
  return {
    analytics: { record: report },
    clock: new SystemClock(),
    ids: new CryptoIdSource(),
    localStore: memoryStore(),
    sessionStore: memoryStore(),
    cookies: { read: () => null, write: () => undefined, remove: () => undefined },
    memberSession: { expiresAt: () => null },
    geolocation: {
      isAllowed: () => Promise.resolve(false),
      locate: () =>
        Promise.resolve(Err({ kind: 'unsupported', message: 'A process has no place' })),
    },
    navigation: {
      current: () => '/',
      isRevisited: () => false,
      push: () => undefined,
      replace: () => undefined,
      load: () => undefined,
      onChange: () => () => undefined,
    },
    visitor: {
      country: () => null,
      timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
      pageUrl: () => 'https://headless.example/',
    },
    logger: new ConsoleLogger(),
  };
}

/** Stores text by key for the life of the process. No one else writes to it. */
function memoryStore(): KeyValueStore {
  const stored = new Map<string, string>();
  return {
    read: (key) => stored.get(key) ?? null,
    write(key, value) {
      stored.set(key, value);
      return Ok(undefined);
    },
    remove: (key) => void stored.delete(key),
    onOutsideChange: () => () => undefined,
  };
}
