import { useEffect, useRef } from 'react';

/** Focuses a field when a submit was refused because of it. `refusals` counts the refused submits. */
export function useRefusalFocus(
  refusals: number,
  isWrong: boolean,
  find: () => HTMLElement | null | undefined,
): void {
  const latest = useRef({ isWrong, find });
  const hadRefusals = useRef(refusals);
  useEffect(() => {
    latest.current = { isWrong, find };
  });
  useEffect(() => {
    if (refusals === hadRefusals.current) return undefined;
    hadRefusals.current = refusals;
    if (!latest.current.isWrong) return undefined;
    // After the pressed button has taken the focus.
    const timer = setTimeout(() => latest.current.find()?.focus());
    return () => clearTimeout(timer);
  }, [refusals]);
}
