import { type RefObject, useLayoutEffect, useState } from 'react';

/** From this width on, in px, a calendar fits beside the times. */
const wide = 800;

/** True while the flow or dialog around the element is wide. Measures it, not the window, which may be a host page's. */
export function useIsWide(inside: RefObject<Element | null>): boolean {
  const [isWide, setIsWide] = useState(false);
  useLayoutEffect(() => {
    const around = inside.current?.closest('dialog, .foyer-flow');
    if (around == null) return;
    const measure = (): void => setIsWide(around.getBoundingClientRect().width >= wide);
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(around);
    return () => observer.disconnect();
  }, [inside]);
  return isWide;
}
