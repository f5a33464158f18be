import type { Clock } from '../kernel/clock.port.ts';

/** How a form was filled in, from which a back end tells people and bots apart. */
export interface FormSignals {
  /** How long the form has been on the screen, in ms. */
  readonly openForMs: number;
  /** There is text in the field that people can't see. */
  readonly isTrapFilled: boolean;
}

/** Watches the public form that is on the screen: how long it has been there, and its hidden field. */
export class FormTrap {
  readonly #clock: Clock;
  #form: { readonly openedAtMs: number; readonly takeText: () => string } | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * To be called when a form appears. `takeText` returns the text in its hidden field and empties the field, so that a
   * visitor whose browser filled it in can press the button again. Returns what to call when the form disappears.
   */
  open(takeText: () => string): () => void {
    const form = { openedAtMs: this.#nowMs(), takeText };
    this.#form = form;
    return () => {
      if (this.#form === form) this.#form = null;
    };
  }

  /** Empties the hidden field. Null while no public form is on the screen. */
  readonly take = (): FormSignals | null => {
    if (this.#form === null) return null;
    const { openedAtMs, takeText } = this.#form;
    return {
      // A clock that was set back meanwhile makes no form younger than new.
      openForMs: Math.max(0, this.#nowMs() - openedAtMs),
      isTrapFilled: takeText() !== '',
    };
  };

  #nowMs(): number {
    return this.#clock.now().epochMilliseconds;
  }
}
