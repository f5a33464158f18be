import { useSyncExternalStore } from 'react';

/** The address's fragment, which browsers send to no server; empty while a page is prerendered. */
export function useFragment(): string {
  return useSyncExternalStore(
    onChange,
    () => window.location.hash.slice(1),
    () => '',
  );
}

function onChange(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}
