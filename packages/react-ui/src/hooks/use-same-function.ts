import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same one, whichever it calls by now: what is told by it is not drawn anew with it. */
export function useSameFunction<Args extends readonly unknown[]>(
  call: (...args: Args) => void,
): (...args: Args) => void {
  const newest = useRef(call);
  useLayoutEffect(() => {
    newest.current = call;
  });
  return useCallback((...args) => newest.current(...args), []);
}
