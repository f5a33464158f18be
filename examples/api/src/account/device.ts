import { isIPv4, isIPv6 } from 'node:net';

/** Where a request comes from, as far as the history of accounts stores it. */
export interface Origin {
  /** A network without the part that names a single device: `203.0.113.0/24`; null if unknown. */
  readonly network: string | null;
  readonly browser: string | null;
  readonly system: string | null;
}

/** `client` is the network that limits count by. */
export function originOf(userAgent: string | undefined, client: string | null): Origin {
  return { ...deviceOf(userAgent), network: client && shortNetwork(client) };
}

/** Shortens an IPv4 address to its /24 and an IPv6 network to its /48; null for anything else. */
function shortNetwork(client: string): string | null {
  if (isIPv4(client)) return client.replace(/\d+$/, '0/24');
  if (!client.endsWith('::/64') || !isIPv6(client.replace('/64', ''))) return null;
  return `${client.split(':').slice(0, 3).join(':')}::/48`;
}

/** The names of the browser and system that a `User-Agent` header states, for people; null if it states none. */
export function deviceOf(userAgent: string | undefined): {
  readonly browser: string | null;
  readonly system: string | null;
} {
  const text = userAgent ?? '';
  return { browser: nameIn(text, browsers), system: nameIn(text, systems) };
}

/** In this order, because most browsers also name those that they descend from. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

function nameIn(text: string, names: readonly (readonly [RegExp, string])[]): string | null {
  return names.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
