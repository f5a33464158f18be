import type { Call, RequestOf } from './contract/call.ts';

/**
 * The address of a call: every path parameter encoded, query parameters that are undefined left out. Throws for a
 * parameter that cannot be one path segment (empty, `.`, `..`): no caller may let one through.
 */
export function requestUrl(
  baseUrl: string,
  call: Call,
  { params, query }: Omit<RequestOf<Call>, 'body'>,
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

/**
 * True for text that can be one segment of a path: an adapter asks first where a visitor's address bar or cookie is
 * what is asked about. Dots alone would be taken for `this folder` and `its parent` even when encoded; half a
 * surrogate pair cannot be encoded at all, and no id is longer than the wire takes it.
 */
export function isPathSegment(text: string): boolean {
  return text.length <= maxLength && isEncodable(text);
}

const maxLength = 256;

function isEncodable(text: string): boolean {
  return !/^\.{0,2}$/.test(text) && !/\p{Surrogate}/u.test(text);
}

function segment(value: unknown): string {
  if (typeof value !== 'string' || !isEncodable(value)) {
    throw new TypeError('A path parameter is missing or is not one path segment.');
  }
  return encodeURIComponent(value);
}
