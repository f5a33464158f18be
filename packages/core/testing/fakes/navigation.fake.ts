import type { Navigation } from '../../src/kernel/platform.port.ts';

/** An address bar with a history, without any pages. */
export class FakeNavigation implements Navigation {
  #entries: readonly string[];
  #index = 0;
  #isRevisited = false;
  readonly #listeners = new Set<() => void>();

  readonly #onLoad: (address: string) => void;

  /** `onLoad` is called with each address that the page leaves for. */
  constructor(start = '/membership', onLoad: (address: string) => void = () => undefined) {
    this.#entries = [start];
    this.#onLoad = onLoad;
  }

  current(): string {
    return this.#entries[this.#index] ?? '/';
  }

  isRevisited(): boolean {
    return this.#isRevisited;
  }

  push(path: string): void {
    this.#isRevisited = false;
    this.#show([...this.#entries.slice(0, this.#index + 1), path], this.#index + 1);
  }

  /** The addresses that the page has left for. */
  readonly loaded: string[] = [];

  load(address: string): void {
    this.loaded.push(address);
    this.#onLoad(address);
  }

  replace(path: string): void {
    this.#show(
      this.#entries.map((entry, index) => (index === this.#index ? path : entry)),
      this.#index,
    );
  }

  onChange(listener: () => void): () => void {
    const entry = (): void => {
      listener();
    };
    this.#listeners.add(entry);
    return () => {
      this.#listeners.delete(entry);
    };
  }

  /** Presses Back. Does nothing on the first entry. */
  back(): void {
    if (this.#index > 0) this.#revisit(this.#index - 1);
  }

  /** Presses Forward. Does nothing on the last entry. */
  forward(): void {
    if (this.#index < this.#entries.length - 1) this.#revisit(this.#index + 1);
  }

  /** Every entry of the history, oldest first. */
  get entries(): readonly string[] {
    return this.#entries;
  }

  #revisit(index: number): void {
    this.#isRevisited = true;
    this.#show(this.#entries, index);
  }

  #show(entries: readonly string[], index: number): void {
    const before = this.current();
    this.#entries = entries;
    this.#index = index;
    if (this.current() !== before) for (const listener of Array.from(this.#listeners)) listener();
  }
}
