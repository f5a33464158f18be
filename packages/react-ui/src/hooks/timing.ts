import { startTransition, useEffect, useState } from 'react';

import { useService } from '../di/foyer-provider.tsx';
import { portTokens } from '../di/tokens.ts';

/** The longest time to wait for an idle moment, in ms. A busy page may not have one for a while. */
const longestMs = 2000;

/**
 * Resolves when the page is idle. For prefetching, because requesting a file takes a slow phone several ms, and
 * twenty in a row would delay input.
 */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    const goOn = (): void => resolve();
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(goOn, { timeout: longestMs });
    else setTimeout(goOn);
  });
}

/** True once `waiting` has lasted `ms` milliseconds without a break. */
export function useDelayed(waiting: boolean, ms: number): boolean {
  const clock = useService(portTokens.clock);
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const cancel = clock.after(ms, () => setWaited(true));
    return () => {
      cancel();
      setWaited(false);
    };
  }, [clock, waiting, ms]);
  return waiting && waited;
}

/** Returns `value` one frame late, for updates that shouldn't delay the response to a press. */
export function useAfterFrame<T>(value: T): T {
  const [shown, show] = useState(value);
  useEffect(() => afterFrame(() => show(value)), [value]);
  return shown;
}

/**
 * Runs `change` as a transition after the next frame, so that it stays interruptible by input. Returns a function
 * that cancels it.
 */
export function afterFrame(change: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A timer set in an animation frame fires after that frame is painted.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => startTransition(change));
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
