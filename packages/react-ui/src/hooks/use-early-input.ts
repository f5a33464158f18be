import { type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from 'react';

/**
 * Returns the ref for an input of a prerendered page. If the visitor typed into it or ticked it before hydration,
 * calls `take` once, before React updates the input.
 */
export function useEarlyInput(
  take: (box: HTMLInputElement) => void,
): RefObject<HTMLInputElement | null> {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const input = box.current;
    if (input === null) return;
    // The default is what was prerendered. An input that React created has no other value.
    const isTouched =
      input.type === 'checkbox'
        ? input.checked !== input.defaultChecked
        : input.value !== input.defaultValue;
    if (isTouched) take(input);
    // Only once: later input reaches the event handlers.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return box;
}

/**
 * False while a page is prerendered or hydrated, when it may only show what is the same for every visitor. True afterwards, and
 * from the start when nothing was prerendered.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const never = (): (() => void) => () => undefined;
