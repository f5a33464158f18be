import { type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from 'react';

type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Returns the ref for an input of a prerendered page. If the visitor typed into it, ticked it or chose from it before
 * hydration, calls `take` once, before React updates the input. For a list it always does.
 */
export function useEarlyInput<Input extends Box = HTMLInputElement>(
  take: (box: Input) => void,
): RefObject<Input | null> {
  const box = useRef<Input>(null);
  useLayoutEffect(() => {
    const input = box.current;
    if (input === null) return;
    // The default is what was prerendered. An input that React created has no other value.
    const { type, checked, defaultChecked, value, defaultValue } = input as HTMLInputElement;
    const isTick = type === 'checkbox' || type === 'radio';
    if (isTick ? checked !== defaultChecked : value !== defaultValue) take(input);
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
