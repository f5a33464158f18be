import type { KeyValueStore } from '@foyer/core';

/**
 * The same store for each element of a page. A browser tells of a write in other tabs only; here the other elements of
 * this page hear of it too, so that two of them keep one flow as two tabs do. LX-12, EM-01
 */
export function sharedInPage(store: KeyValueStore): KeyValueStore {
  const own = new Set<Listener>();
  const tellOthers = (key: string): void => {
    for (const listener of everyListener) {
      if (listener.key !== key || own.has(listener)) continue;
      // In a turn of its own, as the browser does it: no flow changes while another is in mid-change.
      queueMicrotask(() => {
        if (everyListener.has(listener)) listener.run();
      });
    }
  };
  return {
    read: (key) => store.read(key),
    write(key, value) {
      const written = store.write(key, value);
      if (written.ok) tellOthers(key);
      return written;
    },
    remove(key) {
      store.remove(key);
      tellOthers(key);
    },
    onOutsideChange(key, run) {
      const listener = { key, run };
      own.add(listener);
      everyListener.add(listener);
      const stop = store.onOutsideChange(key, run);
      return () => {
        stop();
        own.delete(listener);
        everyListener.delete(listener);
      };
    },
  };
}

/** A store whose keys are apart from those of other names; the empty name is the store itself. */
export function namedStore(store: KeyValueStore, name: string): KeyValueStore {
  if (name === '') return store;
  const named = (key: string): string => `${key}.${name}`;
  return {
    read: (key) => store.read(named(key)),
    write: (key, value) => store.write(named(key), value),
    remove: (key) => store.remove(named(key)),
    onOutsideChange: (key, listener) => store.onOutsideChange(named(key), listener),
  };
}

interface Listener {
  readonly key: string;
  readonly run: () => void;
}

const everyListener = new Set<Listener>();
