import { describe, expect, it } from 'vitest';

import { VirtualClock } from '../../testing/fakes/clock.fake.ts';
import { FakeCookieJar } from '../../testing/fakes/cookie-jar.fake.ts';
import { FakeNavigation } from '../../testing/fakes/navigation.fake.ts';
import { defaultAccountSessionSettings } from './account-session.settings.ts';
import { AccountSession } from './account-session.ts';
import { bearer } from '../../testing/builders/member.builder.ts';
import { FakeWebViewMessages } from '../../testing/fakes/web-view-messages.fake.ts';

const app = 'https://app.club.example';

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
    ...{ clock, cookies, webView, arrived },
    navigation: new FakeNavigation(at),
    settings: { ...defaultAccountSessionSettings, webViewOrigins: [app] },
  });
  session.open();
  return { session, cookies, webView };
}
