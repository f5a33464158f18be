import { rejected } from './call-faults.fake.ts';
import type { AuthenticatorKey, WrongCode } from '../../src/account/sign-in-repository.port.ts';
import { type CallFailure, Err, Ok, type Result } from '../../src/kernel/result.ts';
import type { Clock, IdSource } from '../../src/kernel/platform.port.ts';
import { FakeTries } from './tries.fake.ts';

interface Step {
  readonly secret: string;
  isOn: boolean;
  lastStep: number;
  recoveryCodes: readonly string[];
}

/** The second steps of an in-memory back end, by member. */
export class FakeSecondSteps {
  readonly #clock: Clock;
  readonly #ids: IdSource;
  readonly #steps = new Map<string, Step>();
  readonly #wrongCodes: FakeTries;

  constructor(clock: Clock, ids: IdSource) {
    this.#clock = clock;
    this.#ids = ids;
    this.#wrongCodes = new FakeTries(clock, { most: 5, withinMs: 900_000 });
  }

  isOn(memberId: string): boolean {
    return this.#steps.get(memberId)?.isOn === true;
  }

  recoveryCodesLeft(memberId: string): number {
    return this.isOn(memberId) ? (this.#steps.get(memberId)?.recoveryCodes.length ?? 0) : 0;
  }

  /** Changes with the key; null while the step is off. */
  keyOf(memberId: string): string | null {
    const step = this.#steps.get(memberId);
    return step?.isOn === true ? step.secret : null;
  }

  begin(memberId: string): Result<AuthenticatorKey, CallFailure> {
    if (this.isOn(memberId)) return Err(alreadyOn);
    const secret = `KEY${this.#ids
      .next()
      .replaceAll(/[^a-z]/gi, '')
      .toUpperCase()}`;
    this.#steps.set(memberId, { secret, isOn: false, lastStep: 0, recoveryCodes: [] });
    return Ok({ secret, address: `otpauth://totp/Foyer:${memberId}?secret=${secret}` });
  }

  /** Turns the step on, and returns its recovery codes. */
  confirm(memberId: string, code: string): Result<readonly string[], CallFailure | WrongCode> {
    if (this.isOn(memberId)) return Err(alreadyOn);
    return this.use(memberId, code).andThen<readonly string[], CallFailure>(() => {
      const step = this.#steps.get(memberId);
      if (step) step.isOn = true;
      return this.renewCodes(memberId);
    });
  }

  renewCodes(memberId: string): Result<readonly string[], CallFailure> {
    const step = this.#steps.get(memberId);
    if (step?.isOn !== true) return Err(off);
    const codes = Array.from({ length: 10 }, (_, place) => `CODE-${place}-${this.#ids.next()}`);
    step.recoveryCodes = codes;
    return Ok(codes);
  }

  turnOff(memberId: string): void {
    this.#steps.delete(memberId);
  }

  /** The code that the member's app shows now. */
  codeOf(): string {
    return codeAt(this.#step());
  }

  /** Uses up a code of the app, of the half minute before or after, too, or a recovery code. */
  use(memberId: string, code: string): Result<'app' | 'recovery', CallFailure | WrongCode> {
    const counted = this.#wrongCodes.count(memberId);
    if (counted.err) return counted;
    const step = this.#steps.get(memberId);
    const used = step && this.#spend(step, code);
    if (used === undefined) return Err({ kind: 'wrong-code' });
    this.#wrongCodes.uncount(memberId);
    return Ok(used);
  }

  #spend(step: Step, code: string): 'app' | 'recovery' | undefined {
    const now = this.#step();
    const wanted = [now - 1, now, now + 1].find((one) => codeAt(one) === code);
    if (wanted !== undefined && wanted > step.lastStep) {
      step.lastStep = wanted;
      return 'app';
    }
    const left = step.recoveryCodes.filter((one) => plain(one) !== plain(code));
    if (!step.isOn || left.length === step.recoveryCodes.length) return undefined;
    step.recoveryCodes = left;
    return 'recovery';
  }

  #step(): number {
    return Math.floor(this.#clock.now().epochMilliseconds / 30_000);
  }
}

function codeAt(step: number): string {
  return String(step % 1_000_000).padStart(6, '0');
}

/** A recovery code without what people type differently. */
function plain(code: string): string {
  return code.toUpperCase().replaceAll(/[^A-Z\d]/g, '');
}

const alreadyOn = rejected(409, 'SECOND_STEP_ON');

const off = rejected(409, 'SECOND_STEP_OFF');
