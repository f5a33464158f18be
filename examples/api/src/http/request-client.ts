import { isIPv4, isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { expandIPv6 } from 'hono/utils/ipaddr';

export interface ClientOptions {
  /** The number of proxies in front of the server that each append to `X-Forwarded-For`; 0 trusts none. */
  readonly trustedProxies: number;
  readonly isDeveloper: (context: Context) => boolean;
  /** False for a load test: only requests that send `Foyer-Client` are counted. */
  readonly limits?: boolean;
}

/**
 * The address that limits count by; null when there is none. In a developer request the header `Foyer-Client` replaces
 * it. A request that sets its own time (`Foyer-Now`) belongs to a scenario. One machine runs many of those, so it has
 * no address unless it names one.
 */
export function requestClient({
  trustedProxies,
  isDeveloper,
  limits = true,
}: ClientOptions): (context: Context) => string | null {
  return (context) => {
    const { req, env } = context;
    const named = req.header('Foyer-Client');
    const isScenario = req.header('Foyer-Now') !== undefined;
    if ((named !== undefined || isScenario) && isDeveloper(context)) return named ?? null;
    if (!limits) return null;
    const { incoming } = (env ?? {}) as Partial<HttpBindings>;
    if (!incoming) return null;
    const peer = incoming.socket.remoteAddress;
    const forwarded = (req.header('X-Forwarded-For') ?? '').split(',').map((part) => part.trim());
    // Counted from the right: the entry that our own proxy added, not what the caller claims.
    const forwardedAddress = trustedProxies === 0 ? undefined : forwarded.at(-trustedProxies);
    const address =
      forwardedAddress !== undefined && (isIPv4(forwardedAddress) || isIPv6(forwardedAddress))
        ? forwardedAddress
        : peer;
    // Node forgets the address of a connection that has ended. All such callers share one count.
    return address === undefined ? 'unknown' : networkOf(address);
  };
}

/** An IPv4 address, or the /64 network of an IPv6 address, because a household or phone has all addresses in it. */
export function networkOf(address: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (v4 !== undefined) return v4;
  const [bare = ''] = address.toLowerCase().split('%');
  const groups = expandIPv6(bare).split(':').slice(0, 4);
  return `${groups.map((part) => part.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

/**
 * True for a request that a developer sends from this machine directly to the server. Only these may use the developer
 * tools, and only when the tools are on. A request through a proxy could come from anyone, whatever address the server
 * listens on. A site that points its own name at this machine (DNS rebinding) sends that name.
 */
export function isDeveloperRequest({ req, env }: Context): boolean {
  const incoming = (env as Partial<HttpBindings> | undefined)?.incoming;
  if (incoming !== undefined) {
    // Only proxies send an absolute URL, and nginx speaks HTTP/1.0 by default.
    if (incoming.url?.startsWith('/') !== true || incoming.httpVersion === '1.0') return false;
  }
  const named = req.header('Host')?.replace(/:\d+$/, '');
  const hosts = [new URL(req.url).hostname, ...(named === undefined ? [] : [named])];
  return hosts.every(isLoopback) && ![...req.raw.headers.keys()].some((it) => forwarding.test(it));
}

/** Headers that proxies and CDNs add when they forward a request. */
const forwarding =
  /^(?:forwarded|via|cdn-loop|x-forwarded.*|x-original-.*|x-envoy-.*|x-amzn-.*|x-azure-.*|x-varnish|cf-.*|fly-.*|fastly-.*|.*-client-?ip|.*-real-?ip)$/i;

/** True for a host name or address that only this machine can reach. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  return bare === 'localhost' || bare === '::1' || /^127(?:\.\d{1,3}){3}$/.test(bare);
}
