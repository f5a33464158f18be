import type { Navigation } from '@foyer/core';

/**
 * The browser's address bar and history. Tells of its own moves and of Back and Forward; a move that another script
 * makes through `history` shows with the next of these.
 */
export class HistoryNavigation implements Navigation {
  readonly #window: Window;
  readonly #listeners = new Set<() => void>();
  #shown: string;

  constructor(page: Window = window) {
    this.#window = page;
    this.#shown = this.current();
  }

  current(): string {
    const { pathname, search } = this.#window.location;
    return pathname + search;
  }

  push(path: string): void {
    this.#window.history.pushState(null, '', path);
    this.#tell();
  }

  replace(path: string): void {
    const { history } = this.#window;
    // What a router keeps with the entry stays with it.
    history.replaceState(history.state, '', path);
    this.#tell();
  }

  load(address: string): void {
    this.#window.location.assign(address);
  }

  onChange(listener: () => void): () => void {
    const entry = (): void => {
      listener();
    };
    if (this.#listeners.size === 0) {
      this.#shown = this.current();
      this.#window.addEventListener('popstate', this.#tell);
    }
    this.#listeners.add(entry);
    return () => {
      this.#listeners.delete(entry);
      if (this.#listeners.size === 0) this.#window.removeEventListener('popstate', this.#tell);
    };
  }

  readonly #tell = (): void => {
    const shown = this.current();
    if (shown === this.#shown) return;
    this.#shown = shown;
    for (const listener of Array.from(this.#listeners)) listener();
  };
}
