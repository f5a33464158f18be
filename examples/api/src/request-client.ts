import { isIPv4, isIPv6 } from 'node:net';

import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

export interface ClientOptions {
  /** Proxies in front of the server that each append to `X-Forwarded-For`; 0: none is believed. */
  readonly trustedProxies: number;
  readonly isDeveloper: (context: Context) => boolean;
  /** False for a load test: only requests that send `Foyer-Client` are counted. */
  readonly limits?: boolean;
}

/**
 * The address that limits count by (CJ-20); null when there is none to count by. In a developer's request the header
 * `Foyer-Client` replaces it; a request that brings its own time (`Foyer-Now`) is a scenario's, of which one machine
 * plays many, and has no address unless it names one.
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
    // Counted from the right: what a proxy of ours wrote, not what the caller says of itself.
    const told = trustedProxies === 0 ? undefined : forwarded.at(-trustedProxies);
    const address = told !== undefined && (isIPv4(told) || isIPv6(told)) ? told : peer;
    // Node forgets the address of a connection that has ended. All such callers share one count.
    return address === undefined ? 'unknown' : networkOf(address);
  };
}

/** An IPv4 address itself; of an IPv6 one the network (/64): a household or a phone has all of its addresses. */
export function networkOf(address: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (v4 !== undefined) return v4;
  const [bare = ''] = address.toLowerCase().split('%');
  const [head = '', tail] = bare.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const filled =
    tail === undefined
      ? front
      : [...front, ...Array.from({ length: 8 - front.length - back.length }, () => '0'), ...back];
  return `${filled
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
