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

/**
 * Returns a ref for the element that takes the focus when `value` changes, but not initially. `mayTake` must be stable.
 */
export function useFocusOnChange<Focused extends HTMLElement>(
  value: unknown,
  mayTake: () => boolean = always,
): RefObject<Focused | null> {
  const element = useRef<Focused>(null);
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    if (mayTake()) element.current?.focus();
  }, [value, mayTake]);
  return element;
}

const always = (): boolean => true;

/** True if the focused control is gone. False once the visitor has gone on to another one. */
export function isFocusLost(): boolean {
  return document.activeElement === document.body;
}

/** Returns a check for later: true if the focus hasn't moved to another control since this call. */
export function watchFocus(): () => boolean {
  const pressed = document.activeElement;
  return () => document.activeElement === pressed || isFocusLost();
}

/** Focuses the element with this id when the form that it's in comes back: the control that was pressed is gone. */
export function useFocusOnReturn(isHere: boolean, id: string | null): void {
  const wasHere = useRef(isHere);
  useEffect(() => {
    if (isHere && !wasHere.current && id !== null) document.getElementById(id)?.focus();
    wasHere.current = isHere;
  }, [isHere, id]);
}
