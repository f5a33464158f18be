import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Returns the snapshot to render. It follows the flow, but between two steps it stays on the old one until a view
 * transition has captured it. There's no transition if the visitor prefers reduced motion or if `mayFade` is false,
 * because a transition affects the whole page and a host page isn't ours to animate.
 */
export function useStepTransition<
  Snapshot extends { readonly ready: boolean; readonly state: { readonly step: number } },
>(snapshot: Snapshot, mayFade: boolean): Snapshot {
  const [shown, setShown] = useState(snapshot);
  const { step } = snapshot.state;
  const isLeaving = step !== shown.state.step;
  if (!isLeaving && shown !== snapshot) setShown(snapshot);

  const newest = useRef(snapshot);
  useLayoutEffect(() => {
    newest.current = snapshot;
  }, [snapshot]);

  const fades = shown.ready && mayFade;
  useLayoutEffect(() => {
    if (!isLeaving) return;
    const follow = (): void => setShown(newest.current);
    if (fades && mayMove()) document.startViewTransition(() => flushSync(follow));
    else follow();
  }, [isLeaving, fades]);
  return isLeaving ? shown : snapshot;
}

function mayMove(): boolean {
  const { startViewTransition } = document as Partial<Pick<Document, 'startViewTransition'>>;
  return (
    startViewTransition !== undefined &&
    document.visibilityState === 'visible' &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
