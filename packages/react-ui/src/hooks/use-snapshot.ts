import { useSyncExternalStore } from 'react';

/** What a class of the core shows. */
interface Source<Snapshot> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => Snapshot;
}

/** The current snapshot; the component renders again with the next one. Also works while a page is prerendered. */
export function useSnapshot<Snapshot>({ subscribe, getSnapshot }: Source<Snapshot>): Snapshot {
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}
