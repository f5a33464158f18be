import { SystemClock } from '@foyer/adapters-browser';
import { addressBar, memoryStore, nobodySignedIn } from '@foyer/core/kernel';
import { AccountSession } from '@foyer/core/session';
import { createContainer, type FoyerContainer, type Ports, portTokens } from '@foyer/react-ui';
import { accountTokens, bindAccount } from '@foyer/react-ui/account';

import { eachRepository } from './lazy-repositories.ts';
import { memberArrival } from './member-arrival.ts';
import { siteSettings } from './site-settings.ts';

/**
 * The container for prerendering the page at `path`: nothing is stored, and nothing about the visitor is known. Tests
 * replace single ports.
 */
export function composePrerender(
  path: string,
  ports: Partial<Ports> = {},
  linkCode: string | null = null,
): FoyerContainer {
  const container = createContainer({
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
  const webView = { onMessage: () => () => undefined, whenHeld: () => undefined };
  container.bind(memberArrival).toConstantValue({ token: null, linkCode, webView });
  bindNobodysAccount(container);
  return container;
}

/**
 * The container for the skeleton of the page at `path`: somebody is signed in, or came by a mailed link, and nothing else is
 * known of them.
 */
export function composeSkeleton(path: string): FoyerContainer {
  const container = composePrerender(path, {}, 'any');
  container.get(accountTokens.session).begin({
    credential: { kind: 'bearer', token: 'any' },
    expiresAt: container.get(portTokens.clock).now().add({ hours: 1 }),
  });
  return container;
}

/** The account's part of the container, for someone who isn't signed in. */
function bindNobodysAccount(container: FoyerContainer): void {
  const clock = container.get(portTokens.clock);
  bindAccount(container, {
    accounts: asksNobody('accounts'),
    agreements: asksNobody('agreements'),
    changes: asksNobody('changes'),
    clubServices: asksNobody('clubServices'),
    dayPasses: asksNobody('dayPasses'),
    desk: asksNobody('desk'),
    gifts: asksNobody('gifts'),
    passkeyDevice: asksNobody('passkeyDevice'),
    passkeys: asksNobody('passkeys'),
    personalData: asksNobody('personalData'),
    // A mailed link is read while its page renders.
    registrations: asksNobody('registrations', { readLink: () => new Promise(() => undefined) }),
    secondStep: asksNobody('secondStep'),
    sessions: asksNobody('sessions'),
    signIns: asksNobody('signIns'),
    training: asksNobody('training'),
    session: new AccountSession({
      // A timer would keep the build running.
      clock: { now: () => clock.now(), after: () => () => undefined },
      cookies: { read: () => null, write: () => undefined, remove: () => undefined },
      navigation: container.get(portTokens.navigation),
      webView: container.get(memberArrival).webView,
    }),
  });
}

/** Effects make all calls, and they don't run while prerendering, so any call but `own` fails the build. */
function asksNobody(name: string, own: object = {}): never {
  return new Proxy<object>(own, {
    get: (_, member) =>
      typeof member === 'symbol' || member === 'then' || member in own
        ? Reflect.get(own, member)
        : (...args: readonly unknown[]) => {
            const call = `${name}.${member}(${args.map((value) => JSON.stringify(value)).join()})`;
            throw new Error(`${call} was called while a page was drawn at the build.`);
          },
  }) as never;
}
