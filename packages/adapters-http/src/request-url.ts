import type { Call } from './contract/call.ts';

/**
 * The address of a call: every path parameter encoded, query parameters that are undefined left out. Throws for a
 * parameter that cannot be one path segment (empty, `.`, `..`): no caller may let one through.
 */
export function requestUrl(
  baseUrl: string,
  call: Call,
  { params, query }: { readonly params: unknown; readonly query: unknown },
): string {
  const values = new Map(Object.entries(params ?? {}));
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => segment(values.get(name)));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.append(name, String(value));
  }
  const root = baseUrl.replace(/\/$/, '');
  return search.size === 0 ? `${root}${path}` : `${root}${path}?${search.toString()}`;
}

/** Dots alone would be taken for `this folder` and `its parent` even when encoded. */
function segment(value: unknown): string {
  if (typeof value !== 'string' || /^\.{0,2}$/.test(value)) {
    throw new TypeError('A path parameter is missing or is not one path segment.');
  }
  return encodeURIComponent(value);
}
