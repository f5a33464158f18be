import type { Call, RequestOf } from './contract/call.ts';

/**
 * Builds the URL of a call: encodes path parameters and omits undefined query parameters. Throws for a parameter that
 * can't be a path segment (empty, `.`, `..`); callers must check for these.
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
 * True if the text can be a path segment. Adapters check values from the URL or a cookie. Segments of one or two dots
 * are special even when encoded, lone surrogates can't be encoded, and the API limits the length of ids.
 */
export function isPathSegment(text: string): boolean {
  return text.length <= longestSegment && isEncodable(text);
}

/**
 * Returns a page URL that the API accepts: without its query if it's too long, and empty for a page that isn't on the
 * web, such as one inside an app. An invalid marketing field is no reason to reject a lead.
 */
export function pageAddress(url: string): string {
  if (!/^https?:\/\//.test(url)) return '';
  if (url.length <= longestUrl) return url;
  const bare = url.replace(/[?#].*$/s, '');
  return bare.length <= longestUrl ? bare : '';
}

/** True if a browser could load a picture from it: a path from the root, or a full http or https URL. */
export function isSourceAddress(text: string): boolean {
  return /^(?:https?:\/)?\/\S+$/i.test(text) && URL.canParse(text, 'https://club.invalid');
}

/** A picture's address, which may be a path on the back end. */
export function mediaUrl(baseUrl: string, address: string): string {
  return baseUrl === '' ? address : new URL(address, baseUrl).href;
}

const longestSegment = 256;

function isEncodable(text: string): boolean {
  return !/^\.{0,2}$/.test(text) && !/\p{Surrogate}/u.test(text);
}

function segment(value: unknown): string {
  if (typeof value !== 'string' || !isEncodable(value)) {
    throw new TypeError('A path parameter is missing or is not one path segment.');
  }
  return encodeURIComponent(value);
}

/** The maximum length of a page URL that the API accepts. */
const longestUrl = 2_000;
