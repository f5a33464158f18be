import type { Clock } from '@foyer/core';

/**
 * Like `fetch`, but begins a trace (https://www.w3.org/TR/trace-context/) with each request, which the server's spans
 * belong to. Its ids are random and name nobody.
 */
export function tracedFetch(input: string, init?: RequestInit): Promise<Response> {
  const headers = new Headers(init?.headers);
  headers.set('traceparent', `00-${randomHex(16)}-${randomHex(8)}-01`);
  return window.fetch(input, { ...init, headers });
}

function randomHex(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Like `fetch`, but sends the page's own time, which only an API with developer tools uses. */
export function fetchAt(clock: Clock, input: string, init?: RequestInit): Promise<Response> {
  const headers = new Headers(init?.headers);
  headers.set('Foyer-Now', clock.now().toString());
  return window.fetch(input, { ...init, headers });
}
