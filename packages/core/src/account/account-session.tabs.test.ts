import { describe, expect, it } from 'vitest';

import { VirtualClock } from '../../testing/fakes/clock.fake.ts';
import { FakeCookieJar, FakeKeyValueStore } from '../../testing/fakes/storage.fake.ts';
import { FakeNavigation } from '../../testing/fakes/navigation.fake.ts';
import { defaultAccountSessionSettings } from './account-session.settings.ts';
import { clearWithSession } from './card-loader.ts';
import { AccountSession } from './account-session.ts';
import { bearer, cookie } from '../../testing/builders/member.builder.ts';
import { FakeWebViewMessages } from '../../testing/fakes/platform.fake.ts';

describe('A session in two tabs', () => {
  it('AC-06 signing out in one tab signs out the other immediately', () => {
    const { one, other } = twoTabs();
    one.begin(aToken('grace'));
    expect(other.credential()).toEqual(bearer('grace'));
    other.end();
    expect(one.getSnapshot().status).toBe('signed-out');
    expect(one.credential()).toBeNull();
  });

  it('AC-06 when the back end ends the session in one tab, the other shows it as expired', () => {
    const { one, other } = twoTabs();
    one.begin(aToken('grace'));
    other.end('expired');
    expect(one.getSnapshot().status).toBe('expired');
  });

  it('AC-06 one member’s data is cleared before another tab’s member appears', () => {
    const { one, other } = twoTabs();
    one.begin(aToken('grace'));
    const seen: unknown[] = [];
    clearWithSession(one, { clear: () => seen.push(one.credential()) });
    other.begin(aToken('alan'));
    expect(seen).toEqual([bearer('alan')]);
    other.end();
    expect(seen).toEqual([bearer('alan'), null]);
  });

  it('AC-06 extending the session in one tab extends it in the other and keeps what it shows', () => {
    const { one, other, clock } = twoTabs();
    one.begin(aToken('grace'));
    const { sitting } = one.getSnapshot();
    const later = clock.now().add({ hours: 20 });
    other.renew(later);
    expect(one.getSnapshot()).toMatchObject({ status: 'signed-in', sitting });
    expect(one.expiresAt()?.epochMilliseconds).toBe(later.epochMilliseconds);
  });

  it('AC-06 AC-09 if tabs can’t notify each other, no call goes out as the wrong member', () => {
    const { one, other } = twoTabs({ hear: false });
    one.begin(aToken('grace'));
    other.begin(aToken('alan'));
    expect(one.credential()).toBeNull();
    one.end('expired');
    expect(other.credential()).toEqual(bearer('alan'));
  });

  it('AC-06 a tab whose session expires leaves another tab’s new session alone', async () => {
    const { one, other, clock } = twoTabs({ hear: false });
    one.begin(aToken('grace', 5));
    other.begin(aToken('alan', 60));
    await clock.advanceAndSettle(6 * 60_000);
    expect(one.getSnapshot().status).toBe('expired');
    expect(other.credential()).toEqual(bearer('alan'));
  });

  it('AC-01 without cookies each page has its own session', () => {
    const { other, clock } = twoTabs();
    const blocked = new AccountSession({ ...surroundings(clock), cookies: noCookies });
    blocked.open();
    blocked.begin(aToken('grace'));
    expect(blocked.credential()).toEqual(bearer('grace'));
    expect(other.credential()).toBeNull();
  });

  function aToken(token: string, minutes = 60) {
    return { credential: bearer(token), expiresAt: new VirtualClock().now().add({ minutes }) };
  }
});

describe('A cookie session in two tabs', () => {
  it('SE-30 the page stores only its end and its public id', () => {
    const { one, cookies, clock } = twoTabs({ hear: true, credential: 'cookie' });
    const expiresAt = clock.now().add({ hours: 12 });
    one.begin({ credential: cookie('id-1'), expiresAt });
    expect(cookies.entries()).toEqual({
      foyer_session_expires: `${expiresAt.epochMilliseconds}.id-1`,
    });
    one.end();
    expect(cookies.entries()).toEqual({});
  });

  it('SE-30 AC-06 AC-09 signs in, renews and ends in both tabs, and is never mistaken for another member’s', () => {
    const { one, other, clock } = twoTabs({ hear: true, credential: 'cookie' });
    one.begin({ credential: cookie('grace'), expiresAt: clock.now().add({ hours: 1 }) });
    expect(other.credential()).toEqual(cookie('grace'));
    const { sitting } = one.getSnapshot();
    other.renew(clock.now().add({ hours: 20 }));
    expect(one.getSnapshot().sitting).toBe(sitting);
    other.end();
    expect(one.getSnapshot().status).toBe('signed-out');
    const apart = twoTabs({ hear: false, credential: 'cookie' });
    const expiresAt = clock.now().add({ hours: 1 });
    apart.one.begin({ credential: cookie('grace'), expiresAt });
    apart.other.begin({ credential: cookie('alan'), expiresAt });
    expect(apart.one.credential()).toBeNull();
  });

  it('SE-30 a token that the server returns anyway stays in memory', () => {
    const { one, cookies, clock } = twoTabs({ hear: true, credential: 'cookie' });
    one.begin({ credential: bearer('secret'), expiresAt: clock.now().add({ hours: 1 }) });
    expect(one.credential()).toEqual(bearer('secret'));
    expect(cookies.entries()).toEqual({});
  });

  it('SE-30 AC-01 without cookies a page gets a bearer token instead', () => {
    const blocked = new AccountSession({
      ...surroundings(new VirtualClock()),
      cookies: noCookies,
      settings: { ...defaultAccountSessionSettings, credential: 'cookie' },
    });
    expect(blocked.credentialKind).toBe('bearer');
  });
});

describe('The end of a session', () => {
  it('AC-06 is announced two minutes before, until the member chooses to stay', async () => {
    const { one, clock } = twoTabs();
    one.begin({ credential: bearer('grace'), expiresAt: clock.now().add({ hours: 12 }) });
    await clock.advanceAndSettle(12 * 3_600_000 - 120_001);
    expect(one.getSnapshot().endsSoon).toBe(false);
    await clock.advanceAndSettle(1);
    expect(one.getSnapshot().endsSoon).toBe(true);
    one.renew(clock.now().add({ hours: 12 }));
    expect(one.getSnapshot().endsSoon).toBe(false);
    await clock.advanceAndSettle(121_000);
    expect(one.credential()).toEqual(bearer('grace'));
  });

  it('AC-06 a late renewal doesn’t sign in a member who has signed out', () => {
    const { one, clock } = twoTabs();
    one.renew(clock.now().add({ hours: 12 }));
    expect(one.getSnapshot().status).toBe('anonymous');
  });
});

const noCookies = { read: () => null, write: () => undefined, remove: () => undefined };

function surroundings(clock: VirtualClock) {
  return { clock, navigation: new FakeNavigation('/account'), webView: new FakeWebViewMessages() };
}

/** Two pages of one browser, with or without storage events. */
function twoTabs(
  {
    hear,
    credential = 'bearer',
  }: { readonly hear: boolean; readonly credential?: 'bearer' | 'cookie' } = { hear: true },
) {
  const clock = new VirtualClock();
  const cookies = new FakeCookieJar(clock);
  const store = new FakeKeyValueStore();
  const [one, other] = [store, store.openTab()].map((tab) => {
    const localStore = hear ? tab : null;
    const settings = { ...defaultAccountSessionSettings, credential };
    const session = new AccountSession({ ...surroundings(clock), cookies, localStore, settings });
    session.open();
    return session;
  });
  if (one === undefined || other === undefined) throw new Error('Two tabs were opened.');
  return { one, other, clock, cookies };
}
