import { afterEach, expect, it, vi } from 'vitest';

import { tracedFetch } from './wrapped-fetch.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('OP-82 each request begins a trace under new ids, and keeps its own headers', async () => {
  const sent: Headers[] = [];
  const answer = new Response();
  const fetch = (_: string, init: RequestInit) => {
    sent.push(new Headers(init.headers));
    return Promise.resolve(answer);
  };
  vi.stubGlobal('window', { fetch });
  const request = { method: 'POST', headers: { accept: 'application/json' } };
  expect(await tracedFetch('/v6/configuration', request)).toBe(answer);
  await tracedFetch('/v6/configuration');
  const [first, second] = sent.map((headers) => headers.get('traceparent'));
  expect(first).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
  expect(second).not.toBe(first);
  expect(sent[0]?.get('accept')).toBe('application/json');
});
