import type { Navigation } from '@foyer/core';
import { createObservable, type Observable } from '@foyer/core/kernel';

/**
 * The browser's URL and history. Notifies listeners of its own navigation and of Back and Forward. If another script
 * changes `history`, listeners learn of it at the next navigation.
 */
export class HistoryNavigation implements Navigation {
  readonly #window: Window;
  readonly #shown: Observable<string>;
  #isRevisited: boolean;

  constructor(page: Window = window) {
    this.#window = page;
    this.#shown = createObservable(this.current());
    this.#isRevisited = isLoadedByHistory(page);
    // First of all listeners, since a router's may replace the screens that must hear of it.
    page.addEventListener(
      'popstate',
      () => {
        this.#isRevisited = true;
        this.#notify();
      },
      { capture: true },
    );
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
    this.#notify();
  }

  replace(path: string): void {
    const { history } = this.#window;
    // Keeps the state that a router stored with the entry.
    history.replaceState(history.state, '', path);
    this.#notify();
  }

  load(address: string): void {
    this.#window.location.assign(address);
  }

  onChange(listener: () => void): () => void {
    return this.#shown.subscribe(listener);
  }

  #notify(): void {
    this.#shown.set(this.current());
  }
}

/** True after Back or Forward from another application's page, or from this page before a reload. */
function isLoadedByHistory({ performance }: Window): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'back_forward';
}
