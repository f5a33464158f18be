import type { Result } from '../shared/result.ts';

/** Why a write did not stick: no room, or storage is switched off (private mode, policy). */
export type StoreFailure = { readonly kind: 'full' } | { readonly kind: 'blocked' };

/** Text by key, as localStorage and sessionStorage give it. Reading never throws: what can't be read is null. */
export interface KeyValueStore {
  /** The stored text; null when there is none or when storage can't be read. */
  read(key: string): string | null;
  /** Stores the whole text or nothing; a failure leaves the old value. */
  write(key: string, value: string): Result<void, StoreFailure>;
  /** Forgets the key; unknown keys and blocked storage are no error. */
  remove(key: string): void;
  /** Calls `listener` after someone else (another tab) wrote or removed the key. Answers a function that stops it. */
  onOutsideChange(key: string, listener: () => void): () => void;
}
