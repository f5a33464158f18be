import type { KeyValueStore } from '@foyer/core';

/**
 * Shares a store among all elements of a page. Browsers report writes only to other tabs, so this also notifies the
 * other elements of the same page. Two elements then share a flow like two tabs.
 */
export function sharedInPage(store: KeyValueStore): KeyValueStore {
  const own = new Set<Listener>();
  const notifyOthers = (key: string): void => {
    for (const listener of everyListener) {
      if (listener.key !== key || own.has(listener)) continue;
      // Notifies in a separate task like the browser, so that no flow changes while another one is changing.
      queueMicrotask(() => {
        if (everyListener.has(listener)) listener.run();
      });
    }
  };
  return {
    read: (key) => store.read(key),
    write(key, value) {
      const written = store.write(key, value);
      if (written.ok) notifyOthers(key);
      return written;
    },
    remove(key) {
      store.remove(key);
      notifyOthers(key);
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

/** Wraps a store so that each name has separate keys. The empty name is the store itself. */
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
