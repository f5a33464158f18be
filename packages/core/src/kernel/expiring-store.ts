import * as z from 'zod/mini';
import type { Clock, KeyValueStore, Logger } from './platform.port.ts';
import { readInstantMs, type Temporal } from './temporal.ts';

/** A `createdDate` this far in the future was written by a wrong clock, so it counts as expired. */
const toleratedClockSkewMs = 5 * 60_000;

type Loaded<State> =
  | { readonly kind: 'none' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'found'; readonly state: State };

export interface ExpiringStoreOptions<State> {
  readonly store: KeyValueStore;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly key: string;
  /** Increase this whenever the state's shape changes. State of any other version is discarded. */
  readonly version: number;
  readonly schema: z.ZodMiniType<State>;
  readonly lifetimeMs: number;
}

/** True once the state is older than `lifetimeMs`. At exactly `lifetimeMs`, it's still valid. */
export function isExpired(
  createdDate: string | null,
  now: Temporal.Instant,
  lifetimeMs: number,
): boolean {
  const created = createdDate === null ? null : readInstantMs(createdDate);
  if (created === null) return true;
  const age = now.epochMilliseconds - created;
  return age > lifetimeMs || age < -toleratedClockSkewMs;
}

/** Discards unreadable, outdated or expired state. After a failed write, the flow continues in memory. */
export class ExpiringStore<State extends { readonly createdDate: string | null }> {
  readonly #options: ExpiringStoreOptions<State>;
  #hasWarned = false;
  /** The text that this store last read or wrote. */
  #lastText: string | null = null;

  constructor(options: ExpiringStoreOptions<State>) {
    this.#options = options;
  }

  /** Reads the stored state and removes it if it is unreadable or expired. */
  load(): Loaded<State> {
    const { logger, key } = this.#options;
    const text = this.#readText();
    this.#lastText = text;
    if (text === null) return { kind: 'none' };
    const state = this.#parse(text);
    if (state === null) {
      logger.warn('stored-state-unreadable', { key });
      this.clear();
      return { kind: 'none' };
    }
    if (this.#isExpired(state)) {
      this.clear();
      return { kind: 'expired' };
    }
    return { kind: 'found', state };
  }

  /** The stored state; null if it's missing, unreadable or expired. Removes nothing. */
  peek(): State | null {
    const text = this.#readText();
    const state = text === null ? null : this.#parse(text);
    return state === null || this.#isExpired(state) ? null : state;
  }

  /** Like `peek`, but null if this store itself read or wrote the state last. */
  peekOthers(): State | null {
    return this.#readText() === this.#lastText ? null : this.peek();
  }

  /** What others changed since this store last read or wrote. Unreadable state counts as `none`. */
  news(): { readonly kind: 'none' | 'gone' } | { readonly kind: 'found'; readonly state: State } {
    const text = this.#readText();
    if (text === this.#lastText) return { kind: 'none' };
    this.#lastText = text;
    if (text === null) return { kind: 'gone' };
    const state = this.peek();
    return state === null ? { kind: 'none' } : { kind: 'found', state };
  }

  isPresent(): boolean {
    return this.#readText() !== null;
  }

  save(state: State): void {
    const { store, logger, key, version } = this.#options;
    const text = JSON.stringify({ version, state });
    const written = store.write(key, text);
    if (written.ok) this.#lastText = text;
    if (written.ok || this.#hasWarned) return;
    this.#hasWarned = true;
    logger.warn('stored-state-not-written', { key, reason: written.val.kind });
  }

  clear(): void {
    this.#lastText = null;
    this.#options.store.remove(this.#options.key);
  }

  /** Calls `listener` after another tab writes or clears the state. Returns a function that unsubscribes. */
  onOutsideChange(listener: () => void): () => void {
    return this.#options.store.onOutsideChange(this.#options.key, listener);
  }

  #readText(): string | null {
    return this.#options.store.read(this.#options.key);
  }

  #parse(text: string): State | null {
    const { version, schema: state } = this.#options;
    return parseJson(text, z.object({ version: z.literal(version), state }))?.state ?? null;
  }

  #isExpired(state: State): boolean {
    const { clock, lifetimeMs } = this.#options;
    return isExpired(state.createdDate, clock.now(), lifetimeMs);
  }
}

/** Reads a stored JSON value; null if it's missing, unreadable or doesn't match the schema. */
export function readJson<T>(store: KeyValueStore, key: string, schema: z.ZodMiniType<T>): T | null {
  const text = store.read(key);
  return text === null ? null : parseJson(text, schema);
}

function parseJson<T>(text: string, schema: z.ZodMiniType<T>): T | null {
  try {
    return z.safeParse(schema, JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
