// @vitest-environment jsdom
import { offlinePassContract } from '@foyer/core/contract/members';
import type { SavedPass } from '@foyer/core/passes';
import { expect, it } from 'vitest';

import { ServiceWorkerPass } from './service-worker-pass.ts';

const options = { page: '/account/my-pass', worker: '/account/pass-worker.js' };

offlinePassContract('ServiceWorkerPass', () => {
  const browser = aBrowser();
  return {
    offlinePass: new ServiceWorkerPass(options, browser.page),
    // The worker answers only while it is registered.
    shown: async () => (browser.workers.has(options.page) ? browser.saved() : null),
    block: () => browser.block(),
  };
});

it('MB-142 the worker is registered for the page of the pass alone, and leaves with the pass', async () => {
  const browser = aBrowser();
  const offlinePass = new ServiceWorkerPass(options, browser.page);
  await offlinePass.save({ name: 'Grace Hopper' } as SavedPass);
  expect([...browser.workers]).toEqual([['/account/my-pass', '/account/pass-worker.js']]);
  await offlinePass.clear();
  expect(browser.workers.size).toBe(0);
});

it('MB-141 a browser without service workers says that it can’t save the pass', async () => {
  const offlinePass = new ServiceWorkerPass(options, { navigator: {} } as typeof window);
  expect((await offlinePass.save({} as SavedPass)).val).toEqual({ kind: 'unavailable' });
});

/** The caches and service workers of a browser, which jsdom lacks. */
function aBrowser() {
  const caches = new Map<string, Map<string, Response>>();
  /** Scripts by scope. */
  const workers = new Map<string, string>();
  let isBlocked = false;
  const check = (): void => {
    if (isBlocked) throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const page = {
    caches: {
      open: async (name: string) => {
        check();
        const cache = caches.get(name) ?? new Map<string, Response>();
        caches.set(name, cache);
        return { put: async (key: string, value: Response) => cache.set(key, value) };
      },
      delete: async (name: string) => {
        check();
        return caches.delete(name);
      },
    },
    navigator: {
      serviceWorker: {
        register: async (script: string, { scope }: { readonly scope: string }) =>
          workers.set(scope, script),
        getRegistration: async (scope: string) =>
          workers.has(scope) ? { unregister: async () => workers.delete(scope) } : undefined,
      },
    },
  };
  return {
    page: page as unknown as typeof window,
    workers,
    block: () => {
      isBlocked = true;
    },
    saved: async (): Promise<SavedPass | null> => {
      const response = caches.get('foyer-pass')?.get(options.page);
      return response === undefined ? null : ((await response.clone().json()) as SavedPass);
    },
  };
}
