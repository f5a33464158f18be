import { type CallFailure, Err, Ok, type Result } from '../../src/kernel/result.ts';
import type { Clock } from '../../src/kernel/platform.port.ts';

/** Counts what a back end allows only so often within a time. */
export class FakeTries {
  readonly #clock: Pick<Clock, 'now'>;
  readonly #most: number;
  readonly #withinMs: number;
  readonly #atMs = new Map<string, readonly number[]>();

  constructor(
    clock: Pick<Clock, 'now'>,
    { most, withinMs }: { readonly most: number; readonly withinMs: number },
  ) {
    this.#clock = clock;
    this.#most = most;
    this.#withinMs = withinMs;
  }

  /** Counts a try of this holder, unless it is one too many. */
  count(holder: string): Result<void, CallFailure> {
    const nowMs = this.#clock.now().epochMilliseconds;
    const recent = this.#of(holder).filter((atMs) => nowMs - atMs < this.#withinMs);
    const [oldest] = recent;
    if (oldest !== undefined && recent.length >= this.#most) {
      return Err({ kind: 'rate-limited', retryAfterMs: oldest + this.#withinMs - nowMs });
    }
    this.#atMs.set(holder, [...recent, nowMs]);
    return Ok(undefined);
  }

  /** Takes the latest try back. */
  uncount(holder: string): void {
    this.#atMs.set(holder, this.#of(holder).slice(0, -1));
  }

  forget(holder: string): void {
    this.#atMs.delete(holder);
  }

  #of(holder: string): readonly number[] {
    return this.#atMs.get(holder) ?? [];
  }
}
