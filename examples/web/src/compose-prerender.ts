import { SystemClock } from '@foyer/adapters-browser';
import { addressBar, memoryStore, nobodySignedIn } from '@foyer/core/kernel';
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
    localStore: memoryStore(),
    logger: asksNobody('logger'),
    memberSession: nobodySignedIn,
    navigation: addressBar(path),
    sessionStore: memoryStore(),
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
          : (...args: readonly unknown[]) => {
              const call = `${name}.${member}(${args.map((value) => JSON.stringify(value)).join()})`;
              throw new Error(`${call} was called while a page was drawn at the build.`);
            },
    },
  ) as never;
}
