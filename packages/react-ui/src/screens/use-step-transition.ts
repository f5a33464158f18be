import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * The snapshot to draw. It follows the flow, except while one step gives way to the next: then the browser is shown
 * the old step once more, so that it can fade from it (View Transitions), unless the visitor wants no motion or
 * `mayFade` is false: a transition is the whole page's, and a foreign page is not the flow's to move.
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
