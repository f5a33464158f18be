import { rejected } from './call-faults.fake.ts';
import type { InvitationUsed } from '../../src/corporate/corporate-repository.port.ts';
import { type CallFailure, Err, Ok, type Result } from '../../src/kernel/result.ts';
import type { Clock, IdSource } from '../../src/kernel/platform.port.ts';

interface Invitation {
  readonly code: string;
  readonly accountId: string;
  readonly expiresAtMs: number;
  /** The address of the person who used it. */
  usedBy: string | null;
}

/**
 * The invitation codes of a `FakeBackEnd`. Each works for one person, for 90 days. An address has 5 attempts in 15
 * minutes; all addresses together have 30 an hour, since all visitors of a fake share one network.
 */
export class FakeInvitations {
  readonly #clock: Clock;
  readonly #ids: IdSource;
  readonly #hasJoined: (email: string) => boolean;
  readonly #all: Invitation[] = [];
  readonly #tries: { readonly email: string; readonly atMs: number }[] = [];

  constructor(clock: Clock, ids: IdSource, hasJoined: (email: string) => boolean) {
    this.#clock = clock;
    this.#ids = ids;
    this.#hasJoined = hasJoined;
  }

  create(accountId: string): string {
    const text = this.#ids.next().replaceAll('-', '').toUpperCase();
    const code = `${text.slice(0, 5)}-${text.slice(5, 10)}`;
    const expiresAtMs = this.#nowMs() + lifetimeMs;
    this.#all.push({ code: plain(code), accountId, expiresAtMs, usedBy: null });
    return code;
  }

  /** True if the employer has a code that someone can still use. */
  isOfferedBy(accountId: string): boolean {
    return this.#all.some(
      (one) =>
        one.accountId === accountId && one.usedBy === null && this.#nowMs() < one.expiresAtMs,
    );
  }

  /** The employer whose code this address used. */
  accountOf(email: string): string | null {
    return this.#all.findLast(({ usedBy }) => usedBy === email)?.accountId ?? null;
  }

  /** Returns the employer's account id; null for a code that doesn't work. */
  use(
    typed: string,
    email: string,
    covers: (accountId: string) => boolean,
  ): Result<string | null, CallFailure | InvitationUsed> {
    const waitMs = Math.max(
      this.#waitMs(
        this.#tries.filter((one) => one.email === email),
        5,
        quarterMs,
      ),
      this.#waitMs(this.#tries, 30, hourMs),
    );
    if (waitMs > 0) return Err({ kind: 'rate-limited', retryAfterMs: waitMs });
    this.#tries.push({ email, atMs: this.#nowMs() });
    const found = this.#all.find(({ code }) => code === plain(typed));
    if (found === undefined || this.#nowMs() >= found.expiresAtMs) return Ok(null);
    if (this.#hasJoined(email)) return Err({ kind: 'invitation-used' });
    if (found.usedBy !== null && found.usedBy !== email) return Ok(null);
    if (!covers(found.accountId)) return Err(rejected(422, 'NOT_ELIGIBLE', 'facilityId'));
    found.usedBy = email;
    return Ok(found.accountId);
  }

  #waitMs(tries: readonly { readonly atMs: number }[], most: number, withinMs: number): number {
    const oldest = tries.at(-most);
    return oldest === undefined ? 0 : Math.max(0, oldest.atMs + withinMs - this.#nowMs());
  }

  #nowMs(): number {
    return this.#clock.now().epochMilliseconds;
  }
}

/** A code without what people type differently. */
function plain(code: string): string {
  return code.replaceAll(/[\s-]/g, '').toUpperCase();
}

const hourMs = 3_600_000;
const quarterMs = hourMs / 4;
const lifetimeMs = 90 * 24 * hourMs;
