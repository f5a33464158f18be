import { useSyncExternalStore } from 'react';

/**
 * False while a page that was drawn before its script is taken over, and when it is drawn so: then only what every
 * visitor's page has in common may be shown. True from then on, and at once where the script draws.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const never = (): (() => void) => () => undefined;
