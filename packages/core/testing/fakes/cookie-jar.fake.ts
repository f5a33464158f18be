import type { Clock, CookieJar } from '../../src/kernel/platform.port.ts';

/** Cookies in memory that expire by the given clock. */
export class FakeCookieJar implements CookieJar {
  readonly #clock: Clock;
  readonly #cookies = new Map<string, { readonly value: string; readonly expiresAtMs: number }>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  read(name: string): string | null {
    const cookie = this.#cookies.get(name);
    if (cookie === undefined || cookie.expiresAtMs <= this.#nowMs()) return null;
    return cookie.value;
  }

  write(name: string, value: string, maxAgeSeconds: number): void {
    this.#cookies.set(name, { value, expiresAtMs: this.#nowMs() + maxAgeSeconds * 1000 });
  }

  remove(name: string): void {
    this.#cookies.delete(name);
  }

  /** The current cookies. */
  entries(): Readonly<Record<string, string>> {
    const live = [...this.#cookies].filter(([name]) => this.read(name) !== null);
    return Object.fromEntries(live.map(([name, { value }]) => [name, value]));
  }

  #nowMs(): number {
    return this.#clock.now().epochMilliseconds;
  }
}
