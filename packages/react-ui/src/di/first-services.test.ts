import { ClubDirectory, LeadFlow } from '@foyer/core';
import { FakeClubRepository, FakeBackEnd } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';

import { FakeAccount } from './account.fake.ts';
import { accountTokens } from './account-module.ts';
import { containerOf } from './container-of.ts';
import { FirstServices } from './first-services.ts';
import { type FakeFoyer, fakeFoyer } from './foyer.fake.ts';
import { standardJoinOf, standardTokens } from './standard-module.ts';
import { classTokens, type Ports, portTokens } from './tokens.ts';

/** The ports of a fake Foyer, without its container. */
function portsOf({ container }: FakeFoyer): Ports {
  return Object.fromEntries(
    Object.entries(portTokens).map(([name, token]) => [name, container.get<unknown>(token)]),
  ) as unknown as Ports;
}

describe('what a first screen stands on', () => {
  const services = new FirstServices(portsOf(fakeFoyer()));

  it.each(Object.entries({ ...portTokens, ...classTokens }))('finds %s', (_name, token) => {
    expect(services.get<unknown>(token)).toBeTypeOf('object');
    expect(services.isBound(token)).toBe(true);
  });

  it('builds the classes of the core, one of each', () => {
    expect(services.get(classTokens.leadFlow)).toBeInstanceOf(LeadFlow);
    expect(services.get(classTokens.leadFlow)).toBe(services.get(classTokens.leadFlow));
    expect(services.get(classTokens.clubs)).toBeInstanceOf(ClubDirectory);
  });

  it('builds none before it is asked for', () => {
    const { clock } = fakeFoyer();
    const few = new FirstServices({ clock });
    few.set(portTokens.clubRepository, new FakeClubRepository(new FakeBackEnd({ clock })));
    expect(few.get(classTokens.clubs)).toBeInstanceOf(ClubDirectory);
    expect(() => few.get(classTokens.leadFlow)).toThrow('is not bound');
  });

  it('says by name what a composition root forgot', () => {
    const none = new FirstServices({});
    expect(none.isBound(portTokens.content)).toBe(false);
    expect(() => none.get(portTokens.content)).toThrow('Symbol(foyer.content) is not bound.');
  });
});

describe('what later screens build on it', () => {
  it('is one container, which shares the flow, the clubs and the ports', () => {
    const services = new FirstServices(portsOf(fakeFoyer()));
    const container = containerOf(services);
    expect(containerOf(services)).toBe(container);
    expect(container.get(classTokens.leadFlow)).toBe(services.get(classTokens.leadFlow));
    expect(container.get(portTokens.clock)).toBe(services.get(portTokens.clock));
    expect(containerOf(container)).toBe(container);
  });

  it('is found where the first screens look, too', () => {
    const services = new FirstServices(portsOf(fakeFoyer()));
    services.set(standardTokens.settings, { facilityIdPattern: /^none$/ });
    const join = standardJoinOf(services);
    expect(services.get(standardTokens.flow)).toBe(join);
    expect(services.isBound(standardTokens.flow)).toBe(true);
    join.close();
  });

  it('AC-06 is the member’s session, once a page has brought it', () => {
    const foyer = fakeFoyer();
    const services = new FirstServices(portsOf(foyer));
    expect(services.isBound(accountTokens.session)).toBe(false);
    const { clock, cookies, navigation, localStore } = foyer;
    const account = new FakeAccount({
      clock,
      cookies,
      navigation,
      localStore,
      container: services,
    });
    expect(services.get(accountTokens.session)).toBe(account.session);
    expect(services.get(accountTokens.signOut)).toBe(services.get(accountTokens.signOut));
  });
});
