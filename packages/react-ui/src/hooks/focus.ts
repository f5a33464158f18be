import { type RefObject, useEffect, useRef } from 'react';

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

/** Returns a ref for the element that takes the focus when `value` changes, but not initially. */
export function useFocusOnChange<Focused extends HTMLElement>(
  value: unknown,
): RefObject<Focused | null> {
  const element = useRef<Focused>(null);
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    element.current?.focus();
  }, [value]);
  return element;
}
