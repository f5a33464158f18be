import type { Clock, IdSource } from '../../src/kernel/platform.port.ts';
import { type CallFailure, Err, Ok, type Result } from '../../src/kernel/result.ts';
import type { CodeSpent } from '../../src/corporate/corporate-repository.port.ts';

/** A code that was mailed to the company address. */
export interface SentCode {
  readonly email: string;
  /** Four digits. */
  readonly code: string;
  readonly sentAtMs: number;
}

interface LiveCode extends SentCode {
  tries: number;
  ended: boolean;
  /** When the code was used, and how often it was confirmed again afterwards. */
  usedAtMs: number | null;
  reconfirmations: number;
}

/**
 * Mails and checks codes. Per address: one valid code at a time, for 15 minutes, one use and 5 attempts; at most 3
 * codes an hour and 5 a day. In total: at most 10 codes and 30 attempts an hour, since all visitors of a fake share
 * one network. A used code is confirmed again for a minute.
 */
export class FakeEmailCodes {
  readonly #clock: Clock;
  readonly #ids: IdSource;
  readonly #codes: LiveCode[] = [];
  readonly #triedAtMs: number[] = [];

  constructor(clock: Clock, ids: IdSource) {
    this.#clock = clock;
    this.#ids = ids;
  }

  /** Every code sent, oldest first. */
  get codes(): readonly SentCode[] {
    return this.#codes.map(({ email, code, sentAtMs }) => ({ email, code, sentAtMs }));
  }

  /** Mails a new code and invalidates the previous one. */
  send(email: string): Result<void, CallFailure> {
    const sentTo = this.#codes.filter((one) => one.email === email).map((one) => one.sentAtMs);
    const everywhere = this.#codes.map((one) => one.sentAtMs);
    const waitMs = Math.max(
      this.#waitMs(sentTo, 3, hourMs),
      this.#waitMs(sentTo, 5, 24 * hourMs),
      this.#waitMs(everywhere, 10, hourMs),
    );
    if (waitMs > 0) return Err({ kind: 'rate-limited', retryAfterMs: waitMs });
    for (const code of this.#codes) if (code.email === email) code.ended = true;
    const code = (Number.parseInt(this.#ids.next().slice(0, 8), 16) % 10_000)
      .toString()
      .padStart(4, '0');
    this.#codes.push({
      email,
      code,
      sentAtMs: this.#nowMs(),
      tries: 0,
      ended: false,
      usedAtMs: null,
      reconfirmations: 0,
    });
    return Ok(undefined);
  }

  /** Checks a code; a correct one is used up. */
  try(email: string, typed: string): Result<boolean, CallFailure | CodeSpent> {
    const waitMs = this.#waitMs(this.#triedAtMs, 30, hourMs);
    if (waitMs > 0) return Err({ kind: 'rate-limited', retryAfterMs: waitMs });
    this.#triedAtMs.push(this.#nowMs());
    const live = this.#codes.find((one) => one.email === email && !one.ended);
    if (live === undefined || this.#nowMs() - live.sentAtMs >= lifetimeMs) {
      return Ok(this.#wasUsed(email, typed));
    }
    if (live.tries >= 5) return Err({ kind: 'code-spent' });
    live.tries += 1;
    live.ended = live.code === typed;
    if (live.ended) live.usedAtMs = this.#nowMs();
    return Ok(live.ended);
  }

  #wasUsed(email: string, typed: string): boolean {
    const used = this.#codes.findLast((one) => one.email === email && one.usedAtMs !== null);
    if (used?.usedAtMs == null || this.#nowMs() - used.usedAtMs > reconfirmWithinMs) return false;
    used.reconfirmations += 1;
    return used.reconfirmations <= 3 && used.code === typed;
  }

  /** Time until the limit allows another one, in ms; 0 if it does now. `timesMs` is sorted. */
  #waitMs(timesMs: readonly number[], most: number, withinMs: number): number {
    const oldest = timesMs.at(-most);
    return oldest === undefined ? 0 : Math.max(0, oldest + withinMs - this.#nowMs());
  }

  #nowMs(): number {
    return this.#clock.now().epochMilliseconds;
  }
}

const hourMs = 3_600_000;
const lifetimeMs = 900_000;
const reconfirmWithinMs = 60_000;
