import type { Clock } from '../../src/kernel/platform.port.ts';
import { type CallFailure, type CallOptions, Err, type Result } from '../../src/kernel/result.ts';

interface Fault {
  readonly failure: CallFailure | null;
  readonly takesEffect: boolean;
  readonly delayMs: number;
}

/**
 * Faults for the calls of one fake repository; by default none. A method's faults are used up in the order they were
 * added, one per call.
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
   * Fails the next `times` calls of `method`. With `takesEffect`, the back end handles the request and only its
   * response is lost, so a retry must not do the work twice.
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

  /** Delays the next `times` calls of `method` by `ms` milliseconds of the clock. */
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

  /** The number of calls of `method`, including failed ones. */
  count(method: Method): number {
    return this.#counts.get(method) ?? 0;
  }

  /** Simulates one call. `effect` runs the back end's work and returns its result. */
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
    // Takes at least one microtask turn, like any real call.
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

  /** Ends early on abort. */
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

/** A call that the back end refuses. */
export function rejected(status: number, code: string, field: string | null = null): CallFailure {
  return { kind: 'rejected', status, code, field };
}

export function invalid(field: string): CallFailure {
  return rejected(422, 'INVALID_FIELD', field);
}

export function notFound(field: string | null = null): CallFailure {
  return rejected(404, 'NOT_FOUND', field);
}

/** The base of fakes whose calls can be made to fail. `backEnd` is what they share. */
export class FakeCalls<BackEnd extends { readonly clock: Clock }, Method extends string> {
  readonly faults: CallFaults<Method>;
  protected readonly backEnd: BackEnd;

  constructor(backEnd: BackEnd) {
    this.backEnd = backEnd;
    this.faults = new CallFaults(backEnd.clock);
  }
}
