import type { Clock } from '../kernel/platform.port.ts';

/** Signals that help a back end tell people and bots apart. */
export interface FormSignals {
  /** How long the form has been visible, in ms. */
  readonly openForMs: number;
  /** True if the field that people can't see contains text. */
  readonly isTrapFilled: boolean;
}

export class FormTrap {
  readonly #clock: Clock;
  #form: { readonly openedAtMs: number; readonly takeText: () => string } | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * Call this when a form appears. `takeText` reads and empties the hidden field, so that a visitor whose browser
   * filled it in can press again. Returns a function to call when the form disappears.
   */
  open(takeText: () => string): () => void {
    const form = { openedAtMs: this.#nowMs(), takeText };
    this.#form = form;
    return () => {
      if (this.#form === form) this.#form = null;
    };
  }

  /** Reads the signals and empties the hidden field. Null if no public form is visible. */
  readonly take = (): FormSignals | null => {
    if (this.#form === null) return null;
    const { openedAtMs, takeText } = this.#form;
    return {
      // If the clock was set back, the result must not be negative.
      openForMs: Math.max(0, this.#nowMs() - openedAtMs),
      isTrapFilled: takeText() !== '',
    };
  };

  #nowMs(): number {
    return this.#clock.now().epochMilliseconds;
  }
}
