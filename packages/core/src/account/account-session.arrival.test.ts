import { describe, expect, it } from 'vitest';

import { VirtualClock } from '../ports/clock.fake.ts';
import { FakeCookieJar } from '../ports/cookie-jar.fake.ts';
import { FakeNavigation } from '../ports/navigation.fake.ts';
import { takeArrivingToken } from './account-session.arrival.ts';
import { defaultAccountSessionSettings } from './account-session.settings.ts';
import { AccountSession } from './account-session.ts';
import { FakeWebViewMessages } from './web-view-messages.fake.ts';

const app = 'https://app.club.example';
const settings = { ...defaultAccountSessionSettings, webViewOrigins: [app] };

describe('A token that comes with a page’s address', () => {
  it('AC-01 is out of the address and kept before the session is there, whatever page it is', () => {
    const { ports, arrive } = aPage('/clubs?token=q.1&q=soho');
    expect(arrive()?.token).toBe('q.1');
    expect(ports.navigation.current()).toBe('/clubs?q=soho');
    expect(ports.navigation.entries).toHaveLength(1);
    expect(ports.cookies.read('foyer_session')).toBe('q.1');
  });

  it('AC-01 goes before the app’s message, which goes before the cookie', () => {
    const { ports, arrive } = aPage('/account?token=q');
    const session = aSession(ports, arrive());
    ports.webView.post({ origin: app, data: { type: 'foyer.session', token: 'w' } });
    expect(session.token()).toBe('q');
  });

  it('AC-06 is not taken up again by a session that comes after somebody signed out elsewhere', () => {
    const { ports, arrive } = aPage('/clubs?token=q');
    const arrived = arrive();
    ports.cookies.remove('foyer_session');
    expect(aSession(ports, arrived).token()).toBeNull();
  });

  it('AC-06 does not drive out who signed in elsewhere after it', () => {
    const { ports, arrive } = aPage('/clubs?token=q');
    const arrived = arrive();
    ports.cookies.write('foyer_session', 'later', 60);
    expect(aSession(ports, arrived).token()).toBe('later');
  });

  it('AC-01 signs in on a page that may have no cookies, as long as it is open', () => {
    const { ports, arrive } = aPage('/account?token=q');
    const none = { read: () => null, write: () => undefined, remove: () => undefined };
    expect(aSession({ ...ports, cookies: none }, arrive(none)).token()).toBe('q');
  });
});

function aPage(at: string) {
  const clock = new VirtualClock();
  const ports = {
    clock,
    cookies: new FakeCookieJar(clock),
    navigation: new FakeNavigation(at),
    webView: new FakeWebViewMessages(),
  };
  return {
    ports,
    arrive: (cookies: AccountPorts['cookies'] = ports.cookies) =>
      takeArrivingToken({ ...ports, cookies }, settings),
  };
}

type AccountPorts = ConstructorParameters<typeof AccountSession>[0];

function aSession(ports: AccountPorts, arrived: ReturnType<typeof takeArrivingToken>) {
  const session = new AccountSession({ ...ports, arrived, settings });
  session.open();
  return session;
}
