import { Err, type KeyValueStore, Ok, type Result } from '@foyer/core';
import type { StoreFailure } from '@foyer/core/kernel';

/**
 * Stores text in localStorage or sessionStorage. Browsers with storage turned off throw on property access, so each
 * call looks it up again. No method throws.
 */
export class WebStorageStore implements KeyValueStore {
  readonly #area: 'localStorage' | 'sessionStorage';
  readonly #window: Window;

  constructor(area: 'localStorage' | 'sessionStorage', page: Window = window) {
    this.#area = area;
    this.#window = page;
  }

  read(key: string): string | null {
    try {
      return this.#storage()?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }

  write(key: string, value: string): Result<void, StoreFailure> {
    try {
      const storage = this.#storage();
      if (storage === null) return Err({ kind: 'blocked' });
      storage.setItem(key, value);
      return Ok(undefined);
    } catch (error) {
      return Err({ kind: isQuota(error) ? 'full' : 'blocked' });
    }
  }

  remove(key: string): void {
    try {
      this.#storage()?.removeItem(key);
    } catch {
      // Blocked storage contains nothing to read.
    }
  }

  /**
   * Browsers report changes by other tabs only, and none to a page in the back/forward cache. That page compares
   * values when it's shown again.
   */
  onOutsideChange(key: string, listener: () => void): () => void {
    let left: string | null = null;
    const onHide = (): void => {
      left = this.read(key);
    };
    const onShow = (event: PageTransitionEvent): void => {
      if (event.persisted && this.read(key) !== left) listener();
    };
    const onStorage = (event: StorageEvent): void => {
      // A null key means that everything was cleared.
      if (event.key !== null && event.key !== key) return;
      if (event.storageArea === this.#storage()) listener();
    };
    this.#window.addEventListener('storage', onStorage);
    this.#window.addEventListener('pagehide', onHide);
    this.#window.addEventListener('pageshow', onShow);
    return () => {
      this.#window.removeEventListener('storage', onStorage);
      this.#window.removeEventListener('pagehide', onHide);
      this.#window.removeEventListener('pageshow', onShow);
    };
  }

  /** Null if the browser has no storage; some embedded web views return null instead of throwing. */
  #storage(): Storage | null {
    try {
      return this.#window[this.#area];
    } catch {
      return null;
    }
  }
}

/** Compares names, because the error may come from another frame. Firefox had its own name. */
function isQuota(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const name: unknown = Reflect.get(error, 'name');
  return name === 'QuotaExceededError' || name === 'NS_ERROR_DOM_QUOTA_REACHED';
}
