import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { SavedPass } from '@foyer/core/passes';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const script = readFileSync(
  join(import.meta.dirname, '..', 'public', 'account', 'pass-worker.js'),
  'utf8',
);

describe('the service worker of the pass', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_764_000_000_000 }));
  afterEach(() => void vi.useRealTimers());

  it('MB-141 without a connection it shows the pass, when it was confirmed, and that there is none', async () => {
    const text = await (await aWorker({ fetch: noConnection }).visit())?.text();
    for (const part of [
      'Grace Hopper',
      'Foyer Tribeca, New York',
      'Frozen membership',
      '901001',
      'No connection.',
      'Last confirmed Nov 24, 2025, 4:00 PM',
      'd="M10 0h1v36h-1z"',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('MB-141 a server that fails or takes long counts as no connection', async () => {
    const failing = await aWorker({ fetch: async () => new Response('', { status: 503 }) }).visit();
    expect(await failing?.text()).toContain('Grace Hopper');
    const slow = aWorker({ fetch: () => new Promise(() => undefined) }).visit();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await (await slow)?.text()).toContain('Grace Hopper');
  });

  it('MB-143 with a connection the page comes from the server, as does every other page and file', async () => {
    const { visit } = aWorker({ fetch: async () => new Response('the site') });
    expect(await (await visit())?.text()).toBe('the site');
    expect(await visit({ path: '/account/my-pass/other' })).toBeNull();
    expect(await visit({ path: '/account' })).toBeNull();
    expect(await visit({ mode: 'cors' })).toBeNull();
  });

  it('MB-142 without a saved pass it has nothing to show', async () => {
    await expect(aWorker({ fetch: noConnection, pass: null }).visit()).rejects.toThrow('fetch');
  });

  it('MB-142 a pass that nobody has confirmed for 30 days is deleted', async () => {
    const worker = aWorker({ fetch: noConnection });
    vi.setSystemTime(Date.now() + 30 * 86_400_000);
    await expect(worker.visit()).rejects.toThrow('fetch');
    expect(worker.saved.size).toBe(0);
  });

  it('MB-141 what a member is called can’t become a script, and the page allows none', async () => {
    const name = '<img src=x onerror="alert(1)">';
    const page = await aWorker({ fetch: noConnection, pass: { ...aPass, name } }).visit();
    expect(await page?.text()).not.toContain('<img');
    const policy = page?.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
  });
});

interface Visited {
  readonly path?: string;
  readonly mode?: string;
}

/** Runs the script as a browser would, with a saved pass. */
function aWorker({
  fetch,
  pass = aPass,
}: {
  readonly fetch: () => Promise<Response>;
  readonly pass?: SavedPass | null;
}) {
  const saved = new Map(pass === null ? [] : [['foyer-pass', JSON.stringify(pass)]]);
  const listeners = new Map<string, (event: unknown) => void>();
  runInNewContext(script, {
    self: {
      addEventListener: (name: string, listener: (event: unknown) => void) =>
        listeners.set(name, listener),
    },
    caches: {
      match: async (_path: string, { cacheName }: { readonly cacheName: string }) => {
        const text = saved.get(cacheName);
        return text === undefined ? undefined : new Response(text);
      },
      delete: async (name: string) => saved.delete(name),
    },
    fetch,
    Response,
    URL,
    crypto,
    Date,
    setTimeout,
  });
  return {
    saved,
    /** Null if the worker leaves the request to the browser. */
    visit: async ({ path = '/account/my-pass', mode = 'navigate' }: Visited = {}) => {
      let answer: Promise<Response> | null = null;
      listeners.get('fetch')?.({
        request: { url: `https://www.club.example${path}`, mode },
        respondWith: (given: Promise<Response>) => {
          answer = given;
        },
      });
      return answer as Promise<Response> | null;
    },
  };
}

function noConnection(): Promise<Response> {
  return Promise.reject(new TypeError('Failed to fetch'));
}

const aPass: SavedPass = {
  locale: 'en-US',
  title: 'Your pass',
  offline: 'No connection.',
  retry: 'Try again',
  confirmed: 'Last confirmed Nov 24, 2025, 4:00 PM',
  confirmedAt: 1_764_000_000_000,
  name: 'Grace Hopper',
  club: 'Foyer Tribeca, New York',
  status: 'Frozen membership',
  memberId: { label: 'Member ID', value: '901001' },
  barcode: {
    label: 'Barcode',
    value: '2500009010010',
    width: 30,
    height: 36,
    path: 'M10 0h1v36h-1z',
  },
};
