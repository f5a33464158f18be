import type { Clock } from '@foyer/core';

/** Like `fetch`, but sends the page's own time, which only an API with developer tools uses. */
export function fetchAt(clock: Clock, input: string, init?: RequestInit): Promise<Response> {
  const headers = new Headers(init?.headers);
  headers.set('Foyer-Now', clock.now().toString());
  return window.fetch(input, { ...init, headers });
}
