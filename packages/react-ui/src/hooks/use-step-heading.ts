import { type RefCallback, useCallback, useRef } from 'react';

import { useProduct } from '../di/foyer-provider.tsx';

export interface StepHeadingOptions {
  /** False if the flow is embedded in a page with its own title. */
  readonly namesPage: boolean;
  /**
   * True if the first step's heading takes the focus too, because the visitor came from a screen that no longer
   * exists.
   */
  readonly takesFocus: boolean;
}

/**
 * Sets the document title to the step's heading and moves the focus to each new step's heading, as a page load would.
 * It's a ref callback, because a lazily loaded step may render later than the flow enters it.
 */
export function useStepHeading(
  step: number,
  ready: boolean,
  { namesPage, takesFocus }: StepHeadingOptions,
): RefCallback<HTMLHeadingElement> {
  const product = useProduct();
  const before = useRef<{ readonly step: number; readonly ready: boolean } | null>(null);
  return useCallback(
    (heading: HTMLHeadingElement | null) => {
      if (heading === null) return;
      if (namesPage) document.title = `${heading.textContent} | ${product}`;
      // Returning to a step isn't a new step.
      const isNew =
        before.current?.ready === true ? before.current.step !== step : ready && takesFocus;
      before.current = { step, ready };
      if (!isNew) return;
      heading.focus({ preventScroll: true });
      if (namesPage) document.documentElement.scrollTop = 0;
      else heading.closest('.foyer-flow')?.scrollIntoView();
    },
    [step, ready, namesPage, takesFocus, product],
  );
}
