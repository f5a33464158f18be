import type { Result } from './result.ts';

/** Why a write failed: no room, or storage is switched off (private mode, policy). */
export type StoreFailure = { readonly kind: 'full' } | { readonly kind: 'blocked' };

/** Text by key, as in localStorage and sessionStorage. No method throws. */
export interface KeyValueStore {
  /** The stored text; null when there is none or when storage can't be read. */
  read(key: string): string | null;
  /** Stores the whole text or nothing; a failure leaves the old value. */
  write(key: string, value: string): Result<void, StoreFailure>;
  /** Removes the key; an unknown key or blocked storage is not an error. */
  remove(key: string): void;
  /** Calls `listener` after another tab wrote or removed the key. Returns a function that unsubscribes. */
  onOutsideChange(key: string, listener: () => void): () => void;
}
