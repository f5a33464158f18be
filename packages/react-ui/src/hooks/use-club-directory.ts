import type { ClubDirectory, ClubDirectorySnapshot } from '@foyer/core/clubs';
import { useEffect, useSyncExternalStore } from 'react';

import { useService } from '../di/foyer-provider.tsx';
import { classTokens } from '../di/tokens.ts';

/** The chain's clubs. Loads them when the first screen that lists them appears. */
export function useClubDirectory(): ClubDirectorySnapshot & { readonly directory: ClubDirectory } {
  const directory = useService(classTokens.clubs);
  const snapshot = useSyncExternalStore(
    directory.subscribe,
    directory.getSnapshot,
    directory.getSnapshot,
  );
  useEffect(() => {
    void directory.load();
  }, [directory]);
  return { ...snapshot, directory };
}
