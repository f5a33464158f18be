import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';

import { isDeveloperRequest, networkOf, requestClient } from './request-client.ts';

describe('The client that code limits count by', () => {
  async function clientOf(
    headers: Record<string, string>,
    options: { trustedProxies?: number; devTools?: boolean; peer?: string } = {},
  ): Promise<unknown> {
    const { trustedProxies = 0, devTools = false, peer } = options;
    const app = new Hono();
    const isDeveloper = devTools ? isDeveloperRequest : () => false;
    const client = requestClient({ trustedProxies, isDeveloper });
    app.get('/', (context) => context.json(client(context)));
    const incoming = { url: '/', httpVersion: '1.1', socket: { remoteAddress: peer } };
    const env = peer === undefined ? undefined : { incoming };
    return (await app.request('/', { headers }, env)).json();
  }

  const peer = '203.0.113.5';
  const forged = { 'x-forwarded-for': '198.51.100.1', 'foyer-client': 'someone' };

  it('CJ-20 is the connection’s address, whatever the request claims', async () => {
    expect(await clientOf({}, { peer })).toBe(peer);
    expect(await clientOf(forged, { peer })).toBe(peer);
    expect(await clientOf({ 'foyer-now': '2027-01-01T00:00:00Z' }, { peer })).toBe(peer);
  });

  it('SE-18 is shared by all connections that have ended, so that hanging up doesn’t evade the limits', async () => {
    const clientWith = async (limits: boolean): Promise<unknown> => {
      const app = new Hono();
      const client = requestClient({ trustedProxies: 0, isDeveloper: () => false, limits });
      app.get('/', (context) => context.json(client(context)));
      return (await app.request('/', {}, { incoming: { socket: {} } })).json();
    };
    expect(await clientWith(true)).toBe('unknown');
    expect(await clientWith(false)).toBeNull();
  });

  it('CJ-20 behind a trusted proxy is the address that the proxy added, counted from the right', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.1, 192.0.2.9' };
    expect(await clientOf(headers, { peer, trustedProxies: 1 })).toBe('192.0.2.9');
    expect(await clientOf(headers, { peer, trustedProxies: 2 })).toBe('198.51.100.1');
    expect(await clientOf(headers, { peer, trustedProxies: 3 })).toBe(peer);
    expect(await clientOf({}, { peer, trustedProxies: 1 })).toBe(peer);
    const nonsense = { 'x-forwarded-for': 'nobody' };
    expect(await clientOf(nonsense, { peer, trustedProxies: 1 })).toBe(peer);
  });

  it('with developer tools can be set by the request, and is none for a scenario', async () => {
    const named = { 'foyer-client': 'someone' };
    expect(await clientOf(named, { peer, devTools: true })).toBe('someone');
    const scenario = { 'foyer-now': '2027-01-01T00:00:00Z' };
    expect(await clientOf(scenario, { peer, devTools: true })).toBeNull();
    expect(await clientOf({ ...scenario, ...named }, { peer, devTools: true })).toBe('someone');
    expect(await clientOf({}, { devTools: true })).toBeNull();
  });

  it('SE-40 can’t be set by a request through a proxy, even with developer tools', async () => {
    expect(await clientOf(forged, { peer, devTools: true })).toBe(peer);
  });

  it.each([
    ['198.51.100.1', '198.51.100.1'],
    ['::ffff:198.51.100.1', '198.51.100.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('CJ-20 counts %s as %s: all addresses of a household are one', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
