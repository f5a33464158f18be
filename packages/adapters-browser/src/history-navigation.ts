import type { Navigation } from '@foyer/core';

/**
 * The browser's address bar and history. Tells of its own moves and of Back and Forward; a move that another script
 * makes through `history` shows with the next of these.
 */
export class HistoryNavigation implements Navigation {
  readonly #window: Window;
  readonly #listeners = new Set<() => void>();
  #shown: string;
  #isRevisited: boolean;

  constructor(page: Window = window) {
    this.#window = page;
    this.#shown = this.current();
    this.#isRevisited = isLoadedByHistory(page);
    page.addEventListener('popstate', () => {
      this.#isRevisited = true;
      this.#tell();
    });
  }

  current(): string {
    const { pathname, search } = this.#window.location;
    return pathname + search;
  }

  isRevisited(): boolean {
    return this.#isRevisited;
  }

  push(path: string): void {
    this.#isRevisited = false;
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
    this.#listeners.add(entry);
    return () => {
      this.#listeners.delete(entry);
    };
  }

  #tell(): void {
    const shown = this.current();
    if (shown === this.#shown) return;
    this.#shown = shown;
    for (const listener of Array.from(this.#listeners)) listener();
  }
}

/** Back or Forward from a page of another program, or of this one before it was loaded anew. */
function isLoadedByHistory({ performance }: Window): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'back_forward';
}
