import { describe, expect, it } from 'vitest';

import { VirtualClock } from '../../testing/fakes/clock.fake.ts';
import { FakeCookieJar } from '../../testing/fakes/storage.fake.ts';
import { memberSessionContract } from '../../testing/contracts/platform.contract.ts';
import { FakeNavigation } from '../../testing/fakes/navigation.fake.ts';
import { Temporal } from '../kernel/temporal.ts';
import { AccountSession } from './account-session.ts';
import { defaultAccountSessionSettings } from './account-session.settings.ts';
import { bearer } from '../../testing/builders/member.builder.ts';
import { FakeWebViewMessages } from '../../testing/fakes/platform.fake.ts';

const app = 'https://app.club.example';
const hourMs = 3_600_000;

memberSessionContract('AccountSession', () => {
  const { session } = aPage();
  return {
    session,
    signIn: (expiresAt) => {
      session.begin({ credential: bearer('abc'), expiresAt });
    },
    signOut: () => {
      session.end();
    },
  };
});

describe('The member’s session', () => {
  it('AC-01 the token in the query signs in and leaves the address bar immediately; the rest of the address stays', () => {
    const { session, navigation } = aPage({ at: '/account?a=1&token=q.1&b=%20#top' });
    session.open();
    expect(session.credential()).toEqual(bearer('q.1'));
    expect(navigation.current()).toBe('/account?a=1&b=%20#top');
  });

  it.each(['/account?token=', '/account?token=a%0d%0aX-Evil:1', '/account?%74oken=%00'])(
    'AC-01 a malformed token signs nobody in and is removed from the address: %s',
    (at) => {
      const { session, navigation, cookies } = aPage({ at });
      session.open();
      expect(session.credential()).toBeNull();
      expect(navigation.current()).toBe('/account');
      expect(cookies.read('foyer_session')).toBeNull();
    },
  );

  it('AC-01 the query takes precedence over the web view, and the web view over the cookie', () => {
    const query = aPage({ at: '/account?token=q' });
    query.session.open();
    query.webView.post(aMessage('w'));
    expect(query.session.credential()).toEqual(bearer('q'));
    const webView = aPage({ cookie: 'c' });
    webView.session.open();
    expect(webView.session.credential()).toEqual(bearer('c'));
    webView.webView.post(aMessage('w'));
    expect(webView.session.credential()).toEqual(bearer('w'));
  });

  it('AC-01 after a reload the query’s token is read from the cookie', () => {
    const first = aPage({ at: '/account?token=q' });
    first.session.open();
    const again = aPage({ cookies: first.cookies, clock: first.clock });
    again.session.open();
    expect(again.session.credential()).toEqual(bearer('q'));
  });

  it('AC-01 an app can post JSON text and say when the token ends', () => {
    const { session, webView, clock } = aPage();
    session.open();
    const expiresAt = clock.now().add({ minutes: 5 });
    webView.post({ origin: app, data: JSON.stringify({ ...aMessage('w').data, expiresAt }) });
    expect(session.expiresAt()?.equals(expiresAt)).toBe(true);
  });

  it.each([
    ['another origin', { ...aMessage('w'), origin: 'https://evil.example' }],
    ['an origin that begins like it', { ...aMessage('w'), origin: `${app}.evil.example` }],
    ['no origin', { ...aMessage('w'), origin: 'null' }],
    ['another type', { origin: app, data: { type: 'other', token: 'w' } }],
    ['no token', { origin: app, data: { type: 'foyer.session' } }],
    ['a token of two lines', aMessage('a\r\nb')],
    ['text', { origin: app, data: 'hello' }],
    ['nothing', { origin: app, data: null }],
  ])('AC-01 a message with %s signs nobody in', (_, message) => {
    const { session, webView } = aPage();
    session.open();
    webView.post(message);
    expect(session.getSnapshot().status).toBe('anonymous');
  });

  it('AC-01 a repeated message from the app doesn’t extend the session', async () => {
    const { session, webView, clock } = aPage();
    session.open();
    webView.post(aMessage('w'));
    const end = session.expiresAt();
    await clock.advanceAndSettle(60_000);
    webView.post(aMessage('w'));
    expect(session.expiresAt()).toBe(end);
  });

  it('AC-01 after the page closes the session, messages from the app are ignored', () => {
    const { session, webView, clock } = aPage();
    const close = session.open();
    webView.post(aMessage('w'));
    close();
    expect(webView.listenerCount).toBe(0);
    expect(clock.pendingTimers).toBe(0);
  });

  it('AC-06 an expired session is reported once and its token is no longer given out', async () => {
    const { session, clock, cookies } = aPage();
    session.open();
    session.begin({ credential: bearer('abc'), expiresAt: clock.now().add({ hours: 12 }) });
    const seen: string[] = [];
    session.subscribe(() => seen.push(session.getSnapshot().status));
    await clock.advanceAndSettle(12 * hourMs - 1);
    expect(session.credential()).toEqual(bearer('abc'));
    await clock.advanceAndSettle(1);
    expect(session.credential()).toBeNull();
    expect(seen).toEqual(['signed-in', 'expired']);
    expect(cookies.read('foyer_session')).toBeNull();
  });

  it('AC-06 a cookie of an expired session signs nobody in', () => {
    const { session, clock, cookies } = aPage();
    cookies.write('foyer_session', 'abc', 3_600);
    cookies.write('foyer_session_expires', String(clock.now().epochMilliseconds), 3_600);
    session.open();
    expect(session.credential()).toBeNull();
    expect(session.getSnapshot()).toMatchObject({ status: 'expired', expiresAt: null });
  });

  it('AC-06 signing out leaves no token anywhere', () => {
    const { session, cookies } = aPage({ cookie: 'c' });
    session.open();
    session.end();
    expect(session.credential()).toBeNull();
    expect(cookies.read('foyer_session')).toBeNull();
    expect(cookies.read('foyer_session_expires')).toBeNull();
    expect(session.getSnapshot()).toMatchObject({ status: 'signed-out', expiresAt: null });
  });

  it('AC-01 no snapshot contains the token', () => {
    const { session } = aPage({ at: '/account?token=secret-1' });
    session.open();
    expect(JSON.stringify(session.getSnapshot())).not.toContain('secret-1');
  });
});

function aMessage(token: string): { origin: string; data: { type: string; token: string } } {
  return { origin: app, data: { type: 'foyer.session', token } };
}

interface Page {
  readonly session: AccountSession;
  readonly navigation: FakeNavigation;
  readonly webView: FakeWebViewMessages;
  readonly cookies: FakeCookieJar;
  readonly clock: VirtualClock;
}

function aPage({
  at = '/account',
  cookie,
  clock = new VirtualClock(),
  cookies = new FakeCookieJar(clock),
}: {
  at?: string;
  cookie?: string;
  clock?: VirtualClock;
  cookies?: FakeCookieJar;
} = {}): Page {
  if (cookie !== undefined) {
    const end = Temporal.Instant.from(clock.now()).add({ hours: 1 }).epochMilliseconds;
    cookies.write('foyer_session', cookie, 3_600);
    cookies.write('foyer_session_expires', String(end), 3_600);
  }
  const navigation = new FakeNavigation(at);
  const webView = new FakeWebViewMessages();
  const settings = { ...defaultAccountSessionSettings, webViewOrigins: [app] };
  const session = new AccountSession({ cookies, clock, navigation, webView, settings });
  return { session, navigation, webView, cookies, clock };
}

describe('A token taken out of the address before the session started', () => {
  it('AC-01 signs in, and a reload reads it from the cookie', () => {
    const { session, cookies } = aSession({ arrived: 'q.1' });
    expect(session.credential()).toEqual(bearer('q.1'));
    expect(cookies.read('foyer_session')).toBe('q.1');
  });

  it('AC-01 takes precedence over the app’s message', () => {
    const { session, webView } = aSession({ arrived: 'q' });
    webView.post({ origin: app, data: { type: 'foyer.session', token: 'w' } });
    expect(session.credential()).toEqual(bearer('q'));
  });

  it('AC-01 gives way to a token that is in the address now', () => {
    expect(aSession({ arrived: 'q', at: '/account?token=later' }).session.credential()).toEqual(
      bearer('later'),
    );
  });

  it.each(['', 'a\r\nX-Evil: 1', 'ä'])(
    'AC-01 signs nobody in if it is malformed: %j',
    (arrived) => {
      const { session, cookies } = aSession({ arrived });
      expect(session.getSnapshot().status).toBe('anonymous');
      expect(cookies.read('foyer_session')).toBeNull();
    },
  );
});

function aSession({
  arrived,
  at = '/account',
}: {
  readonly arrived: string;
  readonly at?: string;
}) {
  const clock = new VirtualClock();
  const cookies = new FakeCookieJar(clock);
  const webView = new FakeWebViewMessages();
  const session = new AccountSession({
    clock,
    cookies,
    webView,
    arrived,
    navigation: new FakeNavigation(at),
    settings: { ...defaultAccountSessionSettings, webViewOrigins: [app] },
  });
  session.open();
  return { session, cookies, webView };
}
