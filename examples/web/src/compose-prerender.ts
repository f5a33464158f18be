import { SystemClock } from '@foyer/adapters-browser';
import { Err, type KeyValueStore } from '@foyer/core';
import { createContainer, type FoyerContainer, type Ports } from '@foyer/react-ui';

import { eachRepository } from './lazy-repositories.ts';
import { siteSettings } from './site-settings.ts';

/**
 * The container for prerendering the page at `path`: nothing is stored, and nothing about the visitor is known. Tests
 * replace single ports.
 */
export function composePrerender(path: string, ports: Partial<Ports> = {}): FoyerContainer {
  return createContainer({
    ...eachRepository(asksNobody),
    analytics: asksNobody('analytics'),
    clock: new SystemClock(),
    cookies: asksNobody('cookies'),
    geolocation: asksNobody('geolocation'),
    ids: asksNobody('ids'),
    localStore: noStore,
    logger: asksNobody('logger'),
    memberSession: { expiresAt: () => null },
    navigation: {
      current: () => path,
      isRevisited: () => false,
      onChange: () => never,
      push: never,
      replace: never,
      load: never,
    },
    sessionStore: noStore,
    settings: siteSettings({ variant: null, intent: null, flags: new Map() }),
    visitor: { country: () => null, timeZone: () => 'UTC', pageUrl: () => path },
    ...ports,
  });
}

/** Effects make all calls, and they don't run while prerendering, so any call fails the build. */
function asksNobody(name: string): never {
  return new Proxy<object>(
    {},
    {
      get: (_, member) =>
        typeof member === 'symbol' || member === 'then'
          ? undefined
          : () => {
              throw new Error(`${name}.${member} was called while a page was drawn at the build.`);
            },
    },
  ) as never;
}

const noStore: KeyValueStore = {
  read: () => null,
  write: () => Err({ kind: 'blocked' }),
  remove: () => undefined,
  onOutsideChange: () => never,
};

const never = (): void => undefined;
