import type { Clock } from '@foyer/core';

/** How long a value is cached, in ms. */
const cachedMs = 30_000;

/** Caches values that are expensive to create and the same for everyone, by name. */
export class TimedCache<Value> {
  readonly #clock: Pick<Clock, 'now'>;
  readonly #cached = new Map<
    string,
    { readonly value: Promise<Value>; readonly untilMs: number }
  >();

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock;
  }

  /** The cached value, or a new one that concurrent callers share. Failures aren't cached. */
  read(name: string, create: () => Promise<Value>): Promise<Value> {
    const nowMs = this.#clock.now().epochMilliseconds;
    const cached = this.#cached.get(name);
    if (cached !== undefined && nowMs < cached.untilMs) return cached.value;
    const value = create();
    this.#cached.set(name, { value, untilMs: nowMs + cachedMs });
    value.catch(() => this.forget(name));
    return value;
  }

  forget(name: string): void {
    this.#cached.delete(name);
  }
}
