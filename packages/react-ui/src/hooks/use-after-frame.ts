import { startTransition, useEffect, useState } from 'react';

/** `value`, but a frame late: what is drawn by it keeps nobody waiting who has pressed something. */
export function useAfterFrame<T>(value: T): T {
  const [shown, show] = useState(value);
  useEffect(() => afterFrame(() => show(value)), [value]);
  return shown;
}

/** Draws by `change` once the next frame is drawn, in pieces between which a key or a press is heard; what it answers calls that off. */
export function afterFrame(change: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The timer is heard once the frame is drawn.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => startTransition(change));
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
