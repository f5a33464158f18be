import type { Temporal } from '../../src/kernel/temporal.ts';
import type { Clock } from '../../src/kernel/clock.port.ts';
import type { MemberSession } from '../../src/kernel/member-session.port.ts';

/** Nobody is signed in until a test says so. */
export class FakeMemberSession implements MemberSession {
  readonly #clock: Clock;
  #expiresAt: Temporal.Instant | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Signs a member in for so many ms from now; a negative number is a session that has ended. */
  signIn(forMs: number): void {
    this.#expiresAt = this.#clock.now().add({ milliseconds: forMs });
  }

  signOut(): void {
    this.#expiresAt = null;
  }

  expiresAt(): Temporal.Instant | null {
    return this.#expiresAt;
  }
}
