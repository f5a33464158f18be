import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * The box of a page that was drawn before its script. What was typed or ticked in it until the script came is handed to
 * `take` once, before anything draws the box anew. UI-02
 */
export function useEarlyInput(
  take: (box: HTMLInputElement) => void,
): RefObject<HTMLInputElement | null> {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const input = box.current;
    if (input === null) return;
    // The page's own text is the default: a box that the script drew holds nothing else.
    const isTouched =
      input.type === 'checkbox'
        ? input.checked !== input.defaultChecked
        : input.value !== input.defaultValue;
    if (isTouched) take(input);
    // Later it is the script that hears what is typed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return box;
}
