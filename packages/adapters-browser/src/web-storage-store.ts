import { Err, type KeyValueStore, Ok, type Result, type StoreFailure } from '@foyer/core';

/**
 * localStorage or sessionStorage. Browsers that switch storage off throw already when it is named, so it is looked up
 * anew for each call and nothing here throws. LX-04
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
      // Blocked storage holds nothing that could be read either.
    }
  }

  /**
   * The browser tells of other tabs only, never of this one; and a page that lay in the Back cache it tells of nothing
   * that happened meanwhile, which is found out when it is shown again.
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

  /** Null where the browser has none; some embedded views answer null instead of throwing. */
  #storage(): Storage | null {
    try {
      return this.#window[this.#area];
    } catch {
      return null;
    }
  }
}

/** By name, since the error may come from another frame. Browsers agree on it by now; Firefox had its own. */
function isQuota(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const name: unknown = Reflect.get(error, 'name');
  return name === 'QuotaExceededError' || name === 'NS_ERROR_DOM_QUOTA_REACHED';
}
