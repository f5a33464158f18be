import { contract } from '@foyer/adapters-http/wire';

import { type CallName, callNames } from '../scenario/call-names.ts';

/** Which call of the contract a request is; null for one that the contract does not know. */
export function callNameOf(method: string, url: string): CallName | null {
  const { pathname } = new URL(url);
  return patterns.find((one) => one.method === method && one.path.test(pathname))?.name ?? null;
}

const patterns = callNames.map((name) => ({
  name,
  method: contract[name].method,
  path: new RegExp(`^${contract[name].path.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
}));
