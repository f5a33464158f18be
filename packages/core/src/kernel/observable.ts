/** A value that can be watched. `get` answers the same object until `set` was called with another. */
export interface Observable<T> {
  get(): T;
  set(value: T): void;
  /** Calls `listener` after each change. Answers a function that stops it. */
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
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
