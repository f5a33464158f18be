import type { AuthenticatorKey, WrongCode } from '../../src/account/second-step.port.ts';
import type { CallFailure } from '../../src/kernel/call-failure.ts';
import type { Clock, IdSource } from '../../src/kernel/platform.port.ts';
import { Err, Ok, type Result } from '../../src/kernel/result.ts';

interface Step {
  readonly secret: string;
  isOn: boolean;
  lastCode: string;
  tries: number;
  recoveryCodes: readonly string[];
}

/** The second steps of an in-memory back end, by member. */
export class FakeSecondSteps {
  readonly #clock: Clock;
  readonly #ids: IdSource;
  readonly #steps = new Map<string, Step>();

  constructor(clock: Clock, ids: IdSource) {
    this.#clock = clock;
    this.#ids = ids;
  }

  isOn(memberId: string): boolean {
    return this.#steps.get(memberId)?.isOn === true;
  }

  recoveryCodesLeft(memberId: string): number {
    return this.isOn(memberId) ? (this.#steps.get(memberId)?.recoveryCodes.length ?? 0) : 0;
  }

  begin(memberId: string): AuthenticatorKey {
    const secret = `KEY${this.#ids
      .next()
      .replaceAll(/[^a-z]/gi, '')
      .toUpperCase()}`;
    if (!this.isOn(memberId)) {
      this.#steps.set(memberId, { secret, isOn: false, lastCode: '', tries: 0, recoveryCodes: [] });
    }
    return { secret, address: `otpauth://totp/Foyer:${memberId}?secret=${secret}` };
  }

  /** Turns the step on, and returns its recovery codes. */
  confirm(memberId: string, code: string): Result<readonly string[], CallFailure | WrongCode> {
    if (this.isOn(memberId)) {
      return Err({ kind: 'rejected', status: 409, code: 'SECOND_STEP_ON', field: null });
    }
    return this.use(memberId, code).map(() => {
      const step = this.#steps.get(memberId);
      if (step) step.isOn = true;
      return this.renewCodes(memberId);
    });
  }

  renewCodes(memberId: string): readonly string[] {
    const step = this.#steps.get(memberId);
    const codes = Array.from({ length: 10 }, (_, place) => `CODE-${place}-${this.#ids.next()}`);
    if (step) step.recoveryCodes = codes;
    return codes;
  }

  turnOff(memberId: string): void {
    this.#steps.delete(memberId);
  }

  /** The code that the member's app shows now. */
  codeOf(): string {
    const step = Math.floor(this.#clock.now().epochMilliseconds / 30_000);
    return String(step % 1_000_000).padStart(6, '0');
  }

  /** Uses up a code of the app or a recovery code. */
  use(memberId: string, code: string): Result<'app' | 'recovery', CallFailure | WrongCode> {
    const step = this.#steps.get(memberId);
    if (!step) return Err({ kind: 'wrong-code' });
    if (step.tries >= 5) return Err({ kind: 'rate-limited', retryAfterMs: 900_000 });
    if (step.isOn && step.recoveryCodes.includes(code)) {
      step.recoveryCodes = step.recoveryCodes.filter((one) => one !== code);
      return Ok('recovery');
    }
    if (code !== this.codeOf() || code === step.lastCode) {
      step.tries += 1;
      return Err({ kind: 'wrong-code' });
    }
    step.lastCode = code;
    step.tries = 0;
    return Ok('app');
  }
}
