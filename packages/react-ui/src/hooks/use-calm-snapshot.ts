import { useDeferredValue } from 'react';

/** As much of a flow's snapshot as tells whether the visitor has done anything yet. */
interface BegunSnapshot {
  readonly refusals: number;
  /** What is told of a box that was left comes before the next one is brought into sight: it would move away again. */
  readonly errors: object;
  readonly state: { readonly createdDate: string | null };
}

/**
 * The snapshot to draw. What a flow finds out by itself before the visitor has done anything, that it is ready, the
 * chain's configuration, a club nearby, is drawn in pieces, between which a key or a tap is heard: drawn at once each would
 * hold up a slow phone. From the visitor's first doing on what the flow says is drawn at once.
 */
export function useCalmSnapshot<Snapshot extends BegunSnapshot>(snapshot: Snapshot): Snapshot {
  const { state, refusals, errors } = snapshot;
  const isBegun = state.createdDate !== null || refusals > 0 || Object.keys(errors).length > 0;
  const calm = useDeferredValue(isBegun ? null : snapshot);
  return isBegun || calm === null ? snapshot : calm;
}
