import type { HttpBindings } from '@hono/node-server';

import type { Context } from 'hono';
import { isLoopback } from './loopback.ts';

/**
 * True for a request that a developer sends from this machine straight to the server: the only ones that may use the
 * developer tools, where those are switched on at all. A request that came through a proxy may be anyone's, whatever
 * address the server listens on, and a site that points its own name at this machine (DNS rebinding) sends that name.
 */
export function isDeveloperRequest({ req, env }: Context): boolean {
  const incoming = (env as Partial<HttpBindings> | undefined)?.incoming;
  if (incoming !== undefined) {
    // Only proxies send an absolute address, and nginx without further settings speaks HTTP/1.0.
    if (incoming.url?.startsWith('/') !== true || incoming.httpVersion === '1.0') return false;
  }
  const named = req.header('Host')?.replace(/:\d+$/, '');
  const hosts = [new URL(req.url).hostname, ...(named === undefined ? [] : [named])];
  return hosts.every(isLoopback) && ![...req.raw.headers.keys()].some((it) => forwarding.test(it));
}

/** Headers by which proxies and CDNs say that they passed a request on. */
const forwarding =
  /^(?:forwarded|via|cdn-loop|x-forwarded.*|x-original-.*|x-envoy-.*|x-amzn-.*|x-azure-.*|x-varnish|cf-.*|fly-.*|fastly-.*|.*-client-?ip|.*-real-?ip)$/i;
