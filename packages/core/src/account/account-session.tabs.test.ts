import { describe, expect, it } from 'vitest';

import { VirtualClock } from '../ports/clock.fake.ts';
import { FakeCookieJar } from '../ports/cookie-jar.fake.ts';
import { FakeKeyValueStore } from '../ports/key-value-store.fake.ts';
import { FakeNavigation } from '../ports/navigation.fake.ts';
import { defaultAccountSessionSettings } from './account-session.settings.ts';
import { clearWithSession } from './account-session.data.ts';
import { AccountSession } from './account-session.ts';
import { bearer, cookie } from './credential.builder.ts';
import { FakeWebViewMessages } from './web-view-messages.fake.ts';

describe('The member’s session in two tabs', () => {
  it('AC-06 signing out in one is signing out in the other, at once', () => {
    const { one, other } = twoTabs();
    one.begin(aToken('grace'));
    expect(other.credential()).toEqual(bearer('grace'));
    other.end();
    expect(one.getSnapshot().status).toBe('signed-out');
    expect(one.credential()).toBeNull();
  });

  it('AC-06 a session that the back end ended for one is told as ended in the other', () => {
    const { one, other } = twoTabs();
    one.begin(aToken('grace'));
    other.end('expired');
    expect(one.getSnapshot().status).toBe('expired');
  });

  it('AC-06 what was loaded for one member is gone before the other tab’s member is there', () => {
    const { one, other } = twoTabs();
    one.begin(aToken('grace'));
    const seen: unknown[] = [];
    clearWithSession(one, { clear: () => seen.push(one.credential()) });
    other.begin(aToken('alan'));
    expect(seen).toEqual([bearer('alan')]);
    other.end();
    expect(seen).toEqual([bearer('alan'), null]);
  });

  it('AC-06 staying in one is staying in the other, and what it shows stays', () => {
    const { one, other, clock } = twoTabs();
    one.begin(aToken('grace'));
    const { sitting } = one.getSnapshot();
    const later = clock.now().add({ hours: 20 });
    other.renew(later);
    expect(one.getSnapshot()).toMatchObject({ status: 'signed-in', sitting });
    expect(one.expiresAt()?.epochMilliseconds).toBe(later.epochMilliseconds);
  });

  it('AC-06 AC-09 where tabs do not hear of each other no call goes out as somebody else', () => {
    const { one, other } = twoTabs({ hear: false });
    one.begin(aToken('grace'));
    other.begin(aToken('alan'));
    expect(one.credential()).toBeNull();
    one.end('expired');
    expect(other.credential()).toEqual(bearer('alan'));
  });

  it('AC-06 a tab whose time ran out leaves another’s new session alone', async () => {
    const { one, other, clock } = twoTabs({ hear: false });
    one.begin(aToken('grace', 5));
    other.begin(aToken('alan', 60));
    await clock.advanceAndSettle(6 * 60_000);
    expect(one.getSnapshot().status).toBe('expired');
    expect(other.credential()).toEqual(bearer('alan'));
  });

  it('AC-01 a page that may have no cookies has its session to itself', () => {
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

describe('A session cookie in two tabs', () => {
  it('SE-30 what the page keeps of it is its end and its public id', () => {
    const { one, cookies, clock } = twoTabs({ hear: true, credential: 'cookie' });
    const expiresAt = clock.now().add({ hours: 12 });
    one.begin({ credential: cookie('id-1'), expiresAt });
    expect(cookies.entries()).toEqual({
      foyer_session_expires: `${expiresAt.epochMilliseconds}.id-1`,
    });
    one.end();
    expect(cookies.entries()).toEqual({});
  });

  it('SE-30 AC-06 AC-09 signs in, renews and ends in both, and another member’s is not taken for it', () => {
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

  it('SE-30 a token that the server hands out all the same stays in memory', () => {
    const { one, cookies, clock } = twoTabs({ hear: true, credential: 'cookie' });
    one.begin({ credential: bearer('secret'), expiresAt: clock.now().add({ hours: 1 }) });
    expect(one.credential()).toEqual(bearer('secret'));
    expect(cookies.entries()).toEqual({});
  });

  it('SE-30 AC-01 a page that may have no cookies gets a bearer token instead', () => {
    const blocked = new AccountSession({
      ...surroundings(new VirtualClock()),
      cookies: noCookies,
      settings: { ...defaultAccountSessionSettings, credential: 'cookie' },
    });
    expect(blocked.keptAs).toBe('bearer');
  });
});

describe('The end of a member’s session', () => {
  it('AC-06 is told two minutes before it, and no more once the member stays', async () => {
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

  it('AC-06 nobody who is signed out is kept by a late answer', () => {
    const { one, clock } = twoTabs();
    one.renew(clock.now().add({ hours: 12 }));
    expect(one.getSnapshot().status).toBe('anonymous');
  });
});

const noCookies = { read: () => null, write: () => undefined, remove: () => undefined };

function surroundings(clock: VirtualClock) {
  return { clock, navigation: new FakeNavigation('/account'), webView: new FakeWebViewMessages() };
}

/** Two pages of one browser, which may have switched storage off. */
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
