import type { Experiments } from '../../src/kernel/experiments.port.ts';

/** Experiments that a test sets. What a visitor was told once they are told again, whatever is set afterwards. */
export class FakeExperiments implements Experiments {
  readonly #flags = new Map<string, boolean | string>();
  readonly #told = new Map<string, boolean | string>();

  /** Puts a visitor who has not met the flag yet into this arm of it; undefined takes the flag away. */
  set(flag: string, value: boolean | string | undefined): void {
    if (value === undefined) this.#flags.delete(flag);
    else this.#flags.set(flag, value);
  }

  isOn(flag: string, fallback: boolean): boolean {
    return this.#tell(flag, fallback);
  }

  text(flag: string, fallback: string): string {
    return this.#tell(flag, fallback);
  }

  #tell<Value extends boolean | string>(flag: string, fallback: Value): Value {
    const value = this.#told.get(flag) ?? this.#flags.get(flag);
    if (!isLike(value, fallback)) return fallback;
    this.#told.set(flag, value);
    return value;
  }
}

function isLike<Value extends boolean | string>(
  value: boolean | string | undefined,
  like: Value,
): value is Value {
  return typeof value === typeof like;
}
