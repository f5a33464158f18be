/** A value that can be observed. `get` returns the same object until `set` is called with another one. */
export interface Observable<T> {
  get(): T;
  set(value: T): void;
  /**
   * Calls `listener` after each change. Returns a function that unsubscribes. If a listener throws, the others are
   * still called, and the platform reports the error as uncaught.
   */
  subscribe(listener: () => void): () => void;
}

export function createObservable<T>(initial: T): Observable<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (value) => {
      if (Object.is(value, current)) return;
      current = value;
      // A copy, because a listener may subscribe another.
      for (const listener of Array.from(listeners)) {
        try {
          listener();
        } catch (error) {
          queueMicrotask(() => {
            throw error;
          });
        }
      }
    },
    subscribe: (listener) => {
      const entry = (): void => listener();
      listeners.add(entry);
      return () => listeners.delete(entry);
    },
  };
}
