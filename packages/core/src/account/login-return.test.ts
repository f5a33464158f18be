import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { FakeKeyValueStore } from '../../testing/fakes/key-value-store.fake.ts';
import { FakeNavigation } from '../../testing/fakes/navigation.fake.ts';
import {
  isSentToLogin,
  rememberLoginReturn,
  leaveLogin,
  loginReturnKey,
  takeLoginReturn,
} from './login-return.ts';
import { withoutQuery } from './without-query.ts';

const origin = 'https://www.club.example';

describe('The return path after the login', () => {
  it('RT-08 leads to the page that required sign-in, once', () => {
    const store = new FakeKeyValueStore();
    rememberLoginReturn(store, '/account/billing?x=1#card');
    expect(takeLoginReturn(store, origin)).toBe('/account/billing?x=1#card');
    expect(takeLoginReturn(store, origin)).toBe('/account');
  });

  it('RT-08 replaces the login in the history, so that Back skips it', () => {
    const store = new FakeKeyValueStore();
    const navigation = new FakeNavigation('/clubs');
    rememberLoginReturn(store, '/account/details');
    expect(isSentToLogin(store)).toBe(true);
    navigation.push('/login');
    leaveLogin(navigation, store, origin);
    leaveLogin(navigation, store, origin);
    expect(navigation.entries).toEqual(['/clubs', '/account/details']);
    expect(isSentToLogin(store)).toBe(false);
  });

  it('RT-13 leads to the account when no path was saved', () => {
    expect(takeLoginReturn(new FakeKeyValueStore(), origin)).toBe('/account');
  });

  it('RT-08 is not overwritten while the visitor is on the login page', () => {
    const store = new FakeKeyValueStore();
    rememberLoginReturn(store, '/account/details');
    rememberLoginReturn(store, '/login?x=1');
    expect(takeLoginReturn(store, origin)).toBe('/account/details');
  });

  it('RT-08 AC-01 is saved without the token', () => {
    const store = new FakeKeyValueStore();
    rememberLoginReturn(store, '/account?token=secret&x=1&token=other');
    expect(store.read(loginReturnKey)).toBe('/account?x=1');
  });

  it.each(['/login', '/LOGIN/', '/%6cogin?x=1', 'https://evil.example/a', '//evil.example', ''])(
    'RT-08 %j is not a valid return path',
    (stored) => {
      const store = new FakeKeyValueStore();
      store.write(loginReturnKey, stored).unwrap();
      expect(takeLoginReturn(store, origin)).toBe('/account');
    },
  );
});

describe('A query without a parameter', () => {
  it('AC-01 the other parameters stay unchanged, and no token remains', () => {
    const part = fc.constantFrom('token=t', 'a=%41', 'b', '%74oken=t', 'tokens=1', '=', 'c=d=e');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
        const others = parts.filter((one) => !['token=t', '%74oken=t'].includes(one));
        const shown = `/account${parts.length === 0 ? '' : `?${parts.join('&')}`}#h`;
        const { path, value } = withoutQuery(shown, 'token');
        expect(path).toBe(`/account${others.length === 0 ? '' : `?${others.join('&')}`}#h`);
        expect(value).toBe(others.length === parts.length ? null : 't');
      }),
    );
  });
});
