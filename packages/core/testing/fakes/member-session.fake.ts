import type { Temporal } from '../../src/kernel/temporal.ts';
import type { Clock, MemberSession } from '../../src/kernel/platform.port.ts';

/** Nobody is signed in by default. */
export class FakeMemberSession implements MemberSession {
  readonly #clock: Clock;
  #expiresAt: Temporal.Instant | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Signs a member in for `forMs` from now. A negative number means an ended session. */
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
