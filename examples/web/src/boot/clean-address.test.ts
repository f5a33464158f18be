// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';

afterEach(() => window.history.replaceState(null, '', '/'));

let loaded = 0;

/** Loads the module at an address. Returns the token and the new address. */
async function load(address: string): Promise<readonly [token: string | null, shown: string]> {
  window.history.replaceState({ kept: 1 }, '', address);
  loaded += 1;
  // Another address each time, so that the module is evaluated again.
  const path = `./clean-address.ts?${loaded}`;
  const { arrivedToken } = (await import(path)) as { readonly arrivedToken: string | null };
  const { pathname, search, hash } = window.location;
  return [arrivedToken, pathname + search + hash];
}

describe('the address of a page that was opened with a token', () => {
  it.each([
    ['/account?token=q.1', '/account'],
    ['/clubs?a=%41&token=q.1&b&token=other#list', '/clubs?a=%41&b#list'],
    ['/?%74oken=q.1&tokens=2', '/?tokens=2'],
  ])('AC-01 loses the token at once and keeps the rest: %s', async (at, shown) => {
    expect(await load(at)).toEqual(['q.1', shown]);
    expect(window.history.state).toEqual({ kept: 1 });
  });

  it('AC-01 loses an empty token too', async () => {
    expect(await load('/account?token=')).toEqual(['', '/account']);
  });

  it('AC-01 is unchanged without a token', async () => {
    expect(await load('/clubs?q=a+b&x#y')).toEqual([null, '/clubs?q=a+b&x#y']);
  });
});
