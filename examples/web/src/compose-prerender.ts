import { SystemClock } from '@foyer/adapters-browser';
import { Err, type KeyValueStore } from '@foyer/core';
import { FirstServices } from '@foyer/react-ui';

import { siteSettings } from './site-settings.ts';

/**
 * A site that nobody visits yet, at `path`: nothing is stored, nothing known of the visitor, nothing switched. Pages are
 * drawn at the build from it.
 */
export function composePrerender(path: string): FirstServices {
  return new FirstServices({
    analytics: asksNobody('analytics'),
    classes: asksNobody('classes'),
    clock: new SystemClock(),
    clubMedia: asksNobody('clubMedia'),
    clubRepository: asksNobody('clubRepository'),
    configuration: asksNobody('configuration'),
    consentLog: asksNobody('consentLog'),
    content: asksNobody('content'),
    cookieJar: asksNobody('cookieJar'),
    corporate: asksNobody('corporate'),
    corporateLeads: asksNobody('corporateLeads'),
    geolocation: asksNobody('geolocation'),
    ids: asksNobody('ids'),
    joinContent: asksNobody('joinContent'),
    leads: asksNobody('leads'),
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
    openTimes: asksNobody('openTimes'),
    plans: asksNobody('plans'),
    products: asksNobody('products'),
    referrals: asksNobody('referrals'),
    sessionStore: noStore,
    settings: siteSettings({ variant: null, intent: null, flags: new Map() }),
    visitor: { country: () => null, timeZone: () => 'UTC', pageUrl: () => path },
  });
}

/** Drawing asks nothing: effects do, and they don't run here. What asks all the same ends the build. */
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
