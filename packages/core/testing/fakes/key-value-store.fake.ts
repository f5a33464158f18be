import { Err, Ok, type Result } from '../../src/kernel/result.ts';
import type { KeyValueStore, StoreFailure } from '../../src/kernel/key-value-store.port.ts';

/** The storage of one origin, seen by each of its tabs. */
interface Area {
  readonly values: Map<string, string>;
  readonly tabs: Set<FakeKeyValueStore>;
}

/** Storage in memory that can be full or blocked and that other tabs can write to. */
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
    this.#tellOthers(key);
    return Ok(undefined);
  }

  remove(key: string): void {
    if (this.#condition === 'blocked') return;
    if (this.#area.values.delete(key)) this.#tellOthers(key);
  }

  onOutsideChange(key: string, listener: () => void): () => void {
    const entry = { key, listener };
    this.#listeners.add(entry);
    return () => {
      this.#listeners.delete(entry);
    };
  }

  /** Another tab on the same storage: what one writes the other reads and is told of. LX-12 */
  openTab(): FakeKeyValueStore {
    return new FakeKeyValueStore(this.#area);
  }

  /** No room any more: writes fail, the rest works. LX-04 */
  fill(): void {
    this.#condition = 'full';
  }

  /** Storage switched off by the browser: nothing can be read or written. LX-04 */
  block(): void {
    this.#condition = 'blocked';
  }

  /** Room again, and allowed again. */
  restore(): void {
    this.#condition = 'working';
  }

  /** Whether something is stored there, whatever the condition. */
  isKept(key: string): boolean {
    return this.#area.values.has(key);
  }

  /** What is stored, whatever the condition: for looking, and for tampering through `openTab()`. */
  entries(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.#area.values);
  }

  #tellOthers(key: string): void {
    for (const tab of this.#area.tabs) if (tab !== this) tab.#hear(key);
  }

  #hear(key: string): void {
    for (const entry of Array.from(this.#listeners)) if (entry.key === key) entry.listener();
  }
}
