import type { Experiments } from './experiments.port.ts';

/** Experiments that a test sets. What a visitor was told once they are told again, whatever is set afterwards. */
export class FakeExperiments implements Experiments {
  readonly #flags = new Map<string, boolean | string>();
  readonly #told = new Map<string, boolean | string>();

  /** Puts visitors who have not met the flag yet into this arm of it. */
  set(flag: string, value: boolean | string): void {
    this.#flags.set(flag, value);
  }

  isOn(flag: string, fallback: boolean): boolean {
    const value = this.#tell(flag);
    return typeof value === 'boolean' ? value : fallback;
  }

  text(flag: string, fallback: string): string {
    const value = this.#tell(flag);
    return typeof value === 'string' ? value : fallback;
  }

  #tell(flag: string): boolean | string | undefined {
    const value = this.#told.get(flag) ?? this.#flags.get(flag);
    if (value !== undefined) this.#told.set(flag, value);
    return value;
  }
}
