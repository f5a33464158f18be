import type { OfflinePass, OfflinePassFailure, SavedPass } from '@foyer/core/passes';
import { Err, Ok, type Result } from '@foyer/core';

/** The cache that the page and its service worker share. It has one entry: the pass as JSON, at the page's path. */
const cacheName = 'foyer-pass';

export interface ServiceWorkerPassOptions {
  /** The path of the page that shows the pass, which is also the scope of the worker. */
  readonly page: string;
  /** The path of the service worker's script, in a folder above the page. */
  readonly worker: string;
}

/**
 * Keeps the pass in a cache, and installs a service worker that shows it without a connection. The worker belongs to the
 * site: it reads the entry of `page` in the cache `foyer-pass`.
 */
export class ServiceWorkerPass implements OfflinePass {
  readonly #options: ServiceWorkerPassOptions;
  readonly #window: Window & typeof globalThis;
  /** Calls run in turn, so that nothing is saved after it was cleared. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: ServiceWorkerPassOptions, page: Window & typeof globalThis = window) {
    this.#options = options;
    this.#window = page;
  }

  save(pass: SavedPass): Promise<Result<void, OfflinePassFailure>> {
    return this.#inTurn(async ({ caches, navigator: { serviceWorker } }) => {
      const { page, worker } = this.#options;
      await serviceWorker.register(worker, { scope: page });
      const cache = await caches.open(cacheName);
      await cache.put(page, new Response(JSON.stringify(pass)));
    });
  }

  clear(): Promise<Result<void, OfflinePassFailure>> {
    return this.#inTurn(async ({ caches, navigator: { serviceWorker } }) => {
      await caches.delete(cacheName);
      const registration = await serviceWorker.getRegistration(this.#options.page);
      await registration?.unregister();
    });
  }

  /** Without service workers, as in a frame of another site or a private window, the calls throw. */
  async #inTurn(
    act: (page: Window & typeof globalThis) => Promise<void>,
  ): Promise<Result<void, OfflinePassFailure>> {
    const turn = this.#last.then(async () => act(this.#window));
    this.#last = turn.catch(() => undefined);
    try {
      await turn;
      return Ok(undefined);
    } catch {
      return Err({ kind: 'unavailable' });
    }
  }
}
