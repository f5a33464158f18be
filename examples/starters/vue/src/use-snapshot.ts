import { onScopeDispose, type ShallowRef, shallowRef } from 'vue';

/** Anything of the core that has a snapshot: a flow, the list of clubs. */
interface Source<Snapshot> {
  getSnapshot(): Snapshot;
  subscribe(listener: () => void): () => void;
}

/** The current snapshot as a ref. A snapshot is replaced, never changed, so a shallow ref is enough. */
export function useSnapshot<Snapshot>(source: Source<Snapshot>): Readonly<ShallowRef<Snapshot>> {
  const snapshot = shallowRef(source.getSnapshot());
  onScopeDispose(
    source.subscribe(() => {
      snapshot.value = source.getSnapshot();
    }),
  );
  return snapshot;
}
