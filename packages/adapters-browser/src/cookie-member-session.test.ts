import { memberSessionContract } from '@foyer/core/contract/members';
import { FakeCookieJar, VirtualClock } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';

import { CookieMemberSession } from './cookie-member-session.ts';

memberSessionContract('CookieMemberSession', () => {
  const jar = new FakeCookieJar(new VirtualClock());
  return {
    session: new CookieMemberSession(jar),
    signIn: (until) => {
      jar.write('foyer_session', 'token', 3_600);
      jar.write('foyer_session_expires', String(until.epochMilliseconds), 3_600);
    },
    signOut: () => {
      jar.remove('foyer_session');
      jar.remove('foyer_session_expires');
    },
  };
});

describe('CookieMemberSession', () => {
  function cookies(token: string | null, expires: string | null): FakeCookieJar {
    const jar = new FakeCookieJar(new VirtualClock());
    if (token !== null) jar.write('foyer_session', token, 3_600);
    if (expires !== null) jar.write('foyer_session_expires', expires, 3_600);
    return jar;
  }

  it.each([
    ['no token', null, '1893456000000'],
    ['an empty token', '', '1893456000000'],
    ['no expiry', 'token', null],
    ['an expiry that is not a number', 'token', 'soon'],
    ['an expiry before 1970', 'token', '-1'],
    ['an expiry with fractions of a ms', 'token', '1.5'],
    ['an expiry out of range', 'token', '9999999999999999'],
    ['an expiry with hundreds of digits', 'token', '1'.repeat(400)],
  ])('LC-11 reports no session with %s', (_name, token, expires) => {
    expect(new CookieMemberSession(cookies(token, expires)).expiresAt()).toBeNull();
  });

  it('LC-11 reports the end of a session that is already over, since the caller has the clock', () => {
    const session = new CookieMemberSession(cookies('token', '0'));
    expect(session.expiresAt()?.toString()).toBe('1970-01-01T00:00:00Z');
  });

  it('reads the cookies written by a chain’s login', () => {
    const jar = new FakeCookieJar(new VirtualClock());
    jar.write('sid', 'token', 3_600);
    jar.write('sid_end', '1893456000000', 3_600);
    const session = new CookieMemberSession(jar, {
      tokenCookie: 'sid',
      expiresCookie: 'sid_end',
    });
    expect(session.expiresAt()?.toString()).toBe('2030-01-01T00:00:00Z');
  });
});
