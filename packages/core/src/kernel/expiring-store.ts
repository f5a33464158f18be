import * as z from 'zod/mini';

import type { Clock } from './clock.port.ts';
import type { KeyValueStore } from './key-value-store.port.ts';
import type { Logger } from './logger.port.ts';
import { readInstantMs } from './instant-text.ts';
import { parseJson } from './read-json.ts';
import type { Temporal } from './temporal.ts';

/** A createdDate further in the future than this was written by a wrong clock, so it counts as expired. Source: LX-01. */
const toleratedClockSkewMs = 5 * 60_000;

/** What a flow found when it looked for its stored state. */
export type Loaded<State> =
  | { readonly kind: 'none' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'found'; readonly state: State };

export interface ExpiringStoreOptions<State> {
  readonly store: KeyValueStore;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly key: string;
  /** Increased with every change to the state's shape; state of another version is discarded. */
  readonly version: number;
  readonly schema: z.ZodMiniType<State>;
  readonly lifetimeMs: number;
}

/** True when the lifetime has passed: exactly `lifetimeMs` is still valid. Source: LX-01, CJ-18. */
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

/**
 * One flow's state in a key-value store. Unreadable, outdated or expired state is discarded. A failed write is logged
 * once, and the flow continues in memory. Source: LX-01, LX-04.
 */
export class ExpiringStore<State extends { readonly createdDate: string | null }> {
  readonly #options: ExpiringStoreOptions<State>;
  readonly #schema: z.ZodMiniType<{ readonly state: State }>;
  #hasWarned = false;
  /** What this store read or wrote last. */
  #lastText: string | null = null;

  constructor(options: ExpiringStoreOptions<State>) {
    this.#options = options;
    this.#schema = z.object({ version: z.literal(options.version), state: options.schema });
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

  /** The stored state, without removing anything; null when there is none, or it is unreadable or expired. */
  peek(): State | null {
    const text = this.#readText();
    const state = text === null ? null : this.#parse(text);
    return state === null || this.#isExpired(state) ? null : state;
  }

  /** Like `peek`, but null when the state is what this store read or wrote last. */
  peekOthers(): State | null {
    return this.#readText() === this.#lastText ? null : this.peek();
  }

  /** What someone else did since this store last read or wrote; `none` also when their state is unreadable. */
  news(): { readonly kind: 'none' | 'gone' } | { readonly kind: 'found'; readonly state: State } {
    const text = this.#readText();
    if (text === this.#lastText) return { kind: 'none' };
    this.#lastText = text;
    if (text === null) return { kind: 'gone' };
    const state = this.peek();
    return state === null ? { kind: 'none' } : { kind: 'found', state };
  }

  /** True while the key has any value at all. */
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

  /** Calls `listener` when another tab wrote or cleared the state. Returns a function that unsubscribes. */
  onOutsideChange(listener: () => void): () => void {
    return this.#options.store.onOutsideChange(this.#options.key, listener);
  }

  #readText(): string | null {
    return this.#options.store.read(this.#options.key);
  }

  #parse(text: string): State | null {
    return parseJson(text, this.#schema)?.state ?? null;
  }

  #isExpired(state: State): boolean {
    const { clock, lifetimeMs } = this.#options;
    return isExpired(state.createdDate, clock.now(), lifetimeMs);
  }
}
