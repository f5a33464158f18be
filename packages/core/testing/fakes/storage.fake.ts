import { Err, Ok, type Result } from '../../src/kernel/result.ts';
import type {
  KeyValueStore,
  StoreFailure,
  Clock,
  CookieJar,
} from '../../src/kernel/platform.port.ts';
import type {
  OfflinePass,
  OfflinePassFailure,
  SavedPass,
} from '../../src/account/offline-pass.port.ts';

/** The storage of one origin, shared by all tabs. */
interface Area {
  readonly values: Map<string, string>;
  readonly tabs: Set<FakeKeyValueStore>;
}

/** In-memory storage that can be full or blocked, and that other tabs can write to. */
export class FakeKeyValueStore implements KeyValueStore {
  #condition: 'working' | 'full' | 'blocked' = 'working';
  readonly #area: Area;
  readonly #listeners = new Set<{ readonly key: string; readonly listener: () => void }>();

  constructor(area: Area = { values: new Map(), tabs: new Set() }) {
    this.#area = area;
    area.tabs.add(this);
  }

  read(key: string): string | null {
    return this.#condition === 'blocked' ? null : (this.#area.values.get(key) ?? null);
  }

  write(key: string, value: string): Result<void, StoreFailure> {
    if (this.#condition !== 'working') return Err({ kind: this.#condition });
    const { values } = this.#area;
    // Browsers don't notify other tabs of a write that changes nothing.
    if (values.get(key) === value) return Ok(undefined);
    values.set(key, value);
    this.#notifyOthers(key);
    return Ok(undefined);
  }

  remove(key: string): void {
    if (this.#condition === 'blocked') return;
    if (this.#area.values.delete(key)) this.#notifyOthers(key);
  }

  onOutsideChange(key: string, listener: () => void): () => void {
    const entry = { key, listener };
    this.#listeners.add(entry);
    return () => {
      this.#listeners.delete(entry);
    };
  }

  /** Another tab with the same storage. Each tab is notified of the others' writes. */
  openTab(): FakeKeyValueStore {
    return new FakeKeyValueStore(this.#area);
  }

  /** Makes the storage full: writes fail, everything else works. */
  fill(): void {
    this.#condition = 'full';
  }

  /** Simulates storage that the browser turned off: nothing can be read or written. */
  block(): void {
    this.#condition = 'blocked';
  }

  /** Undoes `fill` and `block`. */
  restore(): void {
    this.#condition = 'working';
  }

  /** True if the key is stored, even while storage is blocked. */
  isKept(key: string): boolean {
    return this.#area.values.has(key);
  }

  /** The stored entries, even while storage is blocked. To tamper with them, use `openTab()`. */
  entries(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.#area.values);
  }

  #notifyOthers(key: string): void {
    for (const tab of this.#area.tabs) if (tab !== this) tab.#hear(key);
  }

  #hear(key: string): void {
    for (const entry of Array.from(this.#listeners)) if (entry.key === key) entry.listener();
  }
}

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

/** A browser that shows the saved pass without a connection. */
export class FakeOfflinePass implements OfflinePass {
  /** Null if nothing is saved. */
  saved: SavedPass | null = null;
  /** Makes the browser refuse, as in a private window. */
  isBlocked = false;

  async save(pass: SavedPass): Promise<Result<void, OfflinePassFailure>> {
    if (this.isBlocked) return Err({ kind: 'unavailable' });
    this.saved = pass;
    return Ok(undefined);
  }

  async clear(): Promise<Result<void, OfflinePassFailure>> {
    if (this.isBlocked) return Err({ kind: 'unavailable' });
    this.saved = null;
    return Ok(undefined);
  }
}
