import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

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
