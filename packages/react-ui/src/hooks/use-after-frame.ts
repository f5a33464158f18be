import { startTransition, useEffect, useState } from 'react';

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
