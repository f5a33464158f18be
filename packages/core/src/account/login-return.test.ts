import { describe, expect, it } from 'vitest';
import { FakeKeyValueStore } from '../../testing/fakes/storage.fake.ts';
import { FakeNavigation } from '../../testing/fakes/navigation.fake.ts';
import {
  isSentToLogin,
  leaveLogin,
  loginReturnKey,
  rememberLoginReturn,
  takeLoginReturn,
} from './login-return.ts';

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

  it('OP-142 leads to the account from an address with an escape that isn’t text', () => {
    const store = new FakeKeyValueStore();
    rememberLoginReturn(store, '/account/agreements/%E0%A4%A');
    leaveLogin(new FakeNavigation('/account/%ff'), store, origin);
    expect(takeLoginReturn(store, origin)).toBe('/account');
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
