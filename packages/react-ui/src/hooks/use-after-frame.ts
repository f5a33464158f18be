import { startTransition, useEffect, useState } from 'react';

/** `value`, but a frame late: what is drawn by it keeps nobody waiting who has pressed something. */
export function useAfterFrame<T>(value: T, first: T = value): T {
  const [shown, show] = useState(first);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The timer is heard once the frame is drawn.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => show(value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return shown;
}
