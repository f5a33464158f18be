import type { Clock } from '../../src/kernel/clock.port.ts';
import type { CallFailure, CallOptions } from '../../src/kernel/call-failure.ts';
import { Err, type Result } from '../../src/kernel/result.ts';

interface Fault {
  readonly failure: CallFailure | null;
  readonly takesEffect: boolean;
  readonly delayMs: number;
}

/**
 * What goes wrong with the calls of one fake repository. Without instructions nothing does. Faults of a method are
 * used up in the order in which they were given, one a call. CL-03
 */
export class CallFaults<Method extends string> {
  readonly #clock: Clock;
  readonly #queues = new Map<Method, Fault[]>();
  readonly #counts = new Map<Method, number>();
  #down: CallFailure | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * Fails the next `times` calls of `method`. With `takesEffect` the back end carries the request out and only its
   * answer is lost: what a retry under the same key has to survive.
   */
  failNext(
    method: Method,
    failure: CallFailure,
    {
      times = 1,
      takesEffect = false,
      delayMs = 0,
    }: { times?: number; takesEffect?: boolean; delayMs?: number } = {},
  ): void {
    this.#add(method, times, { failure, takesEffect, delayMs });
  }

  /** Lets the next `times` calls of `method` take `ms` milliseconds of the clock until they answer. */
  delayNext(method: Method, ms: number, { times = 1 }: { times?: number } = {}): void {
    this.#add(method, times, { failure: null, takesEffect: true, delayMs: ms });
  }

  /** Fails every call, without effect, until `comeBack`. */
  goDown(failure: CallFailure = { kind: 'network' }): void {
    this.#down = failure;
  }

  comeBack(): void {
    this.#down = null;
  }

  /** How often `method` was called, failed calls included. */
  count(method: Method): number {
    return this.#counts.get(method) ?? 0;
  }

  /** Plays one call: `effect` is what the back end does and answers. */
  async play<T, E>(
    method: Method,
    options: CallOptions | undefined,
    effect: () => Result<T, E>,
  ): Promise<Result<T, E | CallFailure>> {
    this.#counts.set(method, this.count(method) + 1);
    const signal = options?.signal;
    if (isAborted(signal)) return Err({ kind: 'aborted' });
    const fault = this.#take(method);
    const answer = fault.takesEffect ? effect() : null;
    // At least one turn of the microtask queue, as any real call takes.
    await (fault.delayMs === 0 ? undefined : this.#wait(fault.delayMs, signal));
    if (isAborted(signal)) return Err({ kind: 'aborted' });
    if (fault.failure !== null) return Err(fault.failure);
    return answer ?? effect();
  }

  #add(method: Method, times: number, fault: Fault): void {
    const queue = this.#queues.get(method) ?? [];
    this.#queues.set(method, [...queue, ...Array.from({ length: times }, () => fault)]);
  }

  #take(method: Method): Fault {
    if (this.#down !== null) return { failure: this.#down, takesEffect: false, delayMs: 0 };
    return this.#queues.get(method)?.shift() ?? { failure: null, takesEffect: true, delayMs: 0 };
  }

  /** An abort ends it. */
  #wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve) => {
      const cancel = this.#clock.after(ms, resolve);
      signal?.addEventListener(
        'abort',
        () => {
          cancel();
          resolve();
        },
        { once: true },
      );
    });
  }
}

function isAborted(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true;
}
