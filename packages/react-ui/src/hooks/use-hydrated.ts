import { useSyncExternalStore } from 'react';

/**
 * False while a page is prerendered or hydrated, when it may only show what is the same for every visitor. True afterwards, and
 * from the start when nothing was prerendered.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const never = (): (() => void) => () => undefined;
