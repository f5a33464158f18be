import type { Result } from '../shared/result.ts';

/** Why a write did not stick: no room, or storage is switched off (private mode, policy). */
export type StoreFailure = { readonly kind: 'full' } | { readonly kind: 'blocked' };

/** Text, or what makes it when it is asked for: the same text each time. */
export type StoredText = string | { toString(): string };

/** Text by key, as localStorage and sessionStorage give it. Reading never throws: what can't be read is null. */
export interface KeyValueStore {
  /** The stored text; null when there is none or when storage can't be read. */
  read(key: string): string | null;
  /**
   * Stores the whole text or nothing; a failure leaves the old value. What outlives the page is text at once; a store in
   * memory may have it made when somebody reads it.
   */
  write(key: string, value: StoredText): Result<void, StoreFailure>;
  /** True while it would be read: null where nothing would. Where that can be known without the text, it is not made. */
  holds(key: string, value: StoredText | null): boolean;
  /** Forgets the key; unknown keys and blocked storage are no error. */
  remove(key: string): void;
  /** Calls `listener` after someone else (another tab) wrote or removed the key. Answers a function that stops it. */
  onOutsideChange(key: string, listener: () => void): () => void;
}
