import type { Experiments } from '../../src/kernel/platform.port.ts';

/** Experiments for tests. A visitor keeps their first value of a flag even if it changes afterwards. */
export class FakeExperiments implements Experiments {
  readonly #flags = new Map<string, boolean | string>();
  readonly #reported = new Map<string, boolean | string>();

  /** Assigns visitors who haven't read the flag yet to this arm; undefined removes the flag. */
  set(flag: string, value: boolean | string | undefined): void {
    if (value === undefined) this.#flags.delete(flag);
    else this.#flags.set(flag, value);
  }

  isOn(flag: string, fallback: boolean): boolean {
    return this.#report(flag, fallback);
  }

  text(flag: string, fallback: string): string {
    return this.#report(flag, fallback);
  }

  #report<Value extends boolean | string>(flag: string, fallback: Value): Value {
    const value = this.#reported.get(flag) ?? this.#flags.get(flag);
    if (!isLike(value, fallback)) return fallback;
    this.#reported.set(flag, value);
    return value;
  }
}

function isLike<Value extends boolean | string>(
  value: boolean | string | undefined,
  like: Value,
): value is Value {
  return typeof value === typeof like;
}
