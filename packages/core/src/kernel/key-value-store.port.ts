import type { Result } from './result.ts';

/** Why a write failed: storage is full, or it's turned off (private mode, policy). */
export type StoreFailure = { readonly kind: 'full' } | { readonly kind: 'blocked' };

/** Stores text by key, like `localStorage` and `sessionStorage`. No method throws. */
export interface KeyValueStore {
  /** The stored text; null if there is none or storage can't be read. */
  read(key: string): string | null;
  /** Stores the whole text or nothing. On failure, the old value stays. */
  write(key: string, value: string): Result<void, StoreFailure>;
  /** Removes the key. Unknown keys and blocked storage aren't errors. */
  remove(key: string): void;
  /** Calls `listener` after another tab writes or removes the key. Returns a function that unsubscribes. */
  onOutsideChange(key: string, listener: () => void): () => void;
}
