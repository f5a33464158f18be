import type { HttpBindings } from '@hono/node-server';

import type { RequestHead } from '../request-head.ts';
import { isLoopback } from './loopback.ts';

/**
 * True for a request that a developer sends from this machine straight to the server: the only ones that may use the
 * developer tools, where those are switched on at all. A request that came through a proxy may be anyone's, whatever
 * address the server listens on, and a site that points its own name at this machine (DNS rebinding) sends that name.
 */
export function isDeveloperRequest({ req, env }: RequestHead): boolean {
  const incoming = (env as Partial<HttpBindings> | undefined)?.incoming;
  if (incoming !== undefined) {
    // Only proxies send an absolute address, and nginx without further settings speaks HTTP/1.0.
    if (incoming.url?.startsWith('/') !== true || incoming.httpVersion === '1.0') return false;
  }
  const { raw } = req;
  const hosts = [
    req.header('Host')?.replace(/:\d+$/, ''),
    raw === undefined ? undefined : new URL(raw.url).hostname,
  ].filter((host) => host !== undefined);
  const names = raw === undefined ? Object.keys(incoming?.headers ?? {}) : [...raw.headers.keys()];
  return (
    hosts.length > 0 && hosts.every(isLoopback) && !names.some((name) => forwarding.test(name))
  );
}

/** Headers by which proxies and CDNs say that they passed a request on. */
const forwarding =
  /^(?:forwarded|via|cdn-loop|x-forwarded.*|x-original-.*|x-envoy-.*|x-amzn-.*|x-azure-.*|x-varnish|cf-.*|fly-.*|fastly-.*|.*-client-?ip|.*-real-?ip)$/i;
